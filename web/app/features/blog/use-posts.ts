import type { BlogPostPage, BlogPostSummary } from '@named-first/contract';
import { useCallback, useEffect, useState } from 'react';

export type PostsState =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; posts: BlogPostSummary[]; nextCursor: string | null };

/** The posts that the server sent or, if it could not read them in time, those that the browser fetches. */
export function usePosts(sent: BlogPostPage | null, tag: string | null): { state: PostsState; retry: () => void } {
  const [fetched, setFetched] = useState<PostsState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isNeeded = sent === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt triggers the request
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    import('./fetch-posts')
      .then(({ fetchPosts }) => fetchPosts(tag, stop.signal))
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
