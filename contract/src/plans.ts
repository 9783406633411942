/**
 * The plans that the agency sells, smallest first, and the questions people ask before they buy. One entry defines a
 * plan completely: cards, comparison table, checkout, structured data, llms.txt and share pictures are built from this
 * list.
 */

/** The rows of the comparison table, in order. */
export const COMPARISON_ROWS = [
  'Directory submissions',
  'GBP optimization',
  'AI and voice directory setup',
  'Monthly report',
  'LLM optimization',
  'Review management',
  'Voice search optimization',
  'Priority support',
  'AI knowledge base seeding',
  'Reddit/Quora posts per month',
  'AI-optimized blog posts per month',
  'FAQ schema',
  'Advanced analytics dashboard',
  'Custom GPT development',
  'Advanced link building',
  'Dedicated account manager',
] as const;
type ComparisonRowName = (typeof COMPARISON_ROWS)[number];

/** A tick, a cross, or the text of the cell: a level or a count. */
export type ComparisonValue = boolean | string;

type PlanEntry = {
  id: string;
  name: string;
  /** US dollars a month. */
  price: number;
  description: string;
  /**
   * The payment provider's name for the price: Stripe's `lookup_key`, which stays the same when a price is replaced.
   * The browser sends it back with an order, and the server refuses any other value.
   */
  priceId: string;
  /**
   * The sentences on the plan's card. Each except "Everything in …" has an identifier and its work in `plan-work.ts`.
   */
  features: readonly string[];
  /** The cells of the comparison table that differ from the next smaller plan. */
  compared: Partial<Record<ComparisonRowName, ComparisonValue>>;
  popular: boolean;
};

const ENTRIES = [
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
    compared: {
      'Directory submissions': '50+',
      'GBP optimization': 'Core',
      'AI and voice directory setup': true,
      'Monthly report': true,
    },
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
    compared: {
      'GBP optimization': 'Enhanced',
      'LLM optimization': 'Basic',
      'Review management': true,
      'Voice search optimization': true,
      'Priority support': true,
    },
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
    compared: {
      'GBP optimization': 'Advanced',
      'LLM optimization': 'Advanced',
      'AI knowledge base seeding': true,
      'Reddit/Quora posts per month': '10',
      'AI-optimized blog posts per month': '2',
      'FAQ schema': true,
      'Advanced analytics dashboard': true,
    },
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
    compared: {
      'GBP optimization': 'Elite',
      'LLM optimization': 'Expert',
      'Reddit/Quora posts per month': '20',
      'AI-optimized blog posts per month': '4',
      'Custom GPT development': true,
      'Advanced link building': true,
      'Dedicated account manager': true,
    },
    popular: false,
  },
] as const satisfies readonly PlanEntry[];

type Entry = (typeof ENTRIES)[number];
export type PlanId = Entry['id'];
export type Plan = PlanEntry & { id: PlanId };
/** A sentence of a card that is a separate promise. */
export type CardPromise = Exclude<Entry['features'][number], `Everything in ${string}`>;

export const PLANS: readonly Plan[] = ENTRIES;
export const PLAN_IDS: readonly PlanId[] = PLANS.map(({ id }) => id);

/** The plan with this id. */
export function planOf(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

export type ComparisonRow = { name: ComparisonRowName } & Record<PlanId, ComparisonValue>;

/** The comparison table: each plan inherits the cells of the next smaller one and adds or overrides its own. */
export const COMPARISON: readonly ComparisonRow[] = COMPARISON_ROWS.map((name) => {
  let value: ComparisonValue = false;
  const cells = PLANS.map(({ id, compared }) => {
    value = compared[name] ?? value;
    return [id, value] as const;
  });
  return { name, ...(Object.fromEntries(cells) as Record<PlanId, ComparisonValue>) };
});

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
