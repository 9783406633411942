import type { BlogPost } from '@named-first/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchPost } from './blog-calls';
import { useWorkbench } from './workbench';

/**
 * Checks whether the edited post was saved elsewhere: when another tab says so, and when this tab becomes visible.
 * Returns whether another tab edits it too.
 */
export function useNewerVersion(
  base: Pick<BlogPost, 'id' | 'updatedAt'> | null,
  onNewerVersion: (theirs: BlogPost) => void,
): boolean {
  const { tabs } = useWorkbench();
  const id = base?.id ?? null;
  const latest = useRef({ base, onNewerVersion });
  latest.current = { base, onNewerVersion };
  const [isShared, setShared] = useState(false);

  useEffect(() => {
    tabs.edit(id);
    if (id === null) return;
    const asking = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchPost(id, asking.signal)
        .then((post) => {
          if (post.updatedAt > (latest.current.base?.updatedAt ?? '')) latest.current.onNewerVersion(post);
        })
        // A failed check is harmless: the server refuses to overwrite a newer post.
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
