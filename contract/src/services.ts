/** The nine services: cards on the home page, one page each under `/services/`, entries in llms.txt and the sitemap. */
import type { PlanId } from './plans.ts';

export const SERVICE_SLUGS = [
  'llm-citation-optimization',
  'reddit-quora-seeding',
  'voice-search-optimization',
  'google-business-profile-management',
  'reputation-review-management',
  'ai-focused-content',
  'directory-seeding',
  'schema-markup',
  'ai-analytics-tracking',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

export type Service = {
  slug: ServiceSlug;
  title: string;
  text: string;
  /** The smallest plan that includes it. Every larger plan includes it too. */
  from: PlanId;
};

export const SERVICES: readonly Service[] = [
  {
    slug: 'llm-citation-optimization',
    title: 'LLM Citation Optimization',
    text: 'We put your facts where chat assistants look and in words they can quote, so the answer carries your name.',
    from: 'growth',
  },
  {
    slug: 'reddit-quora-seeding',
    title: 'Reddit & Quora Seeding',
    text: 'Assistants lean on what people say to each other. We answer real questions in your trade, openly and usefully.',
    from: 'premium',
  },
  {
    slug: 'voice-search-optimization',
    title: 'Voice Search Optimization',
    text: '“Who’s open now?” is asked out loud. We write the short answer that Siri and Alexa can read back.',
    from: 'growth',
  },
  {
    slug: 'google-business-profile-management',
    title: 'Google Business Profile Management',
    text: 'Hours, services, photos, posts: kept right every week. It is the first place a local answer is checked against.',
    from: 'basic',
  },
  {
    slug: 'reputation-review-management',
    title: 'Reputation & Review Management',
    text: 'We ask every customer at the right moment, answer each review, and put them where machines can read them.',
    from: 'growth',
  },
  {
    slug: 'ai-focused-content',
    title: 'AI-Focused Content',
    text: 'A page for every job you do, with the price, the towns and the proof that an assistant can repeat.',
    from: 'premium',
  },
  {
    slug: 'directory-seeding',
    title: 'Directory Seeding',
    text: 'One name, one number, one address in 50+ directories, so nobody has to guess which listing is you.',
    from: 'basic',
  },
  {
    slug: 'schema-markup',
    title: 'Schema Markup',
    text: 'The labeled facts behind your pages, filled in completely and in step with what visitors read.',
    from: 'premium',
  },
  {
    slug: 'ai-analytics-tracking',
    title: 'AI Analytics Tracking',
    text: 'Which assistants name you, for which questions, and what moved since last month. In one page.',
    from: 'premium',
  },
];

export const servicePath = (slug: ServiceSlug): string => `/services/${slug}`;

export function isServiceSlug(text: string): text is ServiceSlug {
  return (SERVICE_SLUGS as readonly string[]).includes(text);
}

/** The service with this slug. */
export function serviceOf(slug: ServiceSlug): Service {
  const service = SERVICES.find((one) => one.slug === slug);
  if (!service) throw new Error(`There is no service ${slug}`);
  return service;
}
