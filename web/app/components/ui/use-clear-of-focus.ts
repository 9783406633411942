import { useCallback, useState } from 'react';

/**
 * Moves a toast to the opposite edge of the screen if it would cover the focused element: the button just pressed, or
 * the field to correct (WCAG 2.4.11).
 */
export function useClearOfFocus(toastId: number) {
  const [movedId, setMovedId] = useState<number>();
  const ref = useCallback(
    (toast: HTMLElement | null) => {
      if (!toast) return;
      const look = () => {
        if (liesOnFocus(toast)) setMovedId((moved) => (moved === toastId ? undefined : toastId));
      };
      look();
      document.addEventListener('focusin', look);
      return () => document.removeEventListener('focusin', look);
    },
    [toastId],
  );
  return { isAside: movedId === toastId, ref };
}

function liesOnFocus(toast: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused.contains(toast) || toast.contains(focused)) return false;
  const [own, other] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
}
