import type { EvidencePlace } from '@named-first/contract';
import { anyFolded, anyPattern, anySpelling } from '../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import type { NameWords } from '../../lexicon/languages/name-words.ts';
import { LEGAL_FORM } from '../../lexicon/legal-forms.ts';
import { foldInPlace, foldText, wordSource } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { isLocalBusiness } from '../markup/schema-types.ts';
import type { Mention } from '../mention.ts';
import type { PageFacts } from '../page-facts.ts';
import { descriptionOf } from '../prose/page-description.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import { isSlogan, nameIn, partsOf, withoutGreeting } from './name-text.ts';
import { normaliseName, normaliseText, saysName } from './names.ts';
import { spelledByAddress } from './own-addresses.ts';

/** Where a text that may be the name of the business is. `inner` titles are those of other pages than the home page. */
export type NamePlace =
  | 'business'
  | 'organization'
  | 'siteName'
  | 'copyright'
  | 'logo'
  | 'wholeTitle'
  | 'titleStart'
  | 'titlePart'
  | 'allOfTitle'
  | 'innerTitle'
  | 'innerStart'
  | 'innerPart'
  | 'heading'
  | 'greeting'
  | 'firstBrand'
  | 'brand'
  | 'company'
  | 'trading'
  | 'voice'
  | 'sentence'
  | 'address'
  | 'llms';

/** A text that may be the name of the business. `isStated` if its place is meant for names. */
export type NameMention = Mention & { at: NamePlace; isStated: boolean };

const MAX_LINKS = 1000;
const MAX_OF_BUSINESS = 20;
/** A copyright notice is short and among the last blocks. */
const LAST_BLOCKS = 60;
const MAX_NOTICE_LENGTH = 600;
const UNTIL_NOW = anySpelling(({ names }) => names.notice.untilNow);
const BY = anySpelling(({ people }) => people.by);
/** `© 2012–2025 Acme Plumbing LLC. All rights reserved.`, `Copyright: Acme`, `© 2013, by Acme` */
const COPYRIGHT = new RegExp(
  String.raw`(?:©\ufe0f?|\(c\)|copyright)\s*(?:©\ufe0f?|\(c\))?\s*(?:(?:19|20)\d\d(?:\s*[-–—]\s*(?:(?:19|20)\d\d|${UNTIL_NOW}))?)?\s*[:,]?\s*(?:(?:${BY})\s+)?`,
  'i',
);
const COPYRIGHT_YEAR_FIRST = /(?:19|20)\d\d\s*(?:©|\(c\))\s*/i;
const NAME_END =
  /\s*(?:[|•·–—]|\s-\s|\s\/\s|\.?copyright\b|\s\p{Lu}{2,5} ?:|\sC\/ |\.\s|\.$|,?\s+(?:19|20)\d\d|#|\(|\s\d{2,6}\s\p{Lu})/iu;
const RIGHTS = anyPattern(({ names }) => names.notice.rights);
/** Words behind the name in a notice, in folded text: `Privacy`. */
const NOTICE_END = new RegExp(String.raw`\s*[:/,-]?\s*(?:${RIGHTS}|${anyPattern(({ names }) => names.notice.ends)})`);
const IN = anyFolded(({ names }) => names.in);
/** Search terms instead of names, in folded text: `Best Dental Clinic in Chennai`. */
const SEARCHED_FOR = new RegExp(String.raw`^(?:${anyPattern(({ names }) => names.searched)})\b.* (?:${IN}) \p{L}`, 'u');
/** `Welcome to Acme Plumbing`, but not `Welcome to our website`, in folded text. */
const GREETS_BY_NAME = new RegExp(
  String.raw`^(?:${anyPattern(({ names }) => names.welcome.beforeName)})\s+(?!${wordSource(inAllLanguages(({ names }) => names.welcome.notNames))})`,
);

/** `Accueil Carrosserie du Sud`. `Home` may belong to a name, as in Home Depot. */
const HOME_WORD = new RegExp(String.raw`^(?:${anySpelling(({ names }) => names.pages.home)})\s+(?=\p{L})`, 'iu');

const BRAND_BLOCKS = 3;
const MAX_BRAND_LENGTH = 50;

type NamesInput = { pages: readonly PageFacts[]; markup: MarkupFacts; llmsText: string | null };

/** Every text of the site that may be the name of the business, in the places where names are. */
export function findNames({ pages, markup, llmsText }: NamesInput): NameMention[] {
  const titles = titleNames(pages);
  const titled = new Set(titles.map(({ value }) => value));
  const stated = [
    ...markupNames(markup),
    ...pages.flatMap((page) => [...siteNames(page), ...copyrightNames(page, pages)]),
    ...titles.filter(({ isStated }) => isStated),
    ...companyNames(pages),
    ...tradingNames(pages),
    ...voiceNames(pages),
    ...llmsName(llmsText, pages),
  ].map((name, _, all) => withoutPlace(name, all, titled));
  // The first logo of a page may be an association's: it counts only if it agrees, or if nothing else names the
  // business.
  const logos = pages.flatMap(logoNames);
  return [
    ...stated,
    ...logos.filter(({ value }) => stated.length === 0 || stated.some((name) => name.value === value)),
    ...titles.filter(({ isStated }) => !isStated),
    ...headingNames(pages),
    ...brandNames(pages),
  ];
}

type Found = { page: PageFacts; at: NamePlace; source: Mention['source']; region: string; place: EvidencePlace };

function mentionsOf(text: string, excerpt: string, { page, at, source, region, place }: Found): NameMention[] {
  const name = nameIn(text);
  if (name === null) return [];
  const evidence = { url: page.url, place, excerpt: excerptAround(excerpt) };
  return [{ ...name, source, role: page.role, region, label: null, evidence, at, isStated: STATED.has(at) }];
}

/** Places for names. Other places decide if they agree with each other or with one of these. */
const STATED: ReadonlySet<NamePlace> = new Set([
  ...(['business', 'organization', 'siteName', 'copyright', 'logo', 'company', 'trading', 'llms'] as const),
]);

/**
 * `© Acme Roofing in Greater Toronto` is Acme Roofing if other places of the site use that name, and `© Acme Roofing,
 * Toronto` if a title does.
 */
function withoutPlace(name: NameMention, all: readonly NameMention[], titled: ReadonlySet<string>): NameMention {
  const bare = all.find(({ value }) => name.value.startsWith(`${value} in `));
  if (bare) return { ...name, value: bare.value, shown: bare.shown };
  const shown = name.shown.replace(/,[^,]*$/, '');
  const value = normaliseName(shown);
  return name.source === 'text' && shown !== name.shown && titled.has(value) ? { ...name, value, shown } : name;
}

function markupNames(markup: MarkupFacts): NameMention[] {
  return markup.businesses.flatMap(({ node, page }) => {
    const at = node.types.some(isLocalBusiness) ? 'business' : 'organization';
    const { excerpt } = markupEvidence(page, node, 'name');
    const found: Found = { page, at, source: 'markup', region: 'markup', place: 'markup' };
    return textsOf(node, 'name')
      .slice(0, MAX_OF_BUSINESS)
      .flatMap((name) => mentionsOf(name, excerpt, found));
  });
}

function siteNames(page: PageFacts): NameMention[] {
  if (page.role !== 'home') return [];
  const found: Found = { page, at: 'siteName', source: 'markup', region: 'meta', place: 'meta' };
  return page.document.metas
    .filter(({ name }) => name === 'og:site_name')
    .slice(0, MAX_OF_BUSINESS)
    .flatMap(({ content }) => mentionsOf(content, content, found));
}

/** `Acme: Todos os direitos reservados`, a notice without its sign, in folded text. */
const RESERVES_RIGHTS = new RegExp(String.raw`^(?!copyright)(\p{L}[^:|©]{2,60}?)\s?[:|–-]\s?(?:${RIGHTS})\b`, 'u');
/** The owner and the words that reserve rights are in this many characters. */
const RESERVED_LENGTH = 100;

function copyrightNames(page: PageFacts, pages: readonly PageFacts[]): NameMention[] {
  const { blocks } = page.document;
  for (let index = blocks.length - 1; index >= Math.max(0, blocks.length - LAST_BLOCKS); index -= 1) {
    const block = blocks[index];
    // `© Copyright and intellectual property` above a legal text is its heading, not the owner.
    if (!block || /^h[1-6]$/.test(block.tag) || block.text.length > MAX_NOTICE_LENGTH) continue;
    const place: Found = { page, at: 'copyright', source: 'text', region: block.region, place: 'text' };
    const owner = RESERVES_RIGHTS.exec(foldInPlace(block.text.slice(0, RESERVED_LENGTH)))?.[1];
    if (owner !== undefined) return mentionsOf(block.text.slice(0, owner.length), block.text, place);
    if (!/©|\(c\)|copyright/i.test(block.text)) continue;
    const start = COPYRIGHT_YEAR_FIRST.exec(block.text) ?? COPYRIGHT.exec(block.text);
    if (!start) continue;
    const after = block.text.slice(start.index + start[0].length, start.index + start[0].length + 120);
    const name = after.slice(0, endOfOwner(after)).replace(/[\s,.]+$/, '');
    // `Hinweise zum Copyright der verwendeten Bilder` is a sentence about pictures.
    if (/^copyright\s+$/i.test(start[0]) && !/^\P{L}*\p{Lu}/u.test(name)) continue;
    const found = mentionsOf(name, block.text, place);
    if (found.some(({ shown }) => isCredit(page, shown))) continue;
    if (SIGNED_BY.test(start[0]) && found.some(({ shown }) => !isNamedElsewhere(shown, block, pages))) continue;
    if (found.length > 0 && name.split(' ').length <= 8) return found;
  }
  return [];
}

function endOfOwner(text: string): number {
  const undotted = text.replace(LEGAL_DOTS, (form) => form.replaceAll('.', '\u0000'));
  const ends = [NAME_END.exec(undotted), NOTICE_END.exec(foldInPlace(undotted))].map(
    (end) => end?.index ?? text.length,
  );
  return Math.min(...ends);
}

/** `© As Graphisme` with a link to another website names the maker of the site. */
function isCredit({ url, document }: PageFacts, name: string): boolean {
  const own = URL.parse(url)?.host;
  return document.links.slice(0, MAX_LINKS).some(({ text, href }) => {
    const host = text.trim() === name ? URL.parse(href, url)?.host : undefined;
    return host !== undefined && host !== own;
  });
}

/** `Copyright © 2022 by` is how owners and makers of websites sign. */
const SIGNED_BY = new RegExp(String.raw`(?:${BY})\s+$`, 'i');
const MIN_OWN_WORD = 3;

/**
 * True if the site uses the name for itself: a title, a heading, a label or an address has a word of it, or a text that
 * is not the notice says it.
 */
function isNamedElsewhere(name: string, notice: TextBlock, pages: readonly PageFacts[]): boolean {
  const words = normaliseName(name)
    .split(' ')
    .filter((word) => word.length >= MIN_OWN_WORD);
  const isUntitled = pages.every(({ document }) => document.title === null && document.headings.length === 0);
  if (isUntitled || words.length === 0 || spelledByAddress(normaliseName(name), pages)) return true;
  const hasWord = (text: string) => {
    const plain = ` ${normaliseText(text)} `;
    return words.some((word) => plain.includes(` ${word} `));
  };
  return pages.some(({ url, document: { title, headings, metas, images, blocks } }) => {
    const site = metas.filter(({ name: property }) => property === 'og:site_name').map(({ content }) => content);
    const named = [title?.text ?? '', ...site, ...headings.map(({ text }) => text), ...images.map(({ alt }) => alt)];
    return (
      words.some((word) => hostName(url).includes(word)) ||
      named.slice(0, MAX_LINKS).some(hasWord) ||
      blocks
        .slice(0, MAX_COMPANY_BLOCKS)
        .some(({ text, region }) => region !== 'footer' && text !== notice.text && saysName(text, name))
    );
  });
}

/** The full stops in `Inc.`, `Co.`, `Priv. Doz. Dr.` and initials do not end a name. */
const LEGAL_DOTS =
  /\b(?:inc|co|corp|ltd|l\.l\.c|p\.c|p\.a|ddr|dr|st|prof|priv|doz|dipl|ing|mag|med|dent|vet|arch|avv|dott|ssa|sra?|ms|mr|[a-z])\./gi;

/** The logos of platforms next to reviews and links. */
const LOGO_OF_OTHERS =
  /^(?:the )?(?:google|facebook|instagram|whatsapp|yelp|trustpilot|tripadvisor|linkedin|youtube|booking(?:\.com)?|airbnb)(?: \w+)? logo\b|^logo (?:\p{Ll}{2,3} )?(?:google|facebook|instagram|whatsapp|yelp|trustpilot|tripadvisor|linkedin|youtube)\b/iu;

const logoWords = (list: keyof NameWords['logo']): string => anySpelling(({ names }) => names.logo[list]);
const OF = anySpelling(({ people }) => people.of);
/** `Company logo of Acme`, `Logo de Electricista Felipe`, `Logotipo da Acme`. */
const LOGO_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${logoWords('before')}) )?(?:${logoWords('nouns')})(?!\p{L})(?: (?:${OF}) )?`,
  'giu',
);

function logoNames(page: PageFacts): NameMention[] {
  if (page.role !== 'home') return [];
  const logo = page.document.images.find(
    ({ alt, src }) => (/\blogo\b/i.test(alt) || (/logo/i.test(src) && alt !== '')) && !LOGO_OF_OTHERS.test(alt),
  );
  const name = logo?.alt
    .slice(0, MAX_NOTICE_LENGTH)
    .replace(LOGO_WORDS, '')
    .replace(/^[\s\-–|]+|[\s\-–|]+$/g, '');
  const found: Found = { page, at: 'logo', source: 'text', region: 'header', place: 'text' };
  return name && logo ? mentionsOf(name, logo.alt, found) : [];
}

/**
 * The titles of the pages and their parts. A part is stated as a name if several pages have it, or if the site's own
 * domain contains it.
 */
function titleNames(pages: readonly PageFacts[]): NameMention[] {
  const home = homeOf(pages);
  const uses = new Map<string, number>();
  const found = pages.flatMap((page) => {
    const title = page.document.title?.text ?? '';
    const host = hostName(page.url);
    const parts = partsOf(title).map((part) => part.trim().replace(HOME_WORD, ''));
    for (const part of new Set(parts.map(normaliseName))) uses.set(part, (uses.get(part) ?? 0) + 1);
    const named = parts.map((part, index) => ({ part, at: titlePlace(page === home, index, parts.length) }));
    const whole = page === home && parts.length > 1 ? [{ part: title, at: 'allOfTitle' as const }] : [];
    const beforeComma = page === home ? parts.flatMap(headBeforeComma) : [];
    return [...named, ...whole, ...beforeComma].flatMap(({ part, at }) =>
      SEARCHED_FOR.test(foldText(part))
        ? []
        : mentionsOf(part, title, { page, at, source: 'title', region: 'title', place: 'title' }).map((mention) => ({
            mention,
            plain: normaliseName(part),
            host,
          })),
    );
  });
  return found.map(({ mention, plain, host }) => ({
    ...mention,
    isStated: mention.at !== 'allOfTitle' && ((uses.get(plain) ?? 0) > 1 || spells(plain, host)),
  }));
}

/** `Acme Plumbing` in `Acme Plumbing, your plumber in Boise`. */
function headBeforeComma(part: string): { part: string; at: NamePlace }[] {
  const comma = part.indexOf(', ');
  return comma < 0 ? [] : [{ part: part.slice(0, comma), at: 'titlePart' }];
}

function titlePlace(isHome: boolean, index: number, parts: number): NamePlace {
  if (parts === 1) return isHome ? 'wholeTitle' : 'innerTitle';
  if (index === 0) return isHome ? 'titleStart' : 'innerStart';
  return isHome ? 'titlePart' : 'innerPart';
}

const AND = anySpelling(({ people }) => people.and);
/** A company with its legal form in running text: `Lacey Plumbing & Heating Ltd provides …`. */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\d]|[\p{L}\d&•·+] )(?:\p{Lu}[\p{L}\d'’.-]*(?: (?:&|${AND}) | ?& ?| )){1,5}${LEGAL_FORM}\b`,
  'gu',
);
/** `Junior KG and Senior KG` are two things, and neither may be a company. */
const SEVERAL_FORMS = new RegExp(` ${LEGAL_FORM} (?:&|${AND}) (?!Co\\b)`, 'u');
const MAX_COMPANY_BLOCKS = 400;
/** A company counts if it is named this often, and the business uses its name elsewhere too. */
const MIN_COMPANY_USES = 3;

/**
 * Companies that running text names several times, and that a title, a description or an address of the business
 * names as well: insurers and makers are named in text too.
 */
function companyNames(pages: readonly PageFacts[]): NameMention[] {
  const found = new Map<string, { uses: number; page: PageFacts; shown: string; text: string }>();
  for (const page of pages) {
    for (const { text, region, tag } of page.document.blocks.slice(0, MAX_COMPANY_BLOCKS)) {
      if (region === 'aside' || /^h[1-6]$/.test(tag) || text.length > MAX_NOTICE_LENGTH) continue;
      for (const [shown] of text.matchAll(COMPANY)) {
        const value = normaliseName(shown);
        const known = found.get(value);
        if (known) known.uses += 1;
        else if (value !== '' && !SEVERAL_FORMS.test(shown)) found.set(value, { uses: 1, page, shown, text });
      }
    }
  }
  const often = [...found.values()].filter(({ uses }) => uses >= MIN_COMPANY_USES);
  if (often.length === 0) return [];
  const titled = pages.flatMap(({ document }) => [document.title?.text ?? '', descriptionOf(document)]);
  const hosts = new Set(pages.map(({ url }) => hostName(url)));
  const isOwn = (shown: string) => {
    const name = normaliseName(shown);
    return (
      titled.some((text) => saysName(text, shown)) ||
      [...hosts].some((host) => spells(name, host)) ||
      spelledByAddress(name, pages)
    );
  };
  return often
    .filter(({ shown }) => isOwn(shown))
    .flatMap(({ page, shown, text }) =>
      mentionsOf(shown, text, { page, at: 'company', source: 'text', region: 'main', place: 'text' }),
    );
}

/** `Chris Pearson trading as The Lancaster Electrician`. Captures up to the next punctuation mark. */
const TRADING_AS = new RegExp(
  String.raw`\b(?:${anySpelling(({ names }) => names.tradingAs)})[:,]? ([^,;:•|·(\n]{3,80})`,
  'iu',
);

/** Trading names, which are mostly stated at the end of a page. */
function tradingNames(pages: readonly PageFacts[]): NameMention[] {
  return pages.flatMap((page) =>
    page.document.blocks.slice(-MAX_COMPANY_BLOCKS).flatMap(({ text }) => {
      const name = text.length > MAX_NOTICE_LENGTH ? undefined : TRADING_AS.exec(text)?.[1]?.split('. ')[0];
      if (name === undefined || !/^(?:[Tt]he )?\p{Lu}/u.test(name)) return [];
      return mentionsOf(name, text, { page, at: 'trading', source: 'text', region: 'main', place: 'text' });
    }),
  );
}

const voiceWords = (list: keyof NameWords['voice']): string => anySpelling(({ names }) => names.voice[list]);
/** `At Acme Plumbing, we …`, `Chez Acme Toiture, nous …`. */
const VOICE = new RegExp(
  String.raw`(?:^|[.!?] )(?:${voiceWords('at')}) ((?:\p{Lu}[\p{L}\d'’&.-]*|&)(?: (?:\p{Lu}[\p{L}\d'’&.-]*|&|the|${AND}|${OF})){1,5}), (?:${voiceWords('we')})\b`,
  'u',
);

/** Names with which a business begins to speak of itself. */
function voiceNames(pages: readonly PageFacts[]): NameMention[] {
  return pages.flatMap((page) =>
    page.document.blocks.slice(0, MAX_COMPANY_BLOCKS).flatMap(({ text, tag, region }) => {
      if (tag !== 'p' || region === 'aside') return [];
      const name = VOICE.exec(text.slice(0, MAX_NOTICE_LENGTH))?.[1];
      if (name === undefined) return [];
      return mentionsOf(name, text, { page, at: 'voice', source: 'text', region: 'main', place: 'text' });
    }),
  );
}

export function hostName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  return host.split('.')[0]?.replace(/-/g, '') ?? '';
}

/** `Acme Plumbing` and `acmeplumbing.com`. */
export function spells(name: string, host: string): boolean {
  const compact = name.replaceAll(' ', '');
  return (
    compact.length >= 4 &&
    host.length >= 4 &&
    (host === compact || host.startsWith(compact) || compact.startsWith(host))
  );
}

function llmsName(llmsText: string | null, pages: readonly PageFacts[]): NameMention[] {
  const heading = llmsText === null ? undefined : /^#[ \t]+([^\n]{1,120})$/m.exec(llmsText.slice(0, 20_000))?.[1];
  const [home] = pages;
  if (!heading || !home) return [];
  const url = URL.parse('/llms.txt', home.url)?.href ?? home.url;
  const found: Found = { page: home, at: 'llms', source: 'llms.txt', region: 'llms.txt', place: 'llms.txt' };
  return mentionsOf(partsOf(heading)[0] ?? '', heading, found).map((mention) => ({
    ...mention,
    evidence: { ...mention.evidence, url },
  }));
}

function homeOf(pages: readonly PageFacts[]): PageFacts | undefined {
  return pages.find(({ role }) => role === 'home') ?? pages[0];
}

/** The main heading of the home page and its parts. A page without a main heading often has the name one level below. */
function headingNames(pages: readonly PageFacts[]): NameMention[] {
  const home = homeOf(pages);
  const told = (home?.document.headings ?? []).filter(({ text }) => text !== '');
  const heading = told.find(({ level }) => level === 1) ?? told.find(({ level }) => level === 2);
  if (!home || !heading) return [];
  const { text } = heading;
  const at = GREETS_BY_NAME.test(foldText(text)) ? 'greeting' : 'heading';
  return partsOfLine(text).flatMap((name) =>
    mentionsOf(name, text, { page: home, at, source: 'text', region: 'h1', place: 'heading' }),
  );
}

/** Short texts at the start of the home page, where the name is next to the logo. */
function brandNames(pages: readonly PageFacts[]): NameMention[] {
  const home = homeOf(pages);
  if (!home) return [];
  return home.document.blocks
    .filter(
      ({ region, tag, text }) =>
        (region === 'header' || region === 'nav') && !/^h[1-6]$/.test(tag) && text.length <= MAX_BRAND_LENGTH,
    )
    .slice(0, BRAND_BLOCKS)
    .flatMap(({ text }, index) =>
      partsOfLine(text).flatMap((name) => {
        const at = index === 0 ? 'firstBrand' : 'brand';
        return mentionsOf(name, text, { page: home, at, source: 'text', region: 'brand', place: 'text' });
      }),
    );
}

/** A line and its parts, without a greeting. Empty for a slogan. */
function partsOfLine(text: string): string[] {
  const line = withoutGreeting(text);
  return isSlogan(line) ? [] : [...new Set([line, ...partsOf(line)])];
}

/**
 * Where the home page supports a name of its title or main heading: a sentence with the heading's name, a sentence that
 * begins with a part of the title, and an address of the business that contains such a part.
 */
export function supportOf(name: string, mentions: readonly NameMention[], pages: readonly PageFacts[]): NameMention[] {
  const home = homeOf(pages);
  if (!home) return [];
  const same = mentions.filter(({ value }) => value === normaliseName(name));
  const heading = same.find(({ region }) => region === 'h1');
  const title = same.find(({ at }) => at === 'wholeTitle' || at === 'titleStart' || at === 'titlePart');
  const said = heading && sentenceWith(home, heading.shown);
  const begun = title && sentenceFrom(home, title.shown);
  const sentence = said ?? begun;
  return [
    ...(sentence === undefined
      ? []
      : mentionsOf(name, sentence, { page: home, at: 'sentence', source: 'text', region: 'main', place: 'text' })),
    ...(title && spelledByAddress(title.value, pages)
      ? [{ ...title, region: 'address', at: 'address' as const, isStated: false }]
      : []),
  ];
}

/** A sentence that contains the name. */
function sentenceWith({ document }: PageFacts, name: string): string | undefined {
  return document.blocks.find(({ tag, text }) => tag === 'p' && text.length > 2 * name.length && saysName(text, name))
    ?.text;
}

/** `Acme Plumbing serves Boise`: a sentence whose subject is the name. */
function sentenceFrom({ document }: PageFacts, name: string): string | undefined {
  return document.blocks.find(
    ({ tag, text }) =>
      tag === 'p' &&
      text.length > 2 * name.length &&
      text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
      /^ \p{Ll}/u.test(text.slice(name.length)),
  )?.text;
}
