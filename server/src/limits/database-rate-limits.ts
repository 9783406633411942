import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/index.ts';
import type { RateLimitCount, RateLimitStore } from './rate-limits.ts';

/**
 * Windows start at multiples of ten seconds, so that processes that see the first requests of an address at the same
 * time open the same window.
 */
const OPENS_ON_MS = 10_000;
const KEPT_MS = 60 * 60 * 1000;
/** The maximum difference between the clocks of two processes. */
const CLOCKS_APART_MS = 60_000;

/** Counts that all processes share. Opening a window removes windows older than an hour. */
export function createDatabaseRateLimits(db: Database): RateLimitStore {
  return {
    async add(key, seconds, now) {
      const newest = newestWindow(key, seconds, now);
      const opens = new Date(Math.floor(now.getTime() / OPENS_ON_MS) * OPENS_ON_MS);
      const [row] = await db
        .insert(rateLimits)
        .values({ key, windowStart: sql`coalesce((${newest}), ${opens.toISOString()}::timestamptz)`, count: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowStart],
          set: { count: sql`${rateLimits.count} + 1` },
        })
        .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
      if (row!.count === 1) await removePassedWindows(db, now);
      return counted(row!, seconds);
    },
    async read(key, seconds, now) {
      const { rows } = await db.execute<{ count: number; window_start: Date | string }>(
        sql`select count, window_start from ${rateLimits} where key = ${key} and window_start = (${newestWindow(key, seconds, now)})`,
      );
      const row = rows[0];
      return row ? counted({ count: row.count, windowStart: new Date(row.window_start) }, seconds) : null;
    },
  };
}

function newestWindow(key: string, seconds: number, now: Date) {
  const since = new Date(now.getTime() - seconds * 1000).toISOString();
  // A window in the future was opened before the clock was set back. Ignore it, or callers stay locked out.
  const until = new Date(now.getTime() + CLOCKS_APART_MS).toISOString();
  return sql`select max(window_start) from ${rateLimits}
    where key = ${key} and window_start > ${since}::timestamptz and window_start <= ${until}::timestamptz`;
}

/** Removes windows that no limit reads any more. Returns how many. */
export async function removePassedWindows(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const removed = await db
    .delete(rateLimits)
    .where(sql`${rateLimits.windowStart} < ${before}::timestamptz`)
    .returning({ count: rateLimits.count });
  return removed.length;
}

function counted(row: { count: number; windowStart: Date }, seconds: number): RateLimitCount {
  return { count: row.count, resetsAt: new Date(row.windowStart.getTime() + seconds * 1000) };
}
