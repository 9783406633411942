import {
  ALIKE_WORDS,
  type Assistants,
  type ClientAnswers,
  type LinePoint,
  memoryWords,
  shareWords,
} from '@named-first/contract';
import { periodWords } from '../client-words';

export type Run = Assistants['runs'][number];
export type Lane = Assistants['lanes'][number];

/** Micro-dollars for people: "$1.18". Amounts below a cent get four digits, so that a cost is never shown as zero. */
export function dollars(micros: number): string {
  return `$${(micros / 1_000_000).toFixed(micros > 0 && micros < 10_000 ? 4 : 2)}`;
}

export const PURPOSES = [
  { purpose: 'sample', label: 'Sample: a first look' },
  { purpose: 'monthly', label: 'Month: spread over three days' },
  { purpose: 'baseline', label: 'Baseline: before the work begins' },
] as const;

const PURPOSE_NAMES: Record<Run['purpose'], string> = {
  sample: 'Sample',
  monthly: 'Month',
  baseline: 'Baseline',
  pasted: 'Pasted by hand',
  branded: 'By name',
};

/** "Sample: plumber in Tacoma, WA". A round by name shows the business: "By name 2026-11: Acme Plumbing in Tacoma, WA". */
export function runTitle({ purpose, period, trade, town, region, client }: Run): string {
  const month = period === null ? '' : ` ${period}`;
  return `${PURPOSE_NAMES[purpose]}${month}: ${client ?? trade.replaceAll('-', ' ')} in ${placeWords({ town, region })}`;
}

/** "Tacoma, WA"; only the town if addresses of the country have no region. */
export function placeWords({ town, region }: Pick<Run, 'town' | 'region'>): string {
  return region === '' ? town : `${town}, ${region}`;
}

/** "12 of 36 answered, 1 refused, 23 still open". Counts of zero are left out. */
export function runProgress({ planned, answered, refused, empty, failed, skipped, state }: Run): string {
  const open = state === 'done' ? 0 : planned - answered - refused - empty - failed - skipped;
  const others = [
    [refused, 'refused'],
    [empty, 'empty'],
    [failed, 'without an answer'],
    [skipped, 'left out'],
    [open, 'still open'],
  ] as const;
  const words = others.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return [`${answered} of ${planned} answered`, ...words].join(', ');
}

/** Why a lane is not asked, as one word next to its name. */
export const LANE_STATES: Record<Lane['state'], string> = {
  open: 'Asked',
  paused: 'Paused',
  'no-key': 'No key',
  off: 'Off',
};

const CHANGES: Record<NonNullable<LinePoint['change']>, string> = {
  rose: 'More than before',
  fell: 'Less than before',
  'no-clear-change': 'No clear change',
  'not-comparable': 'Not comparable with the round before',
};

/** "October 2026: named in 12 of 40 answers (14 to 53 %). No clear change." Says why a new line starts. */
export function pointWords({ purpose, period, date, served, share, memory, change, startsAnew }: LinePoint): string {
  const round = period === null ? `Baseline of ${date}` : periodWords(period);
  const words = shareWords(share);
  const said = words.charAt(0).toLowerCase() + words.slice(1);
  const range = share.range
    ? ` (${Math.round(100 * share.range.low)} to ${Math.round(100 * share.range.high)}\u00a0%)`
    : '';
  const compared = startsAnew
    ? ` Answered by ${served} from here on, so it is not compared with what came before.`
    : change
      ? ` ${CHANGES[change]}.`
      : '';
  const remembered = memoryWords(memory);
  const aside = memory.read > 0 ? ` ${remembered.charAt(0).toUpperCase()}${remembered.slice(1)}.` : '';
  return `${round}${purpose === 'pasted' ? ', pasted' : ''}: ${said}${range}.${compared}${aside}`;
}

type ByName = NonNullable<ClientAnswers['byName']>;

const SAYS: Record<ByName['assistants'][number]['says'], string> = {
  knows: 'knows them',
  'mixes-up': 'mixes them up with somebody else',
  'does-not-know': 'does not know them: nothing in the answer shows that it is them',
  refused: 'refused to answer',
  empty: 'answered nothing',
  'no-answer': 'gave no answer',
};

/** "mixes them up with somebody else, with another phone number". */
export function saysWords({ says, alike, fromMemory }: ByName['assistants'][number]): string {
  const how = says === 'mixes-up' && alike ? `, ${ALIKE_WORDS[alike.reason]}` : '';
  return `${SAYS[says]}${how}${fromMemory ? ' (answered from memory, without a search)' : ''}`;
}

/** "A month of questions costs usually $1.18, at most $5.21, for each town, …". Shown before it is spent. */
export function monthCostWords({ town, byName }: ClientAnswers['monthCosts']): string {
  return `A month costs ${rangeWords(town)} for each town, shared by the clients of that market. One more question to each assistant names the client: ${rangeWords(byName)}.`;
}

/** "A month of 50 clients: usually $60.37, at most $267.01. …". */
export function monthOf50ClientsWords(cost: Assistants['costs']['monthOf50Clients']): string {
  return `A month of 50 clients: ${rangeWords(cost)}. This counts one market for each client, and one question to each assistant that names the client. Clients of one trade and town share a market; a second town adds one.`;
}

function rangeWords({ usualMicros, mostMicros }: ClientAnswers['monthCosts']['town']): string {
  return `usually ${dollars(usualMicros)}, at most ${dollars(mostMicros)}`;
}
