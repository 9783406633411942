import { lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import { IDLE_MS, LIFETIME_MS } from './session-token.ts';

/** A condition for sessions that have expired, by age or by inactivity. */
export function hasEnded(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return or(lt(sessions.createdAt, before(LIFETIME_MS)), lt(sessions.lastSeenAt, before(IDLE_MS)));
}

/** @returns the number of deleted sessions. */
export async function deleteEndedSessions(db: Database, now: Date): Promise<number> {
  const deleted = await db.delete(sessions).where(hasEnded(now)).returning({ tokenHash: sessions.tokenHash });
  return deleted.length;
}
