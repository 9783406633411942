import { type BlogPost, type BlogPostSummary, tagSlug } from '@named-first/contract';
import { callFromPage } from '../../api/page-client';

const WORDS_A_MINUTE = 220;

/**
 * Published posts for the cards, newest first; all of them, or those with a tag, given by its slug.
 *
 * @throws as `callFromPage`.
 */
export async function fetchPosts(tag: string | null, signal: AbortSignal): Promise<BlogPostSummary[]> {
  const posts = await callFromPage<'listPosts', BlogPost[]>('listPosts', {
    query: { published: 'true' },
    ...(signal ? { signal } : {}),
  });
  const wanted = tag === null ? posts : posts.filter(({ tags }) => tags.some((one) => tagSlug(one) === tag));
  return wanted.map((post) => ({ ...post, readingMinutes: readingMinutes(post.content) }));
}

function readingMinutes(html: string): number {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_A_MINUTE));
}
