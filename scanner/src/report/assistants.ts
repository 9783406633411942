import { ASSISTANTS, type AssistantId, type AssistantVerdict, type InsightStatus } from '@named-first/contract';
import type { ProbeAgent } from '../artifacts.ts';
import type { QuotingDirective } from '../understand/access/quoting.ts';
import type { SiteFacts } from '../understand/facts.ts';

type Answer = Pick<AssistantVerdict, 'verdict' | 'reason'>;

type Recipe = {
  /** The crawlers that feed it; the first decides, the others can only limit. */
  tokens: readonly string[];
  probes: readonly ProbeAgent[];
  /** True if it reads pages without running their scripts. */
  readsRawText: boolean;
  /** Product tokens whose quoting rules apply to it, in addition to `*`; null if none is documented. */
  quotingAgents: readonly string[] | null;
  /** Bing documents `noarchive` and `nocache` as limits on Copilot. */
  archiveRules: boolean;
};

/** What each assistant depends on. Google, Bing and Apple run the scripts of pages, the others do not. */
const RECIPES: Record<AssistantId, Recipe> = {
  chatgpt: {
    tokens: ['OAI-SearchBot'],
    probes: ['OAI-SearchBot', 'ChatGPT-User'],
    readsRawText: true,
    quotingAgents: null,
    archiveRules: false,
  },
  claude: {
    tokens: ['Claude-SearchBot', 'Claude-User'],
    probes: ['Claude-User'],
    readsRawText: true,
    quotingAgents: null,
    archiveRules: false,
  },
  perplexity: {
    tokens: ['PerplexityBot'],
    probes: ['PerplexityBot'],
    readsRawText: true,
    quotingAgents: null,
    archiveRules: false,
  },
  'google-ai': {
    tokens: ['Googlebot'],
    probes: [],
    readsRawText: false,
    quotingAgents: ['googlebot'],
    archiveRules: false,
  },
  copilot: {
    tokens: ['Bingbot'],
    probes: [],
    readsRawText: false,
    quotingAgents: ['bingbot', 'msnbot'],
    archiveRules: true,
  },
  siri: { tokens: ['Applebot'], probes: [], readsRawText: false, quotingAgents: ['applebot'], archiveRules: false },
  alexa: { tokens: ['Amzn-SearchBot'], probes: [], readsRawText: false, quotingAgents: null, archiveRules: false },
  'meta-ai': { tokens: ['meta-webindexer'], probes: [], readsRawText: false, quotingAgents: null, archiveRules: false },
};

/** Returns the status of a measured check, or null. */
type StatusOf = (id: string) => InsightStatus | null;

/** For each assistant: whether it may use the site, and the one reason that decides. Uses only known facts. */
export function judgeAssistants(facts: SiteFacts, statusOf: StatusOf): AssistantVerdict[] {
  return ASSISTANTS.map(({ id, name }) => ({ id, name, ...judgeOne(RECIPES[id], facts, statusOf) }));
}

function judgeOne(recipe: Recipe, facts: SiteFacts, statusOf: StatusOf): Answer {
  if (facts.pages.length === 0 || facts.site.state !== 'ok' || facts.robots.state === 'unmeasured') {
    return { verdict: 'unknown', reason: facts.site.stateReason ?? 'We could not read enough of your site to say.' };
  }
  const answers = [byRobots, byQuoting, byText, byEdge].flatMap((step) => step(recipe, facts, statusOf) ?? []);
  const decided = answers.find((answer) => answer.verdict === 'no') ?? answers[0];
  return decided ?? { verdict: 'yes', reason: 'Nothing we saw keeps it out.' };
}

function byRobots({ tokens }: Recipe, { robots }: SiteFacts): Answer | null {
  if (robots.state === 'unreachable')
    return { verdict: 'no', reason: 'Your robots file gives an error, so its bot must stay away. This may be brief.' };
  const crawlers = tokens.flatMap((token) => robots.crawlers.filter((crawler) => crawler.token === token));
  const [main, ...others] = crawlers;
  if (main && !main.home)
    return { verdict: 'no', reason: `Your robots file tells its search bot (${main.token}) to stay out.` };
  const shut = others.find((crawler) => !crawler.home);
  if (shut)
    return { verdict: 'limited', reason: `Your robots file does not let it open pages when asked (${shut.token}).` };
  const partly = crawlers.find((crawler) => crawler.blockedPages.length > 0);
  return partly
    ? { verdict: 'limited', reason: `Your robots file keeps ${partly.token} off some of your pages.` }
    : null;
}

function byQuoting({ quotingAgents, archiveRules }: Recipe, { quoting }: SiteFacts): Answer | null {
  const { home } = quoting;
  if (!home || quotingAgents === null) return null;
  const binding = home.directives.filter(
    (directive) => directive.agent === '*' || quotingAgents.includes(directive.agent),
  );
  const has = (wanted: (directive: QuotingDirective) => boolean) => binding.some(wanted);
  if (has(({ rule }) => rule === 'noindex'))
    return { verdict: 'no', reason: 'A hidden setting tells it to leave out your home page.' };
  if (has(({ rule, value }) => rule === 'nosnippet' || (rule === 'max-snippet' && value === 0))) {
    return { verdict: 'no', reason: 'A hidden setting forbids it to quote your home page.' };
  }
  if (archiveRules && has(({ rule }) => rule === 'noarchive'))
    return { verdict: 'no', reason: 'A hidden setting (noarchive) keeps your home page out of its answers.' };
  if (archiveRules && has(({ rule }) => rule === 'nocache'))
    return { verdict: 'limited', reason: 'A hidden setting (nocache) lets it show only your title and address.' };
  return null;
}

function byText({ readsRawText }: Recipe, { pages }: SiteFacts, statusOf: StatusOf): Answer | null {
  const status = statusOf('text-without-javascript');
  if (status === 'error') {
    const verdict = readsRawText ? 'no' : 'limited';
    return { verdict, reason: 'The main part of your home page has almost no words that AI can read.' };
  }
  if (status !== 'warning' || !readsRawText) return null;
  const hidden = pages.some(({ role, document }) => role === 'home' && document.hiddenWords > 0);
  return {
    verdict: 'limited',
    reason: hidden
      ? 'Most words of your home page stay hidden until a click or a script shows them. It may skip them.'
      : 'Some of your pages hold little text that it can read.',
  };
}

function byEdge({ probes }: Recipe, { edge }: SiteFacts): Answer | null {
  if (!edge.controlServed) return null;
  const seen = edge.probes.filter((probe) => probes.includes(probe.agent));
  if (seen.some((probe) => probe.result === 'refused')) {
    return {
      verdict: 'limited',
      reason: 'Your security turned away a visit under its name. That is a sign, not proof.',
    };
  }
  if (seen.some((probe) => probe.result === 'rate-limited'))
    return { verdict: 'limited', reason: 'Your site told a visit under its name to slow down.' };
  return seen.some((probe) => probe.result === 'thinner')
    ? { verdict: 'limited', reason: 'A visit under its name got a much shorter page.' }
    : null;
}
