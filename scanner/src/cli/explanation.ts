import type { Candidate } from '../understand/explain.ts';
import type { ExplainedKind } from '../understand/explained-kinds.ts';

const MAX_SIGNS = 6;

/** The candidates for one kind of fact as text for a terminal: value, outcome, and the place of each sign. */
export function explanation(kind: ExplainedKind, candidates: readonly Candidate[]): string {
  if (candidates.length === 0) return `${kind}: nothing that looks like one was found.\n`;
  const blocks = candidates.map(({ shown, outcome, signs }) =>
    [`${shown}\n  ${outcome}`, ...signs.slice(0, MAX_SIGNS).map(signLine), ...more(signs.length)].join('\n'),
  );
  return `${kind}: ${candidates.length} ${candidates.length === 1 ? 'candidate' : 'candidates'}\n\n${blocks.join('\n\n')}\n`;
}

function signLine({ place, evidence }: Candidate['signs'][number]): string {
  return `    ${place} · ${evidence.url}\n      “${evidence.excerpt}”`;
}

function more(count: number): string[] {
  return count > MAX_SIGNS ? [`    and ${count - MAX_SIGNS} more`] : [];
}
