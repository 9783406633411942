import { type ApiError, type BlogPostDetail, type BlogPostPage, pathOf } from '@named-first/contract';
import { data } from 'react-router';
import type { FetchApi } from '../../api/in-process.server';

/** How long the page waits for its posts. After that it is sent without them, and the browser fetches them. */
const TIMEOUT_MS = 1_500;
const POSTS_A_PAGE = 12;

export type ListQuery = { cursor: string | null; tag: string | null };

/**
 * One page of the public list. Null if the posts could not be read in time.
 *
 * @throws a 404 response for a cursor that no page gave out.
 */
export async function readPostPage(fetchApi: FetchApi | null, query: ListQuery): Promise<BlogPostPage | null> {
  const search = new URLSearchParams({ published: 'true', view: 'summary', limit: String(POSTS_A_PAGE) });
  if (query.cursor !== null) search.set('cursor', query.cursor);
  if (query.tag !== null) search.set('tag', query.tag);
  const answer = await inTime(fetchApi?.(new Request(`http://internal${pathOf('listPosts')}?${search}`)));
  if (answer?.status === 400) throw data(null, { status: 404 });
  if (!answer?.ok) return null;
  return (await answer.json()) as BlogPostPage;
}

/**
 * One post with its neighbours, or null.
 *
 * @param preview the token of a preview link, which shows a draft too.
 * @throws a 502 response if it could not be read, a 503 with the API's message while nothing can be loaded.
 */
export async function readPost(
  fetchApi: FetchApi | null,
  slug: string,
  preview: string | null = null,
): Promise<BlogPostDetail | null> {
  const query = preview === null ? '' : `?${new URLSearchParams({ preview })}`;
  const answer = await fetchApi?.(new Request(`http://internal${pathOf('getPost', { slug })}${query}`));
  if (answer?.status === 404 || answer?.status === 400) return null;
  if (answer?.status === 503) throw data(((await answer.json()) as ApiError).message, { status: 503 });
  if (!answer?.ok) throw data(null, { status: 502 });
  return (await answer.json()) as BlogPostDetail;
}

/** Null if the request failed or took too long. */
async function inTime(answer: Promise<Response> | undefined): Promise<Response | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), TIMEOUT_MS);
  try {
    return await Promise.race([answer?.catch(() => null) ?? null, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
