import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';
import { BLOG_VERSION_KEY } from './blog-version.ts';
import type { BlogDeps } from './deps.ts';

/**
 * Every change of `blog_posts` goes through here: `work` runs in one transaction, which also gives the blog a new
 * version. Once it is committed, this process makes pages and feeds anew at the next request, and every other process
 * within a second.
 */
export async function changeBlog<T>(
  deps: Pick<BlogDeps, 'db' | 'blogVersion'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await deps.db.transaction(async (tx) => {
      const result = await work(tx);
      const value = randomUUID();
      await tx
        .insert(appSettings)
        .values({ key: BLOG_VERSION_KEY, value })
        .onConflictDoUpdate({ target: appSettings.key, set: { value } });
      return result;
    });
  } finally {
    deps.blogVersion.forget();
  }
}
