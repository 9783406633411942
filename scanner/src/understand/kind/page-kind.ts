import type { BusinessKind, Evidence } from '@named-first/contract';
import { SELF_WORDS } from '../../lexicon/self-words.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
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
import { WORD_GROUPS, type WordGroup } from './kind-words.ts';
import { type SampleText, sampleTextOf } from './sample-text.ts';

type Input = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: IdentityFacts;
  trade: TradeFacts;
  hours: Pick<HoursFacts, 'text' | 'markup'>;
  services: Pick<ServiceFacts, 'services'>;
};

/** What speaks for a kind, in words that complete “We saw …”. */
type WeighedSign = { kind: BusinessKind; weight: number; saw: string; evidence: Evidence | null };

/** Trades that people name on portfolios and shops as well. */
const PORTABLE_TRADES = new Set(['photographer', 'videographer', 'web-designer', 'translator', 'tattoo-studio']);
const WORTH = {
  trade: 3,
  portableTrade: 1.5,
  type: 3,
  phone: 2,
  callLink: 1,
  address: 1.5,
  hours: 1.5,
  map: 1,
  services: 1,
  contactPage: 0.5,
  company: 1,
};
/** Open Graph of articles (https://ogp.me/#type_article) and news metadata of Google. */
const ARTICLE_META = /^(?:article:(?:published_time|section|tag)|news_keywords|parsely-|sailthru\.)/i;
/** `library.start()`: calls in the text of a page belong to documentation of software. */
const CALL = /\b[A-Za-z_$][\w$]{0,40}\.[A-Za-z_$][\w$]{0,40}\(/g;
const MANY_CALLS = 5;
const MAP = /(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org)/;
const CALL_OR_MAP = new RegExp(`^tel:\\+?[\\d(]|${MAP.source}`);
const FEWEST_SERVICES = 3;
/** Types of a page that is an article, a job or the like, and what they are worth. */
const OTHER_TYPES: readonly (readonly [string, BusinessKind, number, string])[] = [
  ['NewsArticle', 'business-not-local', 4, 'a news article'],
  ['JobPosting', 'business-not-local', 4, 'job advertisements'],
  ['BlogPosting', 'not-a-business', 2, 'a blog post'],
  ['Article', 'not-a-business', 1.5, 'an article'],
  ['TechArticle', 'not-a-business', 2, 'an article'],
  ['SoftwareApplication', 'business-not-local', 2, 'software'],
  ['OnlineStore', 'business-not-local', 3, 'an online shop'],
];
const OTHER_GENERATORS: readonly (readonly [RegExp, BusinessKind, number, string])[] = [
  [/^mediawiki/i, 'not-a-business', 4, 'an encyclopedia or wiki'],
  [/^blogger/i, 'not-a-business', 1.5, 'a blog'],
  [/^(?:docusaurus|sphinx|mkdocs|gitbook|jsdoc|doxygen)/i, 'business-not-local', 4, 'documentation of software'],
];
/** Long text about a subject, in which hardly any sentence is about "us". */
const LONG_TEXT = 800;
const OWN_SHARE = 0.12;
const SUBJECT_WORTH = 2;
const SOFTWARE_WORTH = 3;
const MOST_WORDS_READ = 100_000;
/** Local for certain; other for certain while little is local; other by weak signs while nothing is local. */
const LOCAL = 3;
const OTHER = 3;
const SOME_OTHER = 1.5;
const LITTLE_LOCAL = 1;
const TEMPLATE_TEXTS = 3;
/** A template may name a trade, and has no number that works. */
const LOCAL_OF_TEMPLATE = 2;
const MOST_SIGNS = 6;

const MOST_SAMPLES = 5;
const SAMPLE_WORDS: Record<SampleText['why'], string> = {
  'filler-text': 'This is filler text.',
  'sample-name': 'This is the name of a sample business.',
  'sample-address': 'This is a sample address.',
  'sample-phone': 'Nobody answers this number: it is a sample.',
  'sample-email': 'This is a sample e-mail address.',
  'placeholder-image': 'This picture is a placeholder.',
  'unfilled-blank': 'This blank was never filled in.',
  'template-leftover': 'This is code of a template that was meant to be replaced.',
  'note-to-the-author': 'This is a note to whoever writes the page.',
  'sample-post': 'This is the sample post of a blog.',
};

/** What the site is: a local business unless signs speak against it and little speaks for it. */
export function deriveKind(input: Input): KindFacts {
  const { pages } = input;
  const sampleText = sampleTextOf(pages);
  const signs = [...localSigns(input), ...otherSigns(input)]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2 * MOST_SIGNS);
  const kind = kindOf(signs, sampleText);
  const tradeInDoubt = kind === 'cannot-tell' && isTradeInDoubt(input);
  const telling = signs.filter((sign) => sign.kind === kind || kind === 'cannot-tell').slice(0, MOST_SIGNS);
  return {
    kind,
    tradeInDoubt,
    signs: eachWordsOnce(telling).flatMap(({ saw, evidence }) =>
      evidence ? [{ words: `We saw ${saw}.`, evidence }] : [],
    ),
    sampleText: sampleText.slice(0, MOST_SAMPLES).map(({ why, evidence }) => ({ words: SAMPLE_WORDS[why], evidence })),
  };
}

function eachWordsOnce(signs: readonly WeighedSign[]): WeighedSign[] {
  return [...new Map(signs.map((sign) => [sign.saw, sign])).values()];
}

function kindOf(signs: readonly WeighedSign[], sampleText: readonly SampleText[]): BusinessKind {
  const local = sumOf(signs, 'local-business');
  const commercial = sumOf(signs, 'business-not-local');
  const personal = sumOf(signs, 'not-a-business');
  const other = commercial >= personal ? 'business-not-local' : 'not-a-business';
  const against = commercial + personal;
  if (local <= LOCAL_OF_TEMPLATE && sampleText.length >= TEMPLATE_TEXTS) return 'template';
  if (against >= OTHER && local <= LOCAL && against > local) return other;
  if (local >= LOCAL) return 'local-business';
  return against >= SOME_OTHER && (local <= LITTLE_LOCAL || against > local) ? other : 'cannot-tell';
}

function sumOf(signs: readonly WeighedSign[], kind: BusinessKind): number {
  return signs.reduce((sum, sign) => (sign.kind === kind ? sum + sign.weight : sum), 0);
}

function localSigns(input: Input): WeighedSign[] {
  const { pages, markup, identity, trade, hours, services } = input;
  const sign = (weight: number, saw: string, evidence: Evidence | null): WeighedSign => ({
    kind: 'local-business',
    weight,
    saw,
    evidence,
  });
  const typed = markup.businesses.find(({ node }) => node.types.some(isLocalBusiness));
  const phone = identity.phones.find(({ value }) => value === identity.phone);
  const [address] = identity.addresses;
  const call = linkOn(pages, (href) => /^tel:\+?[\d(]/.test(href));
  const map = linkOn(pages, (href) => MAP.test(href)) ?? frameOn(pages);
  const contact = pages.find(({ role }) => role === 'contact');
  const weak = PORTABLE_TRADES.has(trade.id ?? '') || trade.certainty !== 'certain' || isTradeInDoubt(input);
  const company = companyWords(pages);
  return [
    ...(trade.id !== null
      ? [
          sign(
            weak ? WORTH.portableTrade : WORTH.trade,
            `the trade “${trade.words?.text ?? trade.noun}”`,
            trade.words?.evidence ?? null,
          ),
        ]
      : []),
    ...(typed
      ? [
          sign(
            WORTH.type,
            'labels of a local business',
            markupEvidence(typed.page, typed.node, typed.node.types[0] ?? ''),
          ),
        ]
      : []),
    ...(phone ? [sign(WORTH.phone, 'a phone number', phone.evidence)] : []),
    ...(call ? [sign(WORTH.callLink, 'a link to call', call)] : []),
    ...(address ? [sign(WORTH.address, 'an address', address.evidence)] : []),
    ...(hours.text || hours.markup ? [sign(WORTH.hours, 'opening hours', null)] : []),
    ...(map ? [sign(WORTH.map, 'a map', map)] : []),
    ...(services.services.length >= FEWEST_SERVICES
      ? [sign(WORTH.services, 'a list of services', services.services[0]?.evidence ?? null)]
      : []),
    ...(contact ? [sign(WORTH.contactPage, 'a contact page', null)] : []),
    ...(company ? [sign(WORTH.company, 'a company that speaks of its work', company)] : []),
  ];
}

/** `Cut` in `Final Cut` may be no trade at all: the site never says it by itself, nor how to reach the business. */
function isTradeInDoubt({ pages, markup, identity, trade, hours }: Input): boolean {
  const typed = markup.businesses.some(({ node }) => node.types.some(isLocalBusiness));
  const told = identity.phone !== null || identity.addresses.length > 0 || hours.text !== null || hours.markup !== null;
  if (typed || told || linkOn(pages, (href) => CALL_OR_MAP.test(href)) || frameOn(pages)) return false;
  return isWordOfName(pages, trade.words?.text, identity.name);
}

/** True if the site says the words for its trade only as a part of its name. */
function isWordOfName(pages: readonly PageFacts[], words: string | undefined, name: string | null): boolean {
  if (words === undefined || name === null) return false;
  const [said, own] = [words.toLowerCase(), name.toLowerCase()];
  if (!own.includes(said)) return false;
  return !pages.some(({ document }) =>
    document.visibleText.slice(0, MOST_WORDS_READ).toLowerCase().replaceAll(own, ' ').includes(said),
  );
}

/** Nouns with which companies name themselves, in the languages read. */
const COMPANY =
  /(?<![\p{L}])(?:family business|family-owned|our (?:company|firm|practice|shop|studio|team of)|familienbetrieb|meisterbetrieb|fachbetrieb|unser (?:betrieb|unternehmen|team|salon|studio)|unsere (?:firma|praxis|werkstatt)|notre (?:entreprise|atelier|salon|cabinet|équipe|institut)|entreprise (?:familiale|spécialisée)|artisan|nuestra (?:empresa|clínica|tienda)|nuestro (?:taller|equipo|salón|despacho)|empresa (?:familiar|especializada)|(?:è|siamo) un['’ ]?(?:a |o )?(?:azienda|impresa|ditta|studio)|la nostra (?:azienda|impresa|ditta|bottega|officina)|il nostro (?:studio|team|laboratorio|salone)|ons (?:bedrijf|team)|onze (?:praktijk|salon|zaak)|familiebedrijf|nossa (?:empresa|clínica|loja|oficina)|nosso (?:salão|escritório|consultório))(?![\p{L}])/iu;
const MOST_BLOCKS_READ = 300;

/** Where a site says `our company` or the like in running text. */
function companyWords(pages: readonly PageFacts[]): Evidence | null {
  for (const { url, document } of pages) {
    for (const { text, region } of document.blocks.slice(0, MOST_BLOCKS_READ)) {
      if (region === 'nav' || region === 'form' || text.length < 25) continue;
      const at = COMPANY.exec(text.slice(0, MOST_COMPANY_WORDS))?.index;
      if (at !== undefined) return { url, place: 'text', excerpt: excerptAround(text, at) };
    }
  }
  return null;
}

const MOST_COMPANY_WORDS = 1000;

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

function otherSigns({ pages, markup, trade }: Input): WeighedSign[] {
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  if (!home) return [];
  const meta = (name: string) => home.document.metas.find((tag) => tag.name === name)?.content ?? '';
  const types = OTHER_TYPES.flatMap(([type, kind, weight, saw]) => {
    const found = markup.nodes.find(({ node, page }) => page === home && node.types.includes(type));
    return found ? [{ kind, weight, saw, evidence: markupEvidence(home, found.node, type) }] : [];
  });
  const generators = OTHER_GENERATORS.flatMap(([pattern, kind, weight, saw]) =>
    pattern.test(meta('generator'))
      ? [{ kind, weight, saw, evidence: { url: home.url, place: 'meta' as const, excerpt: meta('generator') } }]
      : [],
  );
  const article = meta('og:type') === 'article' || home.document.metas.some(({ name }) => ARTICLE_META.test(name));
  return [
    ...types.slice(0, 1),
    ...generators,
    ...(article
      ? [
          {
            kind: 'not-a-business' as const,
            weight: 2,
            saw: 'a page that calls itself an article',
            evidence: { url: home.url, place: 'meta' as const, excerpt: 'article' },
          },
        ]
      : []),
    ...wordSigns(pages, home),
    ...codeSign(home),
    ...(isAboutSubject(home, trade)
      ? [
          {
            kind: 'not-a-business' as const,
            weight: SUBJECT_WORTH,
            saw: 'a long text that hardly speaks of its author',
            evidence: null,
          },
        ]
      : []),
  ];
}

/** The words of all groups, and the group of each, so that a page is read once for all of them. */
const GROUP_WORDS = WORD_GROUPS.flatMap((group) => group.terms.map((term) => ({ group, term })));
let matcher: TermMatcher | null = null;

function wordSigns(pages: readonly PageFacts[], home: PageFacts): WeighedSign[] {
  const headings = home.document.headings.filter(({ level }) => level === 1).slice(0, 2);
  const names = [home.document.title?.text ?? '', ...headings.map(({ text }) => text)].join(' | ');
  const said = [
    ...wordsIn(names, home).filter(({ group }) => group.where === 'name'),
    ...pages
      .flatMap((page) => wordsIn(page.document.visibleText.slice(0, MOST_WORDS_READ), page))
      .filter(({ group }) => group.where === 'anywhere'),
  ];
  return WORD_GROUPS.flatMap((group) => {
    const own = said.filter((word) => word.group === group);
    const enough = new Set(own.map(({ term }) => term)).size >= group.distinct;
    const { kind, saw, weight } = group;
    return enough ? [{ kind, saw, weight, evidence: own[0]?.evidence ?? null }] : [];
  });
}

/** Each word of a group in a text, once. */
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

function codeSign({ url, document }: PageFacts): WeighedSign[] {
  const calls = document.visibleText.slice(0, MOST_WORDS_READ).match(CALL) ?? [];
  const evidence = { url, place: 'text' as const, excerpt: calls[0] ?? '' };
  return calls.length >= MANY_CALLS
    ? [{ kind: 'business-not-local', weight: SOFTWARE_WORTH, saw: 'program code', evidence }]
    : [];
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
