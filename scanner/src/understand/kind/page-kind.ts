import type { Evidence } from '@named-first/contract';
import { isRead } from '../../lexicon/languages-read.ts';
import { isUnchangedTitle } from '../../lexicon/sample/sample-text.ts';
import { COMPANY_WORDS, SELF_WORDS } from '../../lexicon/self-words.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import type { AreaFacts } from '../areas/areas.ts';
import type { HoursFacts } from '../hours/hours.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { isLocalBusiness } from '../markup/schema-types.ts';
import type { ServiceFacts } from '../offers/services.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround, proseOf } from '../prose/sentences.ts';
import { markupEvidence } from '../prose/source-excerpt.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import type { KindFacts } from './kind-facts.ts';
import { GENERATOR_SIGNS, isCertainlyLocal, KIND_SIGNS, type KindSign, kindOf, TYPE_SIGNS } from './kind-signs.ts';
import { WORD_GROUPS, type WordGroup } from './kind-words.ts';
import { type SampleText, sampleTextOf, withoutRepeats } from './sample-text.ts';

type Input = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: IdentityFacts;
  areas: Pick<AreaFacts, 'main'>;
  trade: TradeFacts;
  hours: Pick<HoursFacts, 'text' | 'markup'>;
  services: Pick<ServiceFacts, 'services' | 'likely'>;
  /** Of the site. Few words of a language that is not read say nothing about the kind. */
  language?: string;
};

/** A sign with its evidence. */
type SeenSign = KindSign & { evidence: Evidence | null };

/** Trades that also occur on portfolios and in shops. */
const PORTABLE_TRADES = new Set(['photographer', 'videographer', 'web-designer', 'translator', 'tattoo-studio']);
const PORTABLE_POINTS = 0.5;
/** Places with the name of the site. */
const NAME_PLACES = ['title', 'h1', 'site-name'] as const;
/** Open Graph tags of articles (https://ogp.me/#type_article) and Google's news metadata. */
const ARTICLE_META = /^(?:article:(?:published_time|section|tag)|news_keywords|parsely-|sailthru\.)/i;
/** `library.start()`: calls in the text are a sign of software documentation. */
const CALL = /\b[A-Za-z_$][\w$]{0,40}\.[A-Za-z_$][\w$]{0,40}\(/g;
const MANY_CALLS = 5;
const MAP = /(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org)/;
const MIN_SERVICES = 3;
const MIN_NAMED_SERVICES = 2;
const MIN_ARTICLE_WORDS = 100;
/** A long text about a subject with hardly any sentence about "us". */
const LONG_TEXT = 800;
const OWN_SHARE = 0.12;
const MAX_WORDS_READ = 100_000;
/** Places that name the trade; a single one may mean something else. */
const MIN_NAMING = 2;
const MAX_SIGNS = 6;

const MAX_SAMPLES = 5;
const SAMPLE_WORDS: Record<SampleText['why'], string> = {
  'filler-text': 'This is filler text.',
  'sample-name': 'This is the name of a sample business.',
  'sample-address': 'This is a sample address.',
  'sample-phone': 'Nobody answers this number: it is a sample.',
  'sample-number': 'This number is a sample: it belongs to no business.',
  'sample-email': 'This is a sample e-mail address.',
  'placeholder-image': 'This picture is a placeholder.',
  'unfilled-blank': 'This blank was never filled in.',
  'template-leftover': 'This is code of a template that was meant to be replaced.',
  'note-to-the-author': 'This is a note to whoever writes the page.',
  'sample-post': 'This is the sample post of a blog.',
  'unchanged-title': 'A tool gave the page this title, and nobody changed it.',
  unfinished: 'This says that the page is not finished.',
  draft: 'This says that the site is only a draft, or that its form sends nothing.',
};

/** What a template ships with. Gaps and notes are also on sites that somebody has begun to write. */
const SHIPPED: ReadonlySet<SampleText['why']> = new Set([
  ...(['filler-text', 'sample-name', 'sample-address', 'sample-phone', 'sample-post'] as const),
  ...(['placeholder-image', 'template-leftover', 'unchanged-title'] as const),
]);

/** The kind of the site, from the points of all signs. */
export function deriveKind(input: Input): KindFacts {
  const sampleText = sampleTextOf(input.pages, input.language ?? 'en');
  const signs = [...localSigns(input), ...otherSigns(input)].sort((a, b) => b.points - a.points);
  const fillers = sampleText.filter(({ why }) => why === 'filler-text');
  const shipped = sampleText.filter(({ why }) => SHIPPED.has(why));
  const kind = kindOf(signs, shipped.length, fillers.length);
  const telling = signs.filter((sign) => sign.kind === kind || kind === 'cannot-tell').slice(0, MAX_SIGNS);
  return {
    kind,
    isCertain: kind === 'local-business' && isCertainlyLocal(signs),
    signs: eachWordsOnce(telling).flatMap(({ saw, evidence }) =>
      evidence ? [{ words: `We saw ${saw}.`, evidence }] : [],
    ),
    sampleText: withoutRepeats(sampleText)
      .slice(0, MAX_SAMPLES)
      .map(({ why, evidence }) => ({ words: SAMPLE_WORDS[why], evidence })),
  };
}

function eachWordsOnce(signs: readonly SeenSign[]): SeenSign[] {
  return [...new Map(signs.map((sign) => [sign.saw, sign])).values()];
}

function localSigns({ pages, markup, identity, areas, trade, hours, services }: Input): SeenSign[] {
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  const typed = markup.businesses.find(({ node }) => node.types.some(isLocalBusiness));
  const phone = identity.phones.find(({ value }) => value === identity.phone);
  const [address] = identity.addresses;
  const call = linkOn(pages, (href) => /^tel:\+?[\d(]/.test(href));
  const map = linkOn(pages, (href) => MAP.test(href)) ?? frameOn(pages);
  const title = home && areas.main ? titleWith(home, areas.main.city) : null;
  const company = companyWords(pages);
  return [
    ...tradeSigns(trade),
    ...(typed ? [seen('type', markupEvidence(typed.page, typed.node, typed.node.types[0] ?? ''))] : []),
    ...(phone ? [seen('phone', phone.evidence)] : []),
    ...(call ? [seen('callLink', call)] : []),
    ...(address ? [seen('address', address.evidence)] : []),
    ...(hours.text || hours.markup ? [seen('hours', null)] : []),
    ...(map ? [seen('map', map)] : []),
    ...(title ? [seen('townInTitle', title)] : []),
    ...serviceSigns(services),
    ...(company ? [seen('company', company)] : []),
  ];
}

/** A list of services says more than single names of services outside lists. */
function serviceSigns({ services, likely }: Input['services']): SeenSign[] {
  const named = [...services, ...likely];
  if (named.length < MIN_NAMED_SERVICES) return [];
  return [seen(services.length >= MIN_SERVICES ? 'services' : 'someServices', named[0]?.evidence ?? null)];
}

function seen(sign: keyof typeof KIND_SIGNS, evidence: Evidence | null): SeenSign {
  return { ...KIND_SIGNS[sign], evidence };
}

/**
 * A trade that two places name is meant; a single place may only have a word of a name, such as `Cut` in `Final Cut`.
 */
function tradeSigns({ id, words, noun, naming, working }: TradeFacts): SeenSign[] {
  if (id === null) return [];
  const evidence = words?.evidence ?? null;
  const named: SeenSign = { ...KIND_SIGNS.trade, saw: `the trade “${words?.text ?? noun}”`, evidence };
  if (PORTABLE_TRADES.has(id)) return [{ ...named, points: PORTABLE_POINTS }];
  return [
    ...(naming.length >= MIN_NAMING ? [named] : []),
    ...(NAME_PLACES.some((place) => naming.includes(place)) ? [seen('tradeInName', null)] : []),
    ...(working.length > 0 ? [seen('tradeWork', null)] : []),
  ];
}

/** The title or the main heading of a page if it names the town. */
function titleWith({ url, document }: PageFacts, town: string): Evidence | null {
  const headings = document.headings.filter(({ level }) => level === 1).slice(0, 2);
  const texts = [document.title?.text ?? '', ...headings.map(({ text }) => text)];
  const named = texts.find((text) => text.toLowerCase().includes(town.toLowerCase()));
  return named === undefined ? null : { url, place: 'title', excerpt: excerptAround(named) };
}

const MAX_BLOCKS_READ = 300;

/** Where a site writes `our company` or similar in running text. */
function companyWords(pages: readonly PageFacts[]): Evidence | null {
  for (const { url, document } of pages) {
    for (const { text, region } of document.blocks.slice(0, MAX_BLOCKS_READ)) {
      if (region === 'nav' || region === 'form' || text.length < 25) continue;
      const at = COMPANY_WORDS.exec(text.slice(0, MAX_COMPANY_WORDS))?.index;
      if (at !== undefined) return { url, place: 'text', excerpt: excerptAround(text, at) };
    }
  }
  return null;
}

const MAX_COMPANY_WORDS = 1000;

function linkOn(pages: readonly PageFacts[], matches: (href: string) => boolean): Evidence | null {
  for (const page of pages) {
    const link = page.document.links.find(({ href }) => matches(href));
    if (link) return { url: page.url, place: 'link', excerpt: excerptAround(link.text || link.href) };
  }
  return null;
}

function frameOn(pages: readonly PageFacts[]): Evidence | null {
  for (const page of pages) {
    const frame = page.document.iframes.find(({ src }) => MAP.test(src));
    if (frame) return { url: page.url, place: 'link', excerpt: frame.src.slice(0, 240) };
  }
  return null;
}

function otherSigns({ pages, markup, trade, language = 'en' }: Input): SeenSign[] {
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  if (!home) return [];
  const meta = (name: string) => home.document.metas.find((tag) => tag.name === name)?.content ?? '';
  const types = TYPE_SIGNS.flatMap(({ type, ...sign }): SeenSign[] => {
    const found = markup.nodes.find(({ node, page }) => page === home && node.types.includes(type));
    return found ? [{ ...sign, evidence: markupEvidence(home, found.node, type) }] : [];
  });
  const generators = GENERATOR_SIGNS.flatMap(({ generator, ...sign }): SeenSign[] => {
    const excerpt = meta('generator');
    return generator.test(excerpt) ? [{ ...sign, evidence: { url: home.url, place: 'meta', excerpt } }] : [];
  });
  const saysArticle = meta('og:type') === 'article' || home.document.metas.some(({ name }) => ARTICLE_META.test(name));
  // Some tools mark every page as an article, so the page must also have text.
  const article = saysArticle && home.document.mainWords >= MIN_ARTICLE_WORDS;
  return [
    ...types.slice(0, 1),
    ...generators,
    ...(article ? [seen('article', { url: home.url, place: 'meta', excerpt: 'article' })] : []),
    ...(isRead(language) ? wordSigns(pages, home) : []),
    ...codeSign(home),
    ...curriculumSign(home),
    ...(isRead(language) && isAboutSubject(home, trade) ? [seen('subject', null)] : []),
  ];
}

/** The words of all groups, with the group of each, so that a page is searched once for all of them. */
const GROUP_WORDS = WORD_GROUPS.flatMap((group) => group.terms.map((term) => ({ group, term })));
let matcher: TermMatcher | null = null;

function wordSigns(pages: readonly PageFacts[], home: PageFacts): SeenSign[] {
  const headings = home.document.headings.filter(({ level }) => level === 1).slice(0, 2);
  const title = home.document.title?.text ?? '';
  const names = [isUnchangedTitle(title) ? '' : title, ...headings.map(({ text }) => text)].join(' | ');
  const said = [
    ...wordsIn(names, home).filter(({ group }) => group.where === 'name'),
    ...pages
      .flatMap((page) => wordsIn(page.document.visibleText.slice(0, MAX_WORDS_READ), page))
      .filter(({ group }) => group.where === 'anywhere'),
  ];
  return WORD_GROUPS.flatMap((group) => {
    const own = said.filter((word) => word.group === group);
    const enough = new Set(own.map(({ term }) => term)).size >= group.distinct;
    const { kind, saw, points } = group;
    return enough ? [{ kind, saw, points, evidence: own[0]?.evidence ?? null }] : [];
  });
}

/** Each word of a group that occurs in a text, once. */
function wordsIn(text: string, page: PageFacts): { group: WordGroup; term: string; evidence: Evidence }[] {
  matcher ??= compileTerms(GROUP_WORDS.map(({ term }) => term));
  const first = new Map<number, number>();
  for (const { termId, start } of matcher.find(text)) if (!first.has(termId)) first.set(termId, start);
  return [...first].map(([termId, start]) => ({
    ...GROUP_WORDS[termId]!,
    evidence: { url: page.url, place: 'text', excerpt: lineAt(text, start) },
  }));
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return excerptAround(text.slice(start, end < 0 ? undefined : end), at - start);
}

function codeSign({ url, document }: PageFacts): SeenSign[] {
  const calls = document.visibleText.slice(0, MAX_WORDS_READ).match(CALL) ?? [];
  const evidence = { url, place: 'text' as const, excerpt: calls[0] ?? '' };
  return calls.length >= MANY_CALLS ? [seen('code', evidence)] : [];
}

/** `Ana Ruiz - CV`: a title that ends in such words. The Mexican legal form `S.A. de CV` is not behind a dash. */
const CURRICULUM =
  /(?:^|[-–—|:·]\s?)(?:CV|curr[ií]cul(?:um|o)(?: vit(?:ae|æ))?|lebenslauf|r[ée]sum[ée]|hoja de vida)$/iu;
const MAX_TITLE = 200;

function curriculumSign({ url, document }: PageFacts): SeenSign[] {
  const title = (document.title?.text ?? '').slice(0, MAX_TITLE).trim();
  return CURRICULUM.test(title) ? [seen('curriculum', { url, place: 'title', excerpt: excerptAround(title) })] : [];
}

function isAboutSubject(home: PageFacts, { languages }: TradeFacts): boolean {
  if (home.document.mainWords < LONG_TEXT) return false;
  const sentences = proseOf(home).sentences.filter(({ region }) => region === 'main');
  const own = sentences.filter(({ lower }) => {
    const words = new Set(lower.match(/[\p{L}']+/gu) ?? []);
    return languages.some((language) => SELF_WORDS[language].firstPerson.some((word) => words.has(word)));
  });
  return own.length < sentences.length * OWN_SHARE;
}
