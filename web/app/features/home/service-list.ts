import { PLANS, type Plan, type PlanId } from '@named-first/contract';

export type Service = {
  /** Which drawing stands on the card. */
  icon: 'chat' | 'people' | 'mic' | 'pin' | 'star' | 'pen' | 'list' | 'code' | 'chart';
  title: string;
  text: string;
  /** The smallest plan that includes it; every larger one does too. */
  from: PlanId;
};

/** The nine services, shown as cards and named in the page's structured data. */
export const SERVICES: readonly Service[] = [
  {
    icon: 'chat',
    title: 'LLM Citation Optimization',
    text: 'We put your facts where chat assistants look and in words they can quote, so the answer carries your name.',
    from: 'growth',
  },
  {
    icon: 'people',
    title: 'Reddit & Quora Seeding',
    text: 'Assistants lean on what people say to each other. We answer real questions in your trade, openly and usefully.',
    from: 'premium',
  },
  {
    icon: 'mic',
    title: 'Voice Search Optimization',
    text: '“Who’s open now?” is asked out loud. We write the short answer that Siri and Alexa can read back.',
    from: 'growth',
  },
  {
    icon: 'pin',
    title: 'Google Business Profile Management',
    text: 'Hours, services, photos, posts: kept right every week. It is the first place a local answer is checked against.',
    from: 'basic',
  },
  {
    icon: 'star',
    title: 'Reputation & Review Management',
    text: 'We ask every customer at the right moment, answer each review, and put them where machines can read them.',
    from: 'growth',
  },
  {
    icon: 'pen',
    title: 'AI-Focused Content',
    text: 'A page for every job you do, with the price, the towns and the proof that an assistant can repeat.',
    from: 'premium',
  },
  {
    icon: 'list',
    title: 'Directory Seeding',
    text: 'One name, one number, one address in 50+ directories, so nobody has to guess which listing is you.',
    from: 'basic',
  },
  {
    icon: 'code',
    title: 'Schema Markup',
    text: 'The labeled facts behind your pages, filled in completely and in step with what visitors read.',
    from: 'premium',
  },
  {
    icon: 'chart',
    title: 'AI Analytics Tracking',
    text: 'Which assistants name you, for which questions, and what moved since last month. In one page.',
    from: 'premium',
  },
];

/** The plan with that id. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}
