import type { BlogPost } from '@named-first/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchPost } from './blog-calls';
import { useWorkbench } from './workbench';

/**
 * Looks whether a post was saved elsewhere while it is edited here: when another tab says so, and when this one is
 * looked at again. Answers whether another tab edits it too.
 */
export function useOvertaken(
  base: Pick<BlogPost, 'id' | 'updatedAt'> | null,
  onOvertaken: (theirs: BlogPost) => void,
): boolean {
  const { tabs } = useWorkbench();
  const id = base?.id ?? null;
  const latest = useRef({ base, onOvertaken });
  latest.current = { base, onOvertaken };
  const [isShared, setShared] = useState(false);

  useEffect(() => {
    tabs.edit(id);
    if (id === null) return;
    const asking = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchPost(id, asking.signal)
        .then((post) => {
          if (post.updatedAt > (latest.current.base?.updatedAt ?? '')) latest.current.onOvertaken(post);
        })
        // Nothing is lost by not knowing: the server refuses to save over a newer post.
        .catch(() => {});
    };
    const update = () => setShared(tabs.edits(id));
    update();
    const stopListening = tabs.listen((message) => {
      update();
      if (message.kind === 'saved' && message.postId === id) look();
    });
    document.addEventListener('visibilitychange', look);
    return () => {
      asking.abort();
      stopListening();
      document.removeEventListener('visibilitychange', look);
    };
  }, [tabs, id]);

  return isShared;
}
