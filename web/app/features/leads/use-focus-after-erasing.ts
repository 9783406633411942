import type { Lead } from '@named-first/contract';
import { type RefObject, useEffect, useRef } from 'react';

type ListState = { list: RefObject<HTMLElement | null>; leads: Lead[]; isPanelOpen: boolean };

/**
 * Once a lead was erased and its row is gone, the keyboard goes on in the row that took its place, else at the list
 * itself. By index among all leads: only few of their rows are in the page.
 *
 * @returns to be told of a lead that was erased.
 */
export function useFocusAfterErasing({ list, leads, isPanelOpen }: ListState): (id: string) => void {
  const erased = useRef<{ id: string; index: number } | null>(null);

  // Runs after every render: the panel closes and the row goes with different ones.
  useEffect(() => {
    const gone = erased.current;
    if (!gone || isPanelOpen || leads.some(({ id }) => id === gone.id)) return;
    erased.current = null;
    if (document.activeElement !== document.body) return;
    const index = Math.min(gone.index, leads.length - 1);
    const next = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] .lead-name`);
    (next ?? list.current)?.focus();
  });

  return (id) => {
    erased.current = { id, index: leads.findIndex((lead) => lead.id === id) };
  };
}
