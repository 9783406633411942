/** The work behind each promise of a plan: what is owed, how often, and what proves that it was done. */
import { type CardPromise, PLAN_IDS, type PlanId, planOf } from './plans.ts';

/** The identifier of each sentence on a plan's card. A sentence without an identifier does not compile. */
const CARD_PROMISES = {
  'Directory integration and submissions (50+ directories)': 'directories',
  'Core Google Business Profile optimization': 'gbp-core',
  'AI and voice directory setup': 'ai-voice-directories',
  'Monthly report': 'monthly-report',
  'Review monitoring and response': 'review-response',
  'Reputation management': 'reputation',
  'Foundational LLM optimization': 'llm-foundational',
  'Voice search optimization': 'voice-search',
  'Priority support': 'priority-support',
  'AI knowledge base seeding': 'knowledge-base',
  '10 Reddit/Quora posts per month': 'community-posts-10',
  '2 AI-optimized blog posts per month': 'blog-posts-2',
  'FAQ schema': 'faq-schema',
  'Advanced analytics dashboard': 'analytics-dashboard',
  'Advanced LLM seeding with pillar pages': 'llm-pillar-pages',
  'Custom GPT development': 'custom-gpt',
  '20 community posts per month': 'community-posts-20',
  'Advanced link building': 'link-building',
  'Dedicated account manager': 'account-manager',
} as const satisfies Record<CardPromise, string>;

/** Promises that are only in the comparison table: levels that rise with the plan, and the blog posts of Ultimate. */
const TABLE_PROMISES = {
  basic: [],
  growth: [{ id: 'gbp-enhanced', text: 'GBP optimization: Enhanced' }],
  premium: [
    { id: 'gbp-advanced', text: 'GBP optimization: Advanced' },
    { id: 'llm-advanced', text: 'LLM optimization: Advanced' },
  ],
  ultimate: [
    { id: 'gbp-elite', text: 'GBP optimization: Elite' },
    { id: 'llm-expert', text: 'LLM optimization: Expert' },
    { id: 'blog-posts-4', text: 'AI-optimized blog posts per month: 4' },
  ],
} as const satisfies Record<PlanId, readonly { id: string; text: string }[]>;

/** The identifier of a plan's promise. */
export type FeatureId = (typeof CARD_PROMISES)[CardPromise] | (typeof TABLE_PROMISES)[PlanId][number]['id'];

/**
 * What proves that a piece of work was done: the URL where it can be seen, a file, or a check of the scan that changed.
 */
export type WorkProof = 'address' | 'file' | 'check';

/**
 * - `once`: a number of pieces, owed once.
 * - `monthly`: a number of pieces in each of the client's months.
 * - `check`: one review a month.
 * - `standing`: permanent; there is nothing to tick off.
 */
export type WorkRhythm = { rhythm: 'once' | 'monthly'; count: number } | { rhythm: 'check' } | { rhythm: 'standing' };

/** One kind of work. If a larger plan has the same `id`, its template replaces the one of the smaller plan. */
export type WorkTemplate = WorkRhythm & {
  id: string;
  title: string;
  proof: WorkProof;
  /** Whether the client approves each piece before it is published. */
  needsApproval: boolean;
};

type Templates = readonly [WorkTemplate, ...WorkTemplate[]];

const own = { needsApproval: false } as const;
const approved = { needsApproval: true } as const;

const posts = (count: number): Templates => [
  { id: 'community-posts', title: 'Reddit and Quora posts', rhythm: 'monthly', count, proof: 'address', ...approved },
];
const articles = (count: number): Templates => [
  { id: 'blog-posts', title: 'AI-optimized blog posts', rhythm: 'monthly', count, proof: 'address', ...approved },
];
const profilePosts = (count: number): Templates => [
  { id: 'gbp-posts', title: 'Profile posts and photos', rhythm: 'monthly', count, proof: 'address', ...own },
];
const siteFixes = (count: number): Templates => [
  { id: 'llm-fixes', title: 'The next fixes on the list', rhythm: 'monthly', count, proof: 'check', ...approved },
];

/** A promise without a template does not compile. */
export const FEATURE_WORK: Readonly<Record<FeatureId, Templates>> = {
  directories: [
    { id: 'fact-sheet', title: 'Fact sheet signed off', rhythm: 'once', count: 1, proof: 'file', ...approved },
    { id: 'directories', title: 'Directory submissions', rhythm: 'once', count: 50, proof: 'address', ...own },
    { id: 'directory-check', title: 'Listings compared with the fact sheet', rhythm: 'check', proof: 'file', ...own },
  ],
  'gbp-core': [
    { id: 'gbp-setup', title: 'Google Business Profile corrected', rhythm: 'once', count: 1, proof: 'address', ...own },
    { id: 'gbp-looks', title: 'Profile looked at', rhythm: 'monthly', count: 4, proof: 'file', ...own },
  ],
  'gbp-enhanced': profilePosts(1),
  'gbp-advanced': profilePosts(2),
  'gbp-elite': profilePosts(4),
  'ai-voice-directories': [
    { id: 'voice-directories', title: 'AI and voice directories', rhythm: 'once', count: 1, proof: 'address', ...own },
  ],
  'monthly-report': [{ id: 'monthly-report', title: 'Monthly report', rhythm: 'check', proof: 'file', ...own }],
  'review-response': [
    { id: 'review-response', title: 'Reviews read and answers drafted', rhythm: 'check', proof: 'file', ...approved },
  ],
  reputation: [
    {
      id: 'review-requests',
      title: 'Requests for reviews set up',
      rhythm: 'once',
      count: 1,
      proof: 'file',
      ...approved,
    },
    { id: 'review-count', title: 'Praise and complaints counted', rhythm: 'check', proof: 'file', ...own },
  ],
  'llm-foundational': siteFixes(1),
  'llm-advanced': siteFixes(2),
  'llm-expert': siteFixes(3),
  'voice-search': [
    { id: 'short-answers', title: 'Short answers on the site', rhythm: 'once', count: 1, proof: 'check', ...approved },
    { id: 'one-number', title: 'One number everywhere', rhythm: 'check', proof: 'check', ...own },
  ],
  'priority-support': [
    { id: 'priority-support', title: 'Priority support', rhythm: 'standing', proof: 'file', ...own },
  ],
  'knowledge-base': [
    { id: 'knowledge-base', title: 'AI knowledge base seeding', rhythm: 'check', proof: 'address', ...own },
  ],
  'community-posts-10': posts(10),
  'community-posts-20': posts(20),
  'blog-posts-2': articles(2),
  'blog-posts-4': articles(4),
  'faq-schema': [
    { id: 'faq-schema', title: 'FAQ schema', rhythm: 'once', count: 1, proof: 'check', ...approved },
    { id: 'schema-check', title: 'Markup compared with the pages', rhythm: 'check', proof: 'check', ...own },
  ],
  'analytics-dashboard': [
    { id: 'answer-tracking', title: 'Questions put to the assistants', rhythm: 'check', proof: 'file', ...own },
    { id: 'dashboard', title: 'Analytics dashboard', rhythm: 'standing', proof: 'address', ...own },
  ],
  'llm-pillar-pages': [
    { id: 'pillar-pages', title: 'A pillar page written or renewed', rhythm: 'check', proof: 'address', ...approved },
  ],
  'custom-gpt': [{ id: 'custom-gpt', title: 'Custom GPT', rhythm: 'once', count: 1, proof: 'address', ...approved }],
  'link-building': [{ id: 'link-building', title: 'Link building', rhythm: 'check', proof: 'address', ...own }],
  'account-manager': [
    { id: 'account-manager', title: 'Dedicated account manager', rhythm: 'standing', proof: 'file', ...own },
  ],
};

/** The promises on a plan's own card and in its table column, without those of smaller plans. */
export function promisesOf(planId: PlanId): { id: FeatureId; text: string }[] {
  const onCard = planOf(planId).features.flatMap((text) =>
    isCardPromise(text) ? [{ id: CARD_PROMISES[text], text }] : [],
  );
  return [...onCard, ...TABLE_PROMISES[planId]];
}

function isCardPromise(text: string): text is CardPromise {
  return text in CARD_PROMISES;
}

/** All promises of a plan, card and comparison table, with those of smaller plans first. */
export function featuresOf(planId: PlanId): FeatureId[] {
  const plans = PLAN_IDS.slice(0, PLAN_IDS.indexOf(planId) + 1);
  return plans.flatMap((id) => promisesOf(id).map((promise) => promise.id));
}

/** The work that a plan requires, by the id of the kind of work. */
export function workOf(planId: PlanId): ReadonlyMap<string, WorkTemplate> {
  return new Map(featuresOf(planId).flatMap((id) => FEATURE_WORK[id].map((work) => [work.id, work] as const)));
}

/** How many pieces a template asks for: in total for `once`, otherwise per month. */
export function countOf(work: WorkTemplate): number {
  if (work.rhythm === 'standing') return 0;
  return work.rhythm === 'check' ? 1 : work.count;
}

/** A kind of work by its id; null for an unknown id, for example one that was removed. */
export function workTemplate(id: string): WorkTemplate | null {
  return ALL_WORK.get(id) ?? null;
}

const ALL_WORK: ReadonlyMap<string, WorkTemplate> = new Map(PLAN_IDS.flatMap((id) => [...workOf(id)]));
