/** The plans an agency sells, the table that compares them and the questions people ask before they buy. */

export const PLAN_IDS = ['basic', 'growth', 'premium', 'ultimate'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type Plan = {
  id: PlanId;
  name: string;
  /** US dollars a month. */
  price: number;
  description: string;
  /**
   * The payment provider's name for the price: Stripe's `lookup_key`, which stays when a price is replaced.
   * The browser sends it back with an order, and the server refuses any other.
   */
  priceId: string;
  features: readonly string[];
  popular: boolean;
};

/** A promise of a plan with its identifier, or everything that a smaller plan promises. */
type PlanFeature = { id: string; text: string } | { includes: PlanId; text: string };

/** What each plan says it includes, in the words of its card. The work behind each identifier is in `plan-work.ts`. */
export const PLAN_FEATURES = {
  basic: [
    { id: 'directories', text: 'Directory integration and submissions (50+ directories)' },
    { id: 'gbp-core', text: 'Core Google Business Profile optimization' },
    { id: 'ai-voice-directories', text: 'AI and voice directory setup' },
    { id: 'monthly-report', text: 'Monthly report' },
  ],
  growth: [
    { includes: 'basic', text: 'Everything in Basic' },
    { id: 'review-response', text: 'Review monitoring and response' },
    { id: 'reputation', text: 'Reputation management' },
    { id: 'llm-foundational', text: 'Foundational LLM optimization' },
    { id: 'voice-search', text: 'Voice search optimization' },
    { id: 'priority-support', text: 'Priority support' },
  ],
  premium: [
    { includes: 'growth', text: 'Everything in Growth' },
    { id: 'knowledge-base', text: 'AI knowledge base seeding' },
    { id: 'community-posts-10', text: '10 Reddit/Quora posts per month' },
    { id: 'blog-posts-2', text: '2 AI-optimized blog posts per month' },
    { id: 'faq-schema', text: 'FAQ schema' },
    { id: 'analytics-dashboard', text: 'Advanced analytics dashboard' },
  ],
  ultimate: [
    { includes: 'premium', text: 'Everything in Premium' },
    { id: 'llm-pillar-pages', text: 'Advanced LLM seeding with pillar pages' },
    { id: 'custom-gpt', text: 'Custom GPT development' },
    { id: 'community-posts-20', text: '20 community posts per month' },
    { id: 'link-building', text: 'Advanced link building' },
    { id: 'account-manager', text: 'Dedicated account manager' },
  ],
} as const satisfies Record<PlanId, readonly PlanFeature[]>;

/** What only the comparison table promises: levels that rise with the plan, and the blog posts of Ultimate. */
export const TABLE_FEATURES = {
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
} as const satisfies Record<PlanId, readonly PlanFeature[]>;

type Promised = (typeof PLAN_FEATURES)[PlanId][number] | (typeof TABLE_FEATURES)[PlanId][number];
/** The identifier of one promise of a plan. */
export type FeatureId = Extract<Promised, { id: string }>['id'];

const sentencesOf = (id: PlanId): readonly string[] => PLAN_FEATURES[id].map(({ text }) => text);

export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 99,
    description: 'Get listed correctly everywhere that assistants look a business up.',
    priceId: 'named_first_basic_monthly',
    features: sentencesOf('basic'),
    popular: false,
  },
  {
    id: 'growth',
    name: 'Growth',
    price: 299,
    description: 'Build the reviews and the pages that assistants quote.',
    priceId: 'named_first_growth_monthly',
    features: sentencesOf('growth'),
    popular: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 499,
    description: 'Put your business in the sources that answers are written from.',
    priceId: 'named_first_premium_monthly',
    features: sentencesOf('premium'),
    popular: true,
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    price: 899,
    description: 'The whole program, run by one person who knows your business.',
    priceId: 'named_first_ultimate_monthly',
    features: sentencesOf('ultimate'),
    popular: false,
  },
];

/** A tick or a cross, or the words of the cell: a level, a count. */
export type ComparisonValue = boolean | string;

export type ComparisonRow = { name: string } & Record<PlanId, ComparisonValue>;

const from = (first: PlanId): Record<PlanId, boolean> => {
  const start = PLAN_IDS.indexOf(first);
  return Object.fromEntries(PLAN_IDS.map((id, index) => [id, index >= start])) as Record<PlanId, boolean>;
};

export const COMPARISON: readonly ComparisonRow[] = [
  { name: 'Directory submissions', basic: '50+', growth: '50+', premium: '50+', ultimate: '50+' },
  { name: 'GBP optimization', basic: 'Core', growth: 'Enhanced', premium: 'Advanced', ultimate: 'Elite' },
  { name: 'AI and voice directory setup', ...from('basic') },
  { name: 'Monthly report', ...from('basic') },
  { name: 'LLM optimization', basic: false, growth: 'Basic', premium: 'Advanced', ultimate: 'Expert' },
  { name: 'Review management', ...from('growth') },
  { name: 'Voice search optimization', ...from('growth') },
  { name: 'Priority support', ...from('growth') },
  { name: 'AI knowledge base seeding', ...from('premium') },
  { name: 'Reddit/Quora posts per month', basic: false, growth: false, premium: '10', ultimate: '20' },
  { name: 'AI-optimized blog posts per month', basic: false, growth: false, premium: '2', ultimate: '4' },
  { name: 'FAQ schema', ...from('premium') },
  { name: 'Advanced analytics dashboard', ...from('premium') },
  { name: 'Custom GPT development', ...from('ultimate') },
  { name: 'Advanced link building', ...from('ultimate') },
  { name: 'Dedicated account manager', ...from('ultimate') },
];

export type FaqItem = { question: string; answer: string };

export const FAQ: readonly FaqItem[] = [
  {
    question: 'Can I change plans later?',
    answer:
      'Yes. You can change plans anytime. Upgrades are immediate; downgrades take effect at the next billing cycle.',
  },
  {
    question: 'How soon will I see results?',
    answer: 'Results usually show in 30-60 days for AI citations and 90-120 days for traditional SEO.',
  },
  {
    question: 'Is there a contract?',
    answer: 'No contracts. Billing is month to month, and you can cancel whenever you like.',
  },
  {
    question: 'Which businesses do you work with?',
    answer:
      'We specialize in home services: HVAC, plumbing, roofing and solar above all. Legal practices and healthcare offices that serve a local area work the same way.',
  },
];
