import type { Evidence } from '@named-first/contract';
import type { Judgement } from './check.ts';

const MOST_RECEIPTS = 5;

type Fix = Judgement['fix'];

/** Nothing to do. */
export function success(description: string, evidence: readonly Evidence[] = []): Judgement {
  return {
    status: 'success',
    measured: true,
    description,
    evidence: receipts(evidence),
    fix: { summary: '', steps: [], paste: [] },
  };
}

/** Something to do. */
export function finding(
  status: 'warning' | 'error',
  description: string,
  evidence: readonly Evidence[],
  fix: Partial<Fix> & Pick<Fix, 'summary'>,
): Judgement {
  return {
    status,
    measured: true,
    description,
    evidence: receipts(evidence),
    fix: { summary: fix.summary, steps: fix.steps ?? [], paste: fix.paste ?? [] },
  };
}

/** Receipts with words in them, each once. */
function receipts(evidence: readonly Evidence[]): Evidence[] {
  const kept = new Map<string, Evidence>();
  for (const entry of evidence) {
    if (entry.excerpt !== '') kept.set(`${entry.url} ${entry.place} ${entry.excerpt}`, entry);
  }
  return [...kept.values()].slice(0, MOST_RECEIPTS);
}

const LONGEST_QUOTE = 60;

/** The site's own words inside one of ours, shortened at a word. */
export function quoted(text: string): string {
  if (text.length <= LONGEST_QUOTE) return `“${text}”`;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2)).trim()}…”`;
}
