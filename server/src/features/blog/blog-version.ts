import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';

export const BLOG_VERSION_KEY = 'blog-version';

/** How long another process may still show the state before a change. */
const TRUSTED_MS = 1_000;

export type BlogVersion = {
  /** A text that changes with the blog. Queries the database at most once a second. */
  current(): Promise<string>;
  /** Makes the next call query the database. */
  forget(): void;
};

/**
 * Tells when cached content of the blog is outdated. While the database is unreachable, returns the last known version,
 * so that cached pages are still served.
 */
export function createBlogVersion(db: Database, clock: { now(): Date }): BlogVersion {
  let asked: { at: number; answer: Promise<string> } | null = null;
  let lastKnown: string | null = null;
  const ask = async () => {
    try {
      lastKnown = await readVersion(db);
    } catch (error) {
      if (lastKnown === null) throw error;
    }
    return lastKnown;
  };
  return {
    current() {
      const now = clock.now().getTime();
      if (asked && now - asked.at < TRUSTED_MS) return asked.answer;
      const answer = ask();
      asked = { at: now, answer };
      return answer;
    },
    forget() {
      asked = null;
    },
  };
}

async function readVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, BLOG_VERSION_KEY));
  return row?.value ?? 'none';
}
