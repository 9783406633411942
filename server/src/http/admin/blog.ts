import { BLOG_CONTENT_LIMIT, type BlogPost, JSON_BODY_LIMIT } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import { deletePost, restorePost } from '../../features/blog/delete-post.ts';
import type { BlogDeps } from '../../features/blog/deps.ts';
import { getPostById } from '../../features/blog/list-all-posts.ts';
import { getVersion, listVersions } from '../../features/blog/post-versions.ts';
import { linkToPreview } from '../../features/blog/preview-post.ts';
import { restoreVersion } from '../../features/blog/restore-version.ts';
import { createPost, updatePost } from '../../features/blog/save-post.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

/**
 * Articles contain some quotes and line breaks, each of which takes two characters in JSON. A larger body is not an
 * article.
 */
const POST_BODY_LIMIT = 2 * BLOG_CONTENT_LIMIT + JSON_BODY_LIMIT;

/**
 * Changes to the blog. The caller guards these routes. A request whose `If-Match` contains the `ETag` of the edited
 * post (its quoted `updatedAt`) is refused with 412 if the post was saved in the meantime (RFC 9110 §13.1.1).
 */
export function blogAdminRoutes(deps: HttpDeps & BlogDeps) {
  const body = acceptJson(POST_BODY_LIMIT);
  const id = (c: Context, name = 'id') => rowId(c.req.param(name) ?? '');
  const place = (c: Context) => ({ postId: id(c), versionId: id(c, 'versionId') });
  return new Hono<AppEnv>()
    .on(...at('createPost'), body, async (c) => answer(c, await createPost(deps, await readJson(c)), 201))
    .on(...at('updatePost'), body, async (c) =>
      answer(c, await updatePost(deps, { id: id(c), expected: expectedOf(c) }, await readJson(c))),
    )
    .on(...at('deletePost'), async (c) => {
      await deletePost(deps, { id: id(c), expected: expectedOf(c) });
      return c.json({ success: true });
    })
    .on(...at('restorePost'), async (c) => answer(c, await restorePost(deps, id(c))))
    .on(...at('previewPost'), async (c) => c.json(await linkToPreview(deps, id(c))))
    .on(...at('listPostVersions'), async (c) => c.json(await listVersions(deps, id(c))))
    .on(...at('getPostVersion'), async (c) => c.json(await getVersion(deps, place(c))))
    .on(...at('restorePostVersion'), async (c) => answer(c, await restoreVersion(deps, place(c), expectedOf(c))))
    .on(...at('getPostForEditing'), async (c) => answer(c, await getPostById(deps, id(c))));
}

function answer(c: Context, post: BlogPost, status: 200 | 201 = 200) {
  return c.json(post, status, { ETag: `"${post.updatedAt}"` });
}

/**
 * The `updatedAt` in the tag of `If-Match`. Compression, here or in a proxy, marks a tag as weak. Our tags identify the
 * stored post regardless of compression, so the mark is ignored.
 *
 * @throws AppError `changed-meanwhile` for an ETag that is not ours, because it cannot match.
 */
function expectedOf(c: Context): string | null {
  const ifMatch = c.req.header('if-match');
  if (ifMatch === undefined || ifMatch === '*') return null;
  const quoted = /^(?:W\/)?"([^"]+)"$/.exec(ifMatch);
  if (!quoted) throw new AppError('changed-meanwhile');
  return quoted[1]!;
}
