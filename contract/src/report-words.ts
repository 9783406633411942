/** The wording of a report, shared by the page, the PDF and the mails. */
import type { Effort, FixedBy, SubScoreId } from './checks.ts';
import type { AssistantVerdict, Evidence, InsightStatus, QuestionAnswer, StatedFact } from './report.ts';
import type { StepsSource } from './site-builder.ts';

/** The result of a single check. `unknown`: could not be measured, so neither good nor bad. */
export type VerdictStatus = InsightStatus | 'unknown';

export const STATUS_WORDS: Record<VerdictStatus, string> = {
  success: 'Good',
  warning: 'Needs work',
  error: 'Problem',
  unknown: 'Not measured',
};

/** The three parts of the score, in reading order: first let in, then readable, then trusted. */
export const SUB_SCORES: readonly { id: SubScoreId; name: string; question: string }[] = [
  { id: 'letIn', name: 'Let in', question: 'May assistants come in and quote you?' },
  { id: 'readable', name: 'Readable', question: 'Is what they find there plain to read?' },
  { id: 'trusted', name: 'Trusted and named', question: 'Can they tell who you are and check it?' },
];

export const ASSISTANT_VERDICTS: Record<AssistantVerdict['verdict'], { status: VerdictStatus; words: string }> = {
  yes: { status: 'success', words: 'yes' },
  limited: { status: 'warning', words: 'partly' },
  no: { status: 'error', words: 'no' },
  unknown: { status: 'unknown', words: 'not known' },
};

export const EFFORT_WORDS: Record<Effort, string> = {
  quick: 'Under an hour',
  afternoon: 'An afternoon',
  project: 'A small project',
};

export const FIXED_BY_WORDS: Record<FixedBy, string> = {
  owner: 'You, in your own words',
  'site editor': 'Whoever edits your site',
  'developer or host': 'Your developer or host',
};

/** The same for a reader who is not the owner but runs the site. */
export const FIXED_BY_WORDS_HANDED_OVER: Record<FixedBy, string> = {
  owner: 'Needs the owner’s own words',
  'site editor': 'For whoever edits the site',
  'developer or host': 'For the developer or host',
};
/** The fixes are written once, to the owner. */
export const READER_WORDS_HANDED_OVER = 'The texts are written to the owner, so “you” means the business.';

export const EVIDENCE_PLACES: Record<Evidence['place'], string> = {
  title: 'page title',
  description: 'page description',
  heading: 'heading',
  text: 'text',
  link: 'link',
  markup: 'hidden labels',
  source: 'page code',
  meta: 'hidden settings',
  header: 'answer header',
  script: 'script',
  'robots.txt': 'robots file',
  sitemap: 'site map',
  'llms.txt': 'AI notes',
  response: 'answer',
};

/** Hosts of many publishers' files, and the part of a path that names the project. */
const PROJECT_PATHS: Readonly<Record<string, RegExp>> = {
  'github.com': /^\/[^/]+\/[^/]+/,
  'unpkg.com': /^\/(?:@[^/]+\/)?[^/@]+/,
};

/** Who wrote the page behind a change's steps, and the name of its site: `wordpress.org`, `github.com/ghost/docs`. */
export function stepsSourceWords({ url, by }: StepsSource): { words: string; site: string } {
  const { hostname, pathname } = new URL(url);
  const project = PROJECT_PATHS[hostname]?.exec(pathname)?.[0];
  const words = project ? 'From the maker’s own files' : 'From the maker’s own page';
  return {
    words: by === 'maker' ? words : 'From a guide that is not the maker’s',
    site: `${hostname}${project ?? ''}`,
  };
}

const FACT_NAMES: Record<StatedFact['kind'], string> = {
  name: 'Name',
  trade: 'Trade',
  town: 'Town',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  emergency: 'Emergency service',
  price: 'Price',
  licence: 'License',
  proof: 'Proof',
  service: 'Service',
};

const FACT_SOURCES: Record<StatedFact['source'], string> = {
  text: 'said in the text',
  markup: 'said in the hidden labels',
  both: 'said in the text and in the hidden labels',
  conflict: 'said in two ways that disagree',
};

/** The display name of a fact. */
export function factName(kind: StatedFact['kind']): string {
  return FACT_NAMES[kind];
}

/** The display name of a fact's source. */
export function sourceWords(source: StatedFact['source']): string {
  return FACT_SOURCES[source];
}

export const ANSWER_STATES: Record<QuestionAnswer['state'], { status: VerdictStatus; words: string }> = {
  answered: { status: 'success', words: 'answered' },
  hinted: { status: 'warning', words: 'only hinted at' },
  absent: { status: 'error', words: 'not answered' },
};
