import type { Lead } from '@named-first/contract';
import { type RefObject, useEffect, useRef } from 'react';

type ListState = { list: RefObject<HTMLElement | null>; leads: Lead[]; isPanelOpen: boolean };

/**
 * After a lead is erased and its row is gone, moves the focus to the row that takes its place, otherwise to the list.
 * Uses the index among all leads, because only a few rows are in the DOM.
 *
 * @returns a function to call with the id of the erased lead.
 */
export function useFocusAfterErasing({ list, leads, isPanelOpen }: ListState): (id: string) => void {
  const erased = useRef<{ id: string; index: number } | null>(null);

  // Runs after every render, because the panel closes and the row disappears in different ones.
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
