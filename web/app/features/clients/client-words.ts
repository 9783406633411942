import { type ClientState, type PlanId, planOf } from '@named-first/contract';

export const STATE_WORDS: Record<ClientState, string> = {
  onboarding: 'Onboarding',
  active: 'Active',
  past_due: 'Past due',
  ending: 'Ending',
  ended: 'Ended',
};

/** The plan's name as customers know it. */
export function planName(id: PlanId): string {
  return planOf(id).name;
}

/** A difference of scores with its sign: `+4`, `−3`, `0`; a dash if there is nothing to compare. */
export function changeWords(change: number | null): string {
  if (change === null) return '–';
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** `3 open`, `3 open, 1 late`, `none open`. */
export function workWords({ workOpen, workLate }: { workOpen: number; workLate: number }): string {
  if (workOpen === 0) return 'none open';
  return workLate === 0 ? `${workOpen} open` : `${workOpen} open, ${workLate} late`;
}

/** `2026-11` as `November 2026`; `once` as it is. */
export function periodWords(period: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(period) ?? [];
  if (year === undefined || month === undefined) return 'Once';
  return MONTH.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
