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

export const PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 99,
    description: 'Get listed correctly everywhere that assistants look a business up.',
    priceId: 'named_first_basic_monthly',
    features: [
      'Directory integration and submissions (50+ directories)',
      'Core Google Business Profile optimization',
      'AI and voice directory setup',
      'Monthly report',
    ],
    popular: false,
  },
  {
    id: 'growth',
    name: 'Growth',
    price: 299,
    description: 'Build the reviews and the pages that assistants quote.',
    priceId: 'named_first_growth_monthly',
    features: [
      'Everything in Basic',
      'Review monitoring and response',
      'Reputation management',
      'Foundational LLM optimization',
      'Voice search optimization',
      'Priority support',
    ],
    popular: false,
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 499,
    description: 'Put your business in the sources that answers are written from.',
    priceId: 'named_first_premium_monthly',
    features: [
      'Everything in Growth',
      'AI knowledge base seeding',
      '10 Reddit/Quora posts per month',
      '2 AI-optimized blog posts per month',
      'FAQ schema',
      'Advanced analytics dashboard',
    ],
    popular: true,
  },
  {
    id: 'ultimate',
    name: 'Ultimate',
    price: 899,
    description: 'The whole program, run by one person who knows your business.',
    priceId: 'named_first_ultimate_monthly',
    features: [
      'Everything in Premium',
      'Advanced LLM seeding with pillar pages',
      'Custom GPT development',
      '20 community posts per month',
      'Advanced link building',
      'Dedicated account manager',
    ],
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
