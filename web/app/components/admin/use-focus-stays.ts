import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a list when the row it was in goes: the row that takes its place gets the focus, else the last
 * one, else the list itself. Without it the browser starts over at the top of the page.
 *
 * @param list takes the focus when it is empty, so it has a `tabIndex` of -1.
 * @param rows a selector.
 * @param items what the list shows: when it changes, rows have come or gone.
 * @returns what the list's element is given.
 */
export function useFocusStays(list: RefObject<HTMLElement | null>, rows: string, items: unknown) {
  /** Of the row with the focus; of the row to come when the focus is below them all; null when it is elsewhere. */
  const index = useRef<number | null>(null);
  const allRows = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are why rows come and go
  useLayoutEffect(() => {
    if (index.current === null || list.current?.contains(document.activeElement)) return;
    const left = allRows();
    const row = left[Math.min(index.current, left.length - 1)];
    (row?.querySelector<HTMLElement>('button, a') ?? list.current)?.focus();
  }, [items]);

  const note = (focused: Element) => {
    const all = allRows();
    const at = all.findIndex((row) => row.contains(focused));
    index.current = at === -1 ? all.length : at;
  };

  // A dialog that unmounts gives the focus back while React passes no events on: it is looked up after every render.
  useEffect(() => {
    if (document.activeElement && list.current?.contains(document.activeElement)) note(document.activeElement);
  });

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => note(target),
    onBlur: () => {
      index.current = null;
    },
  };
}
