import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused row disappears. The row that takes its place gets the focus, otherwise the
 * last row, otherwise the list. Without this, the browser starts again at the top of the page.
 *
 * @param list gets the focus when it is empty, so it needs a `tabIndex` of -1.
 * @param rows a selector.
 * @param items the content of the list; rows are compared when it changes.
 * @returns props for the list's element.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, rows: string, items: unknown) {
  /**
   * The index of the focused row, or of the next row if the focus is below all of them. Null if the focus is elsewhere.
   */
  const index = useRef<number | null>(null);
  const allRows = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the items adds or removes rows
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

  // Runs after every render, because React dispatches no event when an unmounting dialog returns the focus.
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
