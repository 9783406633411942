import type { ClientState, DeskEvent, LeadStage } from '@named-first/contract';
import { formatDateTime } from './format-date-time';

/** The label of each stage. */
export const STAGE_WORDS: Record<LeadStage, string> = {
  new: 'New',
  called: 'Called',
  meeting: 'Meeting',
  offered: 'Offered',
  won: 'Won',
  lost: 'Lost',
};

const CLIENT_WORDS: Record<ClientState, string> = {
  onboarding: 'Client, being set up',
  active: 'Client',
  past_due: 'Client, payment open',
  ending: 'Client, ending',
  ended: 'Was a client',
};

/** The label of a lead's client state. */
export function clientWords(state: ClientState): string {
  return CLIENT_WORDS[state];
}

/** The title of an entry in a lead's history. A note has its own title. */
export function deskEventTitle(event: DeskEvent, moment: (iso: string) => string = formatDateTime): string {
  if (event.kind === 'note') return 'Note';
  if (event.kind === 'next-call') return event.at === null ? 'Next call taken off' : `Next call ${moment(event.at)}`;
  const { from, to, reason, by } = event;
  const change = `${STAGE_WORDS[from]} → ${STAGE_WORDS[to]}`;
  return `${change}${reason ? `: ${reason}` : ''}${by === 'order' ? ', by an order' : ''}`;
}

/** `Never`, `Once`, `3 times`. */
export function readsWords(reads: number): string {
  if (reads === 0) return 'Never';
  return reads === 1 ? 'Once' : `${reads.toLocaleString('en-US')} times`;
}
