import type { BlogPost } from '@named-first/contract';
import { changeBlog } from './change-blog.ts';
import type { BlogDeps } from './deps.ts';
import { lockPost } from './lock-post.ts';
import { getVersion, type VersionPlace } from './post-versions.ts';
import { readRequest, storeChanges } from './save-post.ts';
import { orSlugTaken } from './slug-taken.ts';

/**
 * Saves the text of an earlier version again. Does not change whether the post is published, because restoring an old
 * text must not take a page offline.
 *
 * @throws AppError `not-found`, `blog-post-not-found`, `changed-meanwhile`, `slug-taken`.
 */
export function restoreVersion(
  deps: Pick<BlogDeps, 'db' | 'blogVersion' | 'clock'>,
  place: VersionPlace,
  expected: string | null,
): Promise<BlogPost> {
  return orSlugTaken(() =>
    changeBlog(deps, async (tx) => {
      const before = await lockPost(tx, place.postId, expected);
      const version = await getVersion({ db: tx }, place);
      return storeChanges(deps, tx, before, readRequest({ ...version, published: before.published }));
    }),
  );
}
