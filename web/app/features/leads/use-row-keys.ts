import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type RowKeysOptions = {
  body: RefObject<HTMLElement | null>;
  count: number;
  scrollTo: (index: number) => void;
};

/** Up, Down, Home and End move between rows, also to rows that are not in the DOM yet. */
export function useRowKeys({ body, count, scrollTo }: RowKeysOptions) {
  const wanted = useRef<number | null>(null);

  // Runs after every render, because the requested row may have come with this one.
  useEffect(() => {
    if (wanted.current !== null && focusRow(body.current, wanted.current)) wanted.current = null;
  });

  return (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    // A held key repeats faster than rows are rendered, so count from the row that is still to come.
    const next = row && targetOf(event.key, wanted.current ?? Number(row.dataset.index), count - 1);
    if (next === null || next === undefined) return;
    event.preventDefault();
    wanted.current = focusRow(body.current, next) ? null : next;
    if (wanted.current !== null) scrollTo(next);
  };
}

function targetOf(key: string, index: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function focusRow(body: HTMLElement | null, index: number): boolean {
  const button = body?.querySelector<HTMLElement>(`[data-index="${index}"] .lead-name`);
  button?.focus();
  return Boolean(button);
}
