import type { ChangeKind, Evidence, Insight, Paste } from '@named-first/contract';

/** What an owner can do about a finding. */
export type Fix = {
  /** Empty if there is nothing to do. */
  summary: string;
  steps: string[];
  paste: Paste[];
  /** Texts that the owner sends to somebody, in English like the report, whatever the language of the site. */
  messages?: readonly Paste[];
  /** The kinds of change that are needed, if not all of those in `CHANGES_OF_CHECKS`; the main one first. */
  changes?: readonly ChangeKind[];
  /** Who makes this fix and how long it takes, if the catalogue's answer for the check is wrong for it. */
  work?: Pick<Insight['fix'], 'fixedBy' | 'effort'>;
};

declare const ended: unique symbol;

/**
 * How a check ended. Only the functions of this file create one: the brand exists only for the compiler, so an object
 * literal does not compile. This guarantees that a success has no required fix and a fault has one.
 */
export type Judgement = {
  readonly [ended]: true;
  status: Status;
  /** False if the artifacts cannot decide; the status is then `warning` and has no weight. */
  measured: boolean;
  /** What the owner reads: one to three plain sentences. */
  description: string;
  /** At most five excerpts, the most relevant first. */
  evidence: Evidence[];
  fix: Fix;
};

export type Fault = 'warning' | 'error';
export type Status = 'success' | Fault;

/** A fix needs a summary; steps and pastes are optional. */
export type Advice = Partial<Fix> & Pick<Fix, 'summary'>;

const MAX_EXCERPTS = 5;

/** The check passed; there is nothing to do. */
export function success(description: string, evidence: readonly Evidence[] = []): Judgement {
  return endedWith({
    status: 'success',
    measured: true,
    description,
    evidence: telling(evidence),
    fix: nothingToDo(),
  });
}

/** The check passed; the fix is optional. */
export function successWithOffer(description: string, evidence: readonly Evidence[], offer: Advice): Judgement {
  return endedWith({ status: 'success', measured: true, description, evidence: telling(evidence), fix: whole(offer) });
}

/** The check found a fault, with its fix. */
export function finding(status: Fault, description: string, evidence: readonly Evidence[], fix: Advice): Judgement {
  return endedWith({ status, measured: true, description, evidence: telling(evidence), fix: whole(fix) });
}

/** A check that could not be decided; `description` gives the reason. */
export function notMeasured(description: string): Judgement {
  return endedWith({ status: 'warning', measured: false, description, evidence: [], fix: nothingToDo() });
}

function endedWith(judgement: Omit<Judgement, typeof ended>): Judgement {
  return judgement as Judgement;
}

function nothingToDo(): Fix {
  return { summary: '', steps: [], paste: [] };
}

function whole({ steps = [], paste = [], ...rest }: Advice): Fix {
  return { ...rest, steps: [...new Set(steps)], paste };
}

/** The first excerpts with text in them. Several facts may have one sentence as their evidence; it is quoted once. */
function telling(evidence: readonly Evidence[]): Evidence[] {
  return distinct(evidence.filter(({ excerpt }) => excerpt !== '')).slice(0, MAX_EXCERPTS);
}

/** Evidence from several places, without duplicates. */
export function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((entry) => [`${entry.url} ${entry.place} ${entry.excerpt}`, entry])).values()];
}

const MAX_QUOTE_LENGTH = 60;

/** The site's own words for use in one of our sentences, truncated at a word. */
export function quoted(text: string): string {
  if (text.length <= MAX_QUOTE_LENGTH) return `“${text}”`;
  const cut = text.slice(0, MAX_QUOTE_LENGTH);
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_QUOTE_LENGTH / 2)).trim()}…”`;
}
