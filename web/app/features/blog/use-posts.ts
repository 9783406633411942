import { type BlogPost, type BlogPostPage, type BlogPostSummary, tagSlug } from '@named-first/contract';
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../../api/client';

export type PostsState =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; posts: BlogPostSummary[]; nextCursor: string | null };

const WORDS_A_MINUTE = 220;

/** The posts the server sent along, or, where it could not read them in time, those the browser fetches itself. */
export function usePosts(sent: BlogPostPage | null, tag: string | null): { state: PostsState; retry: () => void } {
  const [fetched, setFetched] = useState<PostsState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isNeeded = sent === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    fetchPosts(tag, stop.signal)
      .then((posts) => setFetched({ is: 'ready', posts, nextCursor: null }))
      .catch(() => {
        if (!stop.signal.aborted) setFetched({ is: 'failed' });
      });
    return () => stop.abort();
  }, [isNeeded, tag, attempt]);

  const retry = useCallback(() => {
    setFetched({ is: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { state: sent ? { is: 'ready', ...sent } : fetched, retry };
}

async function fetchPosts(tag: string | null, signal: AbortSignal): Promise<BlogPostSummary[]> {
  const posts = await getJson<BlogPost[]>('/api/blog/posts?published=true', signal);
  const wanted = tag === null ? posts : posts.filter(({ tags }) => tags.some((one) => tagSlug(one) === tag));
  return wanted.map((post) => ({ ...post, readingMinutes: readingMinutes(post.content) }));
}

function readingMinutes(html: string): number {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return Math.max(1, Math.round(text.trim().split(/\s+/).length / WORDS_A_MINUTE));
}
