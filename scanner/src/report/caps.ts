import { CAP_LIFTED_BY, type Cap, type InsightStatus } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';

type StatusOf = (id: string) => InsightStatus | null;

type CapRule = {
  id: Cap['id'];
  limit: number;
  reason: string;
  holds(facts: SiteFacts, statusOf: StatusOf): boolean;
};

/**
 * The assistants' own answer bots. Blocking them while Google and Bing are allowed is the failure that happens in
 * practice.
 */
const ANSWER_BOTS = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'];
const WEB_BOTS = ['Googlebot', 'Bingbot'];

const CAP_RULES: readonly CapRule[] = [
  {
    id: 'parked',
    limit: 0,
    reason: 'This address shows a parked or placeholder page, so there is no business to name.',
    holds: (facts) => facts.site.state === 'parked',
  },
  {
    id: 'all-search-bots-blocked',
    limit: 15,
    reason: 'Your robots file shuts out every search bot that feeds AI answers.',
    holds: (facts) =>
      facts.robots.state === 'valid' && coreBots(facts).every((bot) => !bot.home) && coreBots(facts).length > 0,
  },
  {
    id: 'home-noindex',
    limit: 20,
    reason: 'A hidden setting tells search engines to leave your home page out.',
    holds: (facts) => facts.quoting.home?.noindex === true,
  },
  {
    id: 'robots-unreachable',
    limit: 25,
    reason: 'Your robots file gives an error, so careful bots must stay away from the whole site. This may be brief.',
    holds: (facts) => facts.robots.state === 'unreachable' && facts.pages.length > 0,
  },
  {
    id: 'empty-shell',
    limit: 30,
    reason: 'The main part of your home page has almost no words that AI can read.',
    holds: (_facts, statusOf) => statusOf('text-without-javascript') === 'error',
  },
  {
    id: 'home-nosnippet',
    limit: 45,
    reason: 'A hidden setting forbids quoting any words of your home page.',
    holds: (facts) => facts.quoting.home?.nosnippet === true,
  },
  {
    id: 'edge-refuses-assistants',
    limit: 55,
    reason:
      'Your security let our plain visit in but turned away visits that called themselves AI assistants. That is evidence, not proof.',
    holds: (facts) => facts.edge.verdict === 'bots-refused',
  },
  {
    id: 'no-name-or-phone',
    limit: 60,
    reason: 'We found no business name or no phone number that a machine can read.',
    holds: (facts) => facts.site.state === 'ok' && (facts.identity.name === null || facts.identity.phone === null),
  },
  {
    id: 'sample-text',
    limit: 40,
    reason: 'Your pages still hold the sample text of a template, so assistants cannot tell what is true of you.',
    holds: ({ kind }) => kind.kind === 'template',
  },
  {
    id: 'answer-bots-blocked',
    limit: 65,
    reason: 'Google and Bing get in, but the search bots of ChatGPT, Claude and Perplexity are all shut out.',
    holds: (facts) =>
      ANSWER_BOTS.every((token) => blockedAtHome(facts, token)) &&
      WEB_BOTS.every((token) => !blockedAtHome(facts, token)),
  },
];

/**
 * The caps for these facts. `statusOf` returns the status of a measured check, or null. A cap applies only while the
 * check that lifts it is not a success, so that improving a check can never lower the score.
 */
export function capsOf(facts: SiteFacts, statusOf: StatusOf): Cap[] {
  return CAP_RULES.filter((rule) => rule.holds(facts, statusOf))
    .filter(({ id }) => {
      const liftedBy = CAP_LIFTED_BY[id];
      return liftedBy === null || statusOf(liftedBy) !== 'success';
    })
    .map(({ id, limit, reason }) => ({ id, limit, reason }));
}

function coreBots(facts: SiteFacts) {
  return facts.robots.crawlers.filter((crawler) => crawler.weight === 'core');
}

function blockedAtHome(facts: SiteFacts, token: string): boolean {
  if (facts.robots.state !== 'valid') return false;
  return facts.robots.crawlers.find((crawler) => crawler.token === token)?.home === false;
}
