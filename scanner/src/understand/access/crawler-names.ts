import { CRAWLERS } from '../../lexicon/crawlers.ts';

/** Names on public block lists of AI agents, in addition to those of the crawler table (github.com/ai-robots-txt). */
const OTHER_AI_NAMES = new Set(
  `ai2bot anthropic-ai claude-web cohere-ai cohere-training-data-crawler diffbot duckassistbot facebookbot factset_spyderbot
friendlycrawler google-cloudvertexbot googleother googleother-image googleother-video iaskspider icc-crawler imagesiftbot img2dataset
isscyberriskcrawler kangaroo omgili omgilibot pangubot petalbot quillbot scrapy semrushbot-ocob sidetrade tiktokspider timpibot
turnitinbot velenpublicwebcrawler webzio-extended youbot ai2bot-dolma andibot awario brightbot bytespider claude-searchbot crawlspace
deepseekbot devin echobot firecrawlagent gemini-deep-research novaact operator phindbot qualifiedbot sbintuitionsbot wpbot panscient
aihitbot bedrockbot cotoyogi datenbank-crawler perplexity-user poseidon-research-crawler tavilybot yandexadditional yandexadditionalbot
mycentralaiscraperbot netestate linerbot klaviyoaibot chatgpt-agent manus-user`.split(/\s+/),
);

const KNOWN = new Map(CRAWLERS.map((crawler) => [crawler.token.toLowerCase(), crawler.token]));
/** The same names without hyphens, in table order. */
const BARE = [...KNOWN].map(([known, written]) => ({ bare: withoutHyphens(known), written }));

/** True if a lower-case token names an AI agent. */
export function isAiName(token: string): boolean {
  return KNOWN.has(token) || OTHER_AI_NAMES.has(token);
}

/** Brand names that people write but no crawler uses, with the token that they most likely mean. */
const BRAND_WORDS = new Map([
  ['claude', 'Claude-SearchBot'],
  ['anthropic', 'Claude-SearchBot'],
  ['chatgpt', 'OAI-SearchBot'],
  ['chatgptbot', 'OAI-SearchBot'],
  ['openai', 'OAI-SearchBot'],
  ['openaibot', 'OAI-SearchBot'],
  ['gpt', 'GPTBot'],
  ['perplexity', 'PerplexityBot'],
  ['perplexityai', 'PerplexityBot'],
  ['google', 'Googlebot'],
  ['gemini', 'Google-Extended'],
  ['bard', 'Google-Extended'],
  ['bing', 'Bingbot'],
  ['copilot', 'Bingbot'],
  ['siri', 'Applebot'],
  ['apple', 'Applebot'],
  ['alexa', 'Amzn-SearchBot'],
  ['metaai', 'meta-webindexer'],
  ['mistral', 'MistralAI-Index'],
]);

/** Real crawlers whose names are similar to another's. */
const REAL_NEIGHBOURS = new Set([
  'googlebot-image',
  'googlebot-news',
  'googlebot-video',
  'applenewsbot',
  'msnbot',
  'adidxbot',
  'facebookbot',
  'amazonbot-video',
]);

const MIN_COMPARED_LENGTH = 6;

/** The crawler that a name was probably meant for if no crawler uses the name itself; otherwise null. */
export function nearMiss(token: string): string | null {
  if (token === '*' || token === '' || isAiName(token) || REAL_NEIGHBOURS.has(token)) return null;
  const plain = withoutHyphens(token);
  const meant = BRAND_WORDS.get(plain);
  if (meant) return meant;
  for (const { bare, written } of BARE) {
    if (plain === bare || (plain.length >= MIN_COMPARED_LENGTH && plain.length < 40 && isOneEditAway(plain, bare)))
      return written;
  }
  return null;
}

function withoutHyphens(token: string): string {
  return token.replace(/[-_]/g, '');
}

/** True if one letter is added, dropped or changed, or two neighbouring letters are swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const tail = (shiftA: number, shiftB: number) => a.slice(start + shiftA) === b.slice(start + shiftB);
  const swapped = a[start] === b[start + 1] && a[start + 1] === b[start] && tail(2, 2);
  return tail(1, 1) || tail(1, 0) || tail(0, 1) || swapped;
}
