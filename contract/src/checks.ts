/**
 * The catalogue of checks, which is a public promise. It fixes number, id, order, category, impact and weight of each
 * check; the scanner implements them. Changing a row requires a new engine version.
 */

export const CHECK_CATEGORIES = [
  'AI Crawler Access',
  'Technical SEO',
  'Crawl Budget',
  'Structured Data',
  'Entity Recognition',
  'Content Quality',
  'Citations',
  'Local Signals',
] as const;
export type CheckCategory = (typeof CHECK_CATEGORIES)[number];

export type Impact = 'high' | 'medium';

/** Sub-scores are shown next to the total and never averaged with it. */
export type SubScoreId = 'letIn' | 'readable' | 'trusted';

/** Who usually makes the change: the owner, the person who edits the site, or a developer or host. */
export type FixedBy = 'owner' | 'site editor' | 'developer or host';

/** Rough effort: under an hour, an afternoon, or a small project. */
export type Effort = 'quick' | 'afternoon' | 'project';

type CatalogueRow = {
  /** Position in the catalogue, from 1. Documents and people refer to a check by this number. */
  readonly number: number;
  readonly id: string;
  readonly category: CheckCategory;
  readonly impact: Impact;
  readonly weight: number;
  readonly subScore: SubScoreId;
  readonly title: string;
  readonly fixedBy: FixedBy;
  readonly effort: Effort;
};

export const CHECKS = [
  {
    number: 1,
    id: 'ai-search-crawlers-allowed',
    category: 'AI Crawler Access',
    impact: 'high',
    weight: 7,
    subScore: 'letIn',
    title: 'Can AI assistants read your site?',
    fixedBy: 'developer or host',
    effort: 'quick',
  },
  {
    number: 2,
    id: 'edge-lets-assistants-in',
    category: 'AI Crawler Access',
    impact: 'high',
    weight: 5,
    subScore: 'letIn',
    title: 'Does your security let AI in?',
    fixedBy: 'developer or host',
    effort: 'quick',
  },
  {
    number: 3,
    id: 'quoting-permission',
    category: 'AI Crawler Access',
    impact: 'high',
    weight: 5,
    subScore: 'letIn',
    title: 'May AI quote you?',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 4,
    id: 'llms-txt',
    category: 'AI Crawler Access',
    impact: 'medium',
    weight: 1,
    subScore: 'letIn',
    title: 'Your AI notes file (optional)',
    fixedBy: 'developer or host',
    effort: 'quick',
  },
  {
    number: 5,
    id: 'text-without-javascript',
    category: 'Technical SEO',
    impact: 'high',
    weight: 8,
    subScore: 'readable',
    title: 'What AI sees before your website "loads"',
    fixedBy: 'developer or host',
    effort: 'project',
  },
  {
    number: 6,
    id: 'titles-and-headings',
    category: 'Technical SEO',
    impact: 'high',
    weight: 5,
    subScore: 'readable',
    title: 'Do your page titles say what you do?',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 7,
    id: 'secure-single-address',
    category: 'Technical SEO',
    impact: 'medium',
    weight: 3,
    subScore: 'readable',
    title: 'One safe address',
    fixedBy: 'developer or host',
    effort: 'quick',
  },
  {
    number: 8,
    id: 'fast-light-pages',
    category: 'Technical SEO',
    impact: 'medium',
    weight: 3,
    subScore: 'readable',
    title: 'Speed for AI readers',
    fixedBy: 'developer or host',
    effort: 'afternoon',
  },
  {
    number: 9,
    id: 'robots-file-health',
    category: 'Crawl Budget',
    impact: 'high',
    weight: 4,
    subScore: 'letIn',
    title: 'Is your robots file healthy?',
    fixedBy: 'developer or host',
    effort: 'quick',
  },
  {
    number: 10,
    id: 'sitemap-health',
    category: 'Crawl Budget',
    impact: 'medium',
    weight: 2,
    subScore: 'readable',
    title: 'A map of your site for robots',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 11,
    id: 'crawl-waste',
    category: 'Crawl Budget',
    impact: 'medium',
    weight: 2,
    subScore: 'readable',
    title: 'Dead ends',
    fixedBy: 'site editor',
    effort: 'afternoon',
  },
  {
    number: 12,
    id: 'business-schema-type',
    category: 'Structured Data',
    impact: 'high',
    weight: 4,
    subScore: 'trusted',
    title: 'Your digital business card',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 13,
    id: 'business-schema-complete',
    category: 'Structured Data',
    impact: 'medium',
    weight: 3,
    subScore: 'trusted',
    title: 'Is the card filled in?',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 14,
    id: 'schema-matches-page',
    category: 'Structured Data',
    impact: 'high',
    weight: 4,
    subScore: 'trusted',
    title: 'Do the hidden labels tell the same story?',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 15,
    id: 'service-and-faq-schema',
    category: 'Structured Data',
    impact: 'medium',
    weight: 1,
    subScore: 'trusted',
    title: 'Labels on your services',
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 16,
    id: 'who-what-where',
    category: 'Entity Recognition',
    impact: 'high',
    weight: 5,
    subScore: 'trusted',
    title: 'Say who you are, what you do, and where',
    fixedBy: 'owner',
    effort: 'quick',
  },
  {
    number: 17,
    id: 'name-phone-address-agree',
    category: 'Entity Recognition',
    impact: 'high',
    weight: 6,
    subScore: 'trusted',
    title: 'One name, one number, one address',
    fixedBy: 'site editor',
    effort: 'afternoon',
  },
  {
    number: 18,
    id: 'identity-links',
    category: 'Entity Recognition',
    impact: 'medium',
    weight: 3,
    subScore: 'trusted',
    title: "Links that prove it's really you",
    fixedBy: 'site editor',
    effort: 'quick',
  },
  {
    number: 19,
    id: 'service-pages',
    category: 'Content Quality',
    impact: 'high',
    weight: 5,
    subScore: 'readable',
    title: 'A page for every job you do',
    fixedBy: 'owner',
    effort: 'project',
  },
  {
    number: 20,
    id: 'answers-buyer-questions',
    category: 'Content Quality',
    impact: 'high',
    weight: 5,
    subScore: 'readable',
    title: "Can AI answer your customers' questions from your site?",
    fixedBy: 'owner',
    effort: 'afternoon',
  },
  {
    number: 21,
    id: 'concrete-facts',
    category: 'Content Quality',
    impact: 'medium',
    weight: 3,
    subScore: 'readable',
    title: 'Facts AI can repeat',
    fixedBy: 'owner',
    effort: 'afternoon',
  },
  {
    number: 22,
    id: 'freshness',
    category: 'Content Quality',
    impact: 'medium',
    weight: 2,
    subScore: 'readable',
    title: 'Does the site look alive?',
    fixedBy: 'owner',
    effort: 'quick',
  },
  {
    number: 23,
    id: 'reviews-readable',
    category: 'Citations',
    impact: 'high',
    weight: 4,
    subScore: 'trusted',
    title: 'Can AI read your reviews?',
    fixedBy: 'owner',
    effort: 'afternoon',
  },
  {
    number: 24,
    id: 'verifiable-credentials',
    category: 'Citations',
    impact: 'medium',
    weight: 3,
    subScore: 'trusted',
    title: 'Proof you can be trusted',
    fixedBy: 'owner',
    effort: 'quick',
  },
  {
    number: 25,
    id: 'service-area-coverage',
    category: 'Local Signals',
    impact: 'high',
    weight: 4,
    subScore: 'trusted',
    title: 'Which towns do you serve?',
    fixedBy: 'owner',
    effort: 'quick',
  },
  {
    number: 26,
    id: 'hours-and-contact',
    category: 'Local Signals',
    impact: 'medium',
    weight: 3,
    subScore: 'trusted',
    title: "Can Siri or Alexa tell people when you're open?",
    fixedBy: 'site editor',
    effort: 'quick',
  },
] as const satisfies readonly CatalogueRow[];

export type CheckId = (typeof CHECKS)[number]['id'];

export type CheckDefinition = CatalogueRow & { readonly id: CheckId };

export const CHECK_IDS: readonly CheckId[] = CHECKS.map((check) => check.id);

const byId = new Map<string, CheckDefinition>(CHECKS.map((check) => [check.id, check]));

/** The catalogue row of a check. Throws if the id is unknown. */
export function checkDefinition(id: CheckId): CheckDefinition {
  const row = byId.get(id);
  if (!row) throw new Error(`There is no check called ${id}`);
  return row;
}
