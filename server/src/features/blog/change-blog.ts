import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';
import { BLOG_VERSION_KEY } from './blog-version.ts';
import type { BlogDeps } from './deps.ts';

/**
 * Every change of `blog_posts` goes through this function: `work` runs in one transaction, which also gives the blog a
 * new version. After the commit, this process renders pages and feeds again at the next request, and every other
 * process does within a second.
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
