import { useEffect, useRef, useState } from 'react';
import { type EditorState, isChanged } from './editor-state';
import { type Throttled, throttle } from './throttle';
import { useWorkbench } from './workbench';

/** Input is in the browser's storage after this long at the latest. */
const KEEP_AFTER_MS = 1000;

/** Stores input in this browser until it is saved or discarded. */
export function useAutosave(state: EditorState) {
  const { drafts, tabs } = useWorkbench();
  const latest = useRef(state);
  latest.current = state;
  const isOver = useRef(false);
  /** True if the stored entry belongs to this form. It must not remove an entry of another form. */
  const isStored = useRef(state.restoredFrom !== null);
  const [keeping, setKeeping] = useState<Throttled | null>(null);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const keep = () => {
      const { base, fields } = latest.current;
      const place = { postId: base?.id ?? null, tabId: tabs.tabId };
      if (isOver.current) return;
      if (!isChanged(latest.current)) {
        if (isStored.current) drafts.remove(place);
        isStored.current = false;
        return;
      }
      isStored.current = true;
      const keptAt = new Date().toISOString();
      setKept(drafts.keep({ ...place, fields, baseUpdatedAt: base?.updatedAt ?? null, keptAt }));
    };
    const throttled = throttle(keep, KEEP_AFTER_MS);
    const flush = () => throttled.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    setKeeping(throttled);
    return () => {
      throttled.flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [drafts, tabs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the input must be stored
  useEffect(() => keeping?.soon(), [keeping, state.fields, state.base]);

  return {
    /** False if this browser refuses to store input. */
    isKept,
    /** The post was saved or discarded: store nothing more for this form. */
    forget: () => {
      isOver.current = true;
      keeping?.cancel();
      drafts.remove({ postId: latest.current.base?.id ?? null, tabId: tabs.tabId });
    },
  };
}
