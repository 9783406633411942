import type { Evidence, Paste } from '@named-first/contract';

/** What an owner can do about a finding. */
export type Fix = {
  /** Empty where there is nothing to do. */
  summary: string;
  steps: string[];
  paste: Paste[];
};

declare const ended: unique symbol;

/**
 * How a check ended. The functions of this file alone make one: the brand exists for the compiler only, so that an
 * object written by hand does not compile. A success then carries no fix, and a fault has one.
 */
export type Judgement = {
  readonly [ended]: true;
  status: Status;
  /** False when the artifacts cannot decide; the status is then `warning` and carries no weight. */
  measured: boolean;
  /** What the owner reads: one to three plain sentences. */
  description: string;
  /** At most five excerpts, the most telling first. */
  evidence: Evidence[];
  fix: Fix;
};

export type Fault = 'warning' | 'error';
export type Status = 'success' | Fault;

/** A fix needs words on what to do; steps and texts to paste may be left out. */
export type Advice = Partial<Fix> & Pick<Fix, 'summary'>;

const MOST_EXCERPTS = 5;

/** Nothing to do. */
export function success(description: string, evidence: readonly Evidence[] = []): Judgement {
  return endedWith({
    status: 'success',
    measured: true,
    description,
    evidence: telling(evidence),
    fix: nothingToDo(),
  });
}

/** Nothing that must be done, and something that may be. */
export function successWithOffer(description: string, evidence: readonly Evidence[], offer: Advice): Judgement {
  return endedWith({ status: 'success', measured: true, description, evidence: telling(evidence), fix: whole(offer) });
}

/** Something to do. */
export function finding(status: Fault, description: string, evidence: readonly Evidence[], fix: Advice): Judgement {
  return endedWith({ status, measured: true, description, evidence: telling(evidence), fix: whole(fix) });
}

/** A check that could not be decided; `description` says why. */
export function notMeasured(description: string): Judgement {
  return endedWith({ status: 'warning', measured: false, description, evidence: [], fix: nothingToDo() });
}

function endedWith(judgement: Omit<Judgement, typeof ended>): Judgement {
  return judgement as Judgement;
}

function nothingToDo(): Fix {
  return { summary: '', steps: [], paste: [] };
}

function whole({ summary, steps = [], paste = [] }: Advice): Fix {
  return { summary, steps, paste };
}

/** The first excerpts with words in them. */
function telling(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ excerpt }) => excerpt !== '').slice(0, MOST_EXCERPTS);
}

/** Evidence gathered from several places, each excerpt of a place once. */
export function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((entry) => [`${entry.url} ${entry.place} ${entry.excerpt}`, entry])).values()];
}

const LONGEST_QUOTE = 60;

/** The site's own words inside one of ours, shortened at a word. */
export function quoted(text: string): string {
  if (text.length <= LONGEST_QUOTE) return `“${text}”`;
  const cut = text.slice(0, LONGEST_QUOTE);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_QUOTE / 2)).trim()}…”`;
}
