import type { Count } from './count-facts.ts';
import { FACT_KINDS, type FactKind, type Label } from './label.ts';
import type { PastedValue } from './pasted-values.ts';

export type SiteResult = {
  label: Label;
  counts: readonly Count[];
  wrongPastes: readonly PastedValue[];
  verdicts: { right: string[]; wrong: string[]; unmeasured: string[] };
};

export type Sum = { right: number; wrong: number; missed: number };

/** Adds up the counts of one kind, or of all facts about the business if `kind` is missing. */
export function sumOf(results: readonly SiteResult[], kind?: FactKind): Sum {
  const counts = results
    .flatMap((result) => result.counts)
    .filter((count) => (kind ? count.kind === kind : FACT_KINDS.some((fact) => fact === count.kind)));
  return {
    right: total(counts.map(({ right }) => right.length)),
    wrong: total(counts.map(({ wrong }) => wrong.length)),
    missed: total(counts.map(({ missed }) => missed.length)),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** right / (right + wrong) in percent; null if nothing was stated. */
export function precision({ right, wrong }: Sum): number | null {
  return right + wrong === 0 ? null : (100 * right) / (right + wrong);
}

/** right / (right + missed) in percent; null if there was nothing to find. */
export function recall({ right, missed }: Sum): number | null {
  return right + missed === 0 ? null : (100 * right) / (right + missed);
}

/** Groups the results by a property of their labels, largest group first. */
export function groupedBy(results: readonly SiteResult[], key: (label: Label) => string): [string, SiteResult[]][] {
  const groups = Map.groupBy(results, ({ label }) => key(label));
  return [...groups].sort(([a, left], [b, right]) => right.length - left.length || a.localeCompare(b));
}

/**
 * Compares a reader's verdicts with those of the report. A check that was not measured counts as neither right nor
 * wrong.
 */
export function judgeVerdicts(label: Label, verdicts: Readonly<Record<string, string>>): SiteResult['verdicts'] {
  const told = Object.entries(label.verdicts ?? {}).map(([id, expected]) => {
    const verdict = verdicts[id] ?? 'no such check';
    const state = verdict === expected ? 'right' : verdict === 'not measured' ? 'unmeasured' : 'wrong';
    return { state, text: `${id}: ${verdict}, labelled ${expected}` };
  });
  const textsOf = (wanted: string) => told.filter(({ state }) => state === wanted).map(({ text }) => text);
  return { right: textsOf('right'), wrong: textsOf('wrong'), unmeasured: textsOf('unmeasured') };
}
