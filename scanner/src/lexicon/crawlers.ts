/**
 * `search` bots feed answers, `user` bots fetch on a person's request, `training` bots build models, and `control` is a
 * token that never fetches.
 */
export type CrawlerRole = 'search' | 'user' | 'training' | 'control' | 'other';

export type Crawler = {
  /** Product token for robots.txt, RFC 9309 §2.2.1. */
  token: string;
  owner: string;
  role: CrawlerRole;
  /** `core` and `extra` count in the score; `listed` is only shown. */
  weight: 'core' | 'extra' | 'listed';
  /** The vendor's statement on robots.txt. */
  obeys: 'yes' | 'no' | 'unstated' | 'not-applicable';
  /** The crawler whose group applies if none names this one; `null` means `*`, like every other crawler. */
  fallback: string | null;
  /** What people lose if it is blocked, in a customer's words. */
  feeds: string;
  /** When this row was last compared with the vendor's page. */
  lastChecked: string;
};

type Row = readonly [
  token: string,
  owner: string,
  role: CrawlerRole,
  weight: Crawler['weight'],
  obeys: Crawler['obeys'],
  feeds: string,
  fallback?: string,
];

/** The date of the rosters, each citing its vendor's page, that the table was merged from. */
const ROSTER_DAY = '2026-09-29';

/**
 * Vendors' pages: developers.openai.com/api/docs/bots · support.claude.com (crawling the web) · docs.perplexity.ai/guides/bots ·
 * developers.google.com/crawling/docs/crawlers-fetchers · bing.com/webmasters (Bingbot) · support.apple.com/119829 ·
 * developer.amazon.com/amazonbot · developers.facebook.com (web crawlers) · duckduckgo.com/duckassistbot · docs.mistral.ai/robots.
 */
const ROWS: readonly Row[] = [
  ['Googlebot', 'Google', 'search', 'core', 'yes', 'Google Search and its AI answers'],
  ['Bingbot', 'Microsoft', 'search', 'core', 'yes', 'Bing and Copilot'],
  ['OAI-SearchBot', 'OpenAI', 'search', 'core', 'yes', 'ChatGPT search'],
  ['Claude-SearchBot', 'Anthropic', 'search', 'core', 'yes', 'Claude search'],
  ['PerplexityBot', 'Perplexity', 'search', 'core', 'yes', 'Perplexity'],
  // "If robots instructions don't mention Applebot but do mention Googlebot, Applebot follows them": support.apple.com/119829.
  ['Applebot', 'Apple', 'search', 'core', 'yes', 'Siri and Spotlight', 'Googlebot'],
  ['Amzn-SearchBot', 'Amazon', 'search', 'extra', 'yes', 'Alexa'],
  ['meta-webindexer', 'Meta', 'search', 'extra', 'yes', 'Meta AI'],
  ['DuckAssistBot', 'DuckDuckGo', 'search', 'extra', 'yes', 'DuckDuckGo answers'],
  ['MistralAI-Index', 'Mistral', 'search', 'extra', 'yes', 'Mistral answers'],
  ['Claude-User', 'Anthropic', 'user', 'extra', 'yes', 'pages that Claude opens when asked'],
  ['MistralAI-User', 'Mistral', 'user', 'extra', 'yes', 'pages that Mistral opens when asked'],
  ['ChatGPT-User', 'OpenAI', 'user', 'listed', 'no', 'pages that ChatGPT opens when asked'],
  ['Perplexity-User', 'Perplexity', 'user', 'listed', 'no', 'pages that Perplexity opens when asked'],
  ['Google-Agent', 'Google', 'user', 'listed', 'no', 'pages that Google opens when asked'],
  ['Google-GeminiNotebook', 'Google', 'user', 'listed', 'no', 'pages that Gemini opens when asked'],
  ['Amzn-User', 'Amazon', 'user', 'listed', 'unstated', 'pages that Alexa opens when asked'],
  ['meta-externalfetcher', 'Meta', 'user', 'listed', 'no', 'pages that Meta AI opens when asked'],
  ['GPTBot', 'OpenAI', 'training', 'listed', 'yes', 'training only'],
  ['ClaudeBot', 'Anthropic', 'training', 'listed', 'yes', 'training only'],
  ['Amazonbot', 'Amazon', 'training', 'listed', 'yes', 'training and Amazon products'],
  ['meta-externalagent', 'Meta', 'training', 'listed', 'yes', 'training only'],
  ['MistralAI-Training', 'Mistral', 'training', 'listed', 'yes', 'training only'],
  ['CCBot', 'Common Crawl', 'training', 'listed', 'yes', 'a training archive'],
  ['Google-Extended', 'Google', 'control', 'listed', 'not-applicable', 'training only, not Google Search'],
  ['Applebot-Extended', 'Apple', 'control', 'listed', 'not-applicable', 'training only'],
  ['OAI-AdsBot', 'OpenAI', 'other', 'listed', 'unstated', 'advertising checks'],
  ['Bytespider', 'ByteDance', 'other', 'listed', 'unstated', 'unclear'],
];

/** Every documented crawler, in the order of reports. */
export const CRAWLERS: readonly Crawler[] = ROWS.map(([token, owner, role, weight, obeys, feeds, fallback]) => ({
  token,
  owner,
  role,
  weight,
  obeys,
  feeds,
  fallback: fallback ?? null,
  lastChecked: ROSTER_DAY,
}));

/** After this many days a row must be compared with its vendor's page again. */
export const CRAWLER_ROW_GOOD_FOR_DAYS = 90;

/** Tokens of rows that are too old to quote without checking again. `today` is an ISO 8601 date. */
export function staleCrawlers(today: string): string[] {
  const limit = Date.parse(today) - CRAWLER_ROW_GOOD_FOR_DAYS * 86_400_000;
  return CRAWLERS.filter((row) => Date.parse(row.lastChecked) < limit).map((row) => row.token);
}
