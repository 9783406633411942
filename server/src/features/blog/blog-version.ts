import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';

export const BLOG_VERSION_KEY = 'blog-version';

/** How long another process may go on showing what was true before a change. */
const TRUSTED_MS = 1_000;

export type BlogVersion = {
  /** A text that is another one after every change of the blog. Asked of the database once a second at most. */
  current(): Promise<string>;
  /** Asks anew the next time. */
  forget(): void;
};

/**
 * Tells what was made from the blog when it is out of date. While the database does not answer, the last version known
 * stands, so that kept pages are still served.
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
