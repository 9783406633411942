import type { Evidence, EvidencePlace } from '@named-first/contract';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import { language } from '../../lexicon/languages/index.ts';
import { LEGAL_FORM } from '../../lexicon/legal-forms.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import { isPlaceholderName } from '../contact/placeholders.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import { isLocalBusiness } from '../markup/schema-types.ts';
import type { Mention } from '../mention.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, textsOf } from '../prose/source-excerpt.ts';
import { spelledByAddress } from './own-addresses.ts';

const TRAILING_FORMS =
  /(?:,?\s+(?:incorporated|inc|l\.?l\.?c|ltd|limited|corp|corporation|company|co|p\.?l\.?l\.?c|p\.?c|p\.?a|l\.?l\.?p|lp|dba|gmbh|pty)\.?)+$/i;
const MAX_NAME_LENGTH = 80;
/** Longer texts are not names; they are compared by their first characters. */
const MAX_COMPARED_LENGTH = 300;
const MAX_OF_BUSINESS = 20;
const MAX_TITLE_PARTS = 20;
/** A copyright notice is short and among the last blocks. */
const LAST_BLOCKS = 60;
const MAX_NOTICE_LENGTH = 600;
/** `© 2012–2025 Acme Plumbing LLC. All rights reserved.` */
const COPYRIGHT =
  /(?:©\ufe0f?|\(c\)|copyright)\s*(?:©\ufe0f?|\(c\))?\s*(?:(?:19|20)\d\d(?:\s*[-–—]\s*(?:(?:19|20)\d\d|present))?)?\s*(?:by\s+)?/i;
const COPYRIGHT_YEAR_FIRST = /(?:19|20)\d\d\s*(?:©|\(c\))\s*/i;
const NAME_END =
  /\s*(?:[|•·–—]|\s-\s|all rights|\.\s|\.$|,?\s+(?:19|20)\d\d|privacy|terms|site ?map|website by|designed by|powered by|web design|made by|impressum|datenschutz|mentions l[ée]gales|aviso legal|note legali|licen[sc]e|lic\b|#|\(|\s\d{2,6}\s\p{Lu})/iu;
/** Search terms instead of names: `Best Dental Clinic in Chennai`. */
const SEARCHED_FOR =
  /^(?:the )?(?:best|top|leading|affordable|cheap|trusted|(?:no\.? ?|#|number )(?:1|one))\b.* (?:in|near) \p{Lu}/iu;
const TITLE_BREAK = /\s*[|•·–—:»]\s*|\s+-\s+/;
const NO_NAME =
  /^(?:home|homepage|welcome|contact(?: us)?|about(?: us)?|services?|blog|index|untitled|website|my (?:site|website|blog)|your (?:company|business)(?: name)?|company name|business name|site title|all rights reserved|logo|menu|copyright|wordpress|wix|squarespace|godaddy)$/i;

/** Leftovers of templates and broken pictures in place of a name, and titles of persons without a name. */
const LEFTOVER =
  /\{\{|\}\}|\[[^\]]*\]|^(?:info here|(?:reserved|all rights)\b.*|template by .*|(?:img|image|picture|photo|logo) (?:not found|placeholder)|de la empresa|de l'entreprise|dell'azienda|da empresa|(?:dr|prof|dipl|mag)\.?(?: med\.?| dent\.?| vet\.?)*|untitled|llms\.?txt)$|\b(?:derechos reservados|tous droits réservés|alle rechte vorbehalten|alle rechten voorbehouden|tutti i diritti|(?:todos|alguns) (?:os )?direitos|all rights reserved)\b|@/i;
const EDGE_SIGNS = /^[\s\-–—·•:|»«.,;#*]+|[\s\-–—·•:|»«,;#*]+$/g;
/** An e-mail, web or phone contact after a name. */
const CONTACT_AFTER =
  /\s+(?:\S{1,60}@\S{1,60}|https?:\S+|www\.\S+|(?:tel|phone|telefon|tél)\b.*|\+?\d[\d ()/-]{6,}).*$/i;
const WELCOME =
  /^(?:welcome to|willkommen (?:bei|in|im)|herzlich willkommen (?:bei|in|im)|bienvenidos? an?|bienvenue (?:chez|à|au)|benvenuti (?:da|a|al|alla|in)|welkom (?:bij|in)|bem[- ]vindos? (?:à|ao|a))\s+/i;

/** `Welcome to Acme Plumbing`, but not `Welcome to our website`. */
const GREETS_BY_NAME =
  /^(?:welcome to|(?:herzlich )?willkommen bei|bienvenidos? a|bienvenue chez|benvenuti da|welkom bij|bem[- ]vindos? (?:à|ao))\s+(?!our\b|my\b|the\b|uns|mein|notre|nous|nostr|noi\b|onze|ons\b|nuestr|noss)/iu;

/** `example.com is for sale` names a domain, not a business. */
const LOOKS_LIKE_HOST =
  /\b[a-z0-9-]+\.(?:com|net|org|test|co|us|biz|info|io)\b.*\b(?:sale|parked|domain)\b|^this domain\b/i;

/** A name normalized for comparison: lower case, without legal form, article and punctuation. */
export function normaliseName(name: string): string {
  const bare = name.slice(0, MAX_COMPARED_LENGTH).normalize('NFKC').trim().replace(TRAILING_FORMS, '');
  const words = plainWords(bare);
  return words.length > 4 && words.startsWith('the ') ? words.slice(4) : words;
}

export type NameRelation = 'same' | 'close' | 'different';

/** Names are close if one contains all words of the other: `Acme Plumbing` and `Acme Plumbing and Heating`. */
export function relateNames(a: string, b: string): NameRelation {
  const [left, right] = [normaliseName(a), normaliseName(b)];
  if (left === right || left.replaceAll(' ', '') === right.replaceAll(' ', '')) return 'same';
  const leftWords = new Set(left.split(' '));
  const rightWords = right.split(' ');
  const shared = rightWords.filter((word) => leftWords.has(word)).length;
  return shared >= Math.min(leftWords.size, rightWords.length) ? 'close' : 'different';
}

/** True if the text contains the name, ignoring legal form, case and punctuation. */
export function saysName(text: string, name: string): boolean {
  const wanted = normaliseName(name);
  return wanted !== '' && ` ${normaliseText(text)} `.includes(` ${wanted} `);
}

const DEGREE =
  /^(?:(?:Prof|Dr|Mag|Dipl)\.?(?:-?\p{L}+\.)? )+(?=\p{Lu})|,? (?:M\.?Sc|B\.?Sc|MBA|M\.?A|B\.?A|Ph\.?D|LL\.?M|Esq)\.?$/u;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** True for a person with an academic degree: `Matthias Wecht MSc`. A name with a word for a trade is a business. */
export function namesPerson(name: string, spoken: string): boolean {
  const bare = name.replace(DEGREE, '').replace(DEGREE, '');
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  return bare !== name && PERSON.test(bare) && findTradeTerms(bare, code).length === 0;
}

/** Running text in the form in which names are compared. */
export function normaliseText(text: string): string {
  return plainWords(text.normalize('NFKC'));
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case, words only, single spaces. */
function plainWords(text: string): string {
  const lower = text.toLowerCase();
  const spelt = lower.includes('&') ? lower.replace(/&/g, ' and ') : lower;
  const joined = spelt.replace(/['’.]/g, '');
  return joined.replace(BEYOND_ASCII.test(joined) ? /[^\p{L}\p{N}]+/gu : /[^a-z\d]+/g, ' ').trim();
}

/** The weight of each source for choosing the main name. */
const WEIGHT = {
  business: 4,
  organization: 3,
  siteName: 2,
  copyright: 3,
  logo: 1,
  title: 2,
  llms: 1,
  heading: 1.2,
  /** Added for a heading that greets visitors with the name. */
  greeted: 1,
  company: 2,
  homeTitle: 1.2,
  brand: 1,
  text: 1,
} as const;
/** Added for each further independent place. */
const AGREEMENT = 1;
const MAX_NAME_WORDS = 6;
/** Three single words with the same sign between them: `Precision • Quality • Efficiency`. */
const SLOGAN = /^[\p{L}-]+\s*([•·|])\s*[\p{L}-]+\s*\1\s*[\p{L}-]+$/u;
const BRAND_BLOCKS = 3;
const MAX_BRAND_LENGTH = 50;
/** `Roof repair in Boise` is a search term, not a name. */
const DESCRIBES = /\s(?:in|near|for|serving|across|für|im|en|para|à|pour|per|te|voor|em)\s/i;

type NameCandidate = Mention & { weight: number };
/** Names, and texts in the place of a name that are not names. */
export type FoundNames = { names: readonly NameCandidate[]; refused: readonly RefusedClaim[] };
type NamesInput = { pages: readonly PageFacts[]; markup: MarkupFacts; llmsText: string | null; language: string };

/** Every place where the site may state its name; `hints` are places that prove nothing alone. */
export function readNames({ pages, markup, llmsText, language: spoken }: NamesInput): {
  strong: FoundNames;
  hints: FoundNames;
} {
  const setting = { spoken, entries: menuEntries(pages) };
  return {
    strong: judged(findNames(pages, markup, llmsText), setting),
    hints: judged(findHints(pages), setting),
  };
}

type Setting = { spoken: string; entries: ReadonlySet<string> };

/** The link texts with which the home page names other pages of the site. */
function menuEntries(pages: readonly PageFacts[]): ReadonlySet<string> {
  const home = pages.find(({ role }) => role === 'home');
  const host = URL.parse(home?.url ?? '')?.host;
  const links = (home?.document.links ?? []).slice(0, MAX_LINKS).filter(({ href, region }) => {
    const url = region === 'main' ? null : URL.parse(href, home?.url);
    return url?.host === host && !/^\/(?:index\.\w+|home(?:\.\w+)?|[a-z]{2}\/?)?$/i.test(url?.pathname ?? '/');
  });
  return new Set(links.map(({ text }) => normaliseName(text)));
}

const MAX_LINKS = 1000;

function judged(candidates: readonly NameCandidate[], setting: Setting): FoundNames {
  const names: NameCandidate[] = [];
  const refused = new Map<string, RefusedClaim>();
  const reasons = new Map<string, RefusalReason | null>();
  for (const mention of candidates) {
    const { value, shown, role, evidence, source } = mention;
    const key = `${source} ${mention.region} ${shown}`;
    const reason = reasons.has(key) ? reasons.get(key)! : refusalOf(mention, setting);
    reasons.set(key, reason);
    const sign: Sign = { place: 'title', role, shown, evidence };
    if (reason === null) names.push(mention);
    else refused.set(value, { key: value, value: shown, shown, signs: [sign], reason });
  }
  return { names, refused: [...refused.values()].slice(0, MAX_REFUSED) };
}

const MAX_REFUSED = 60;
/** Greetings and page headings, in the languages that the scan reads. */
const GREETING =
  /^(?:(?:herzlich|ganz herzlich|seien sie|sei) )*(?:willkommen|welcome|bienvenid[oa]s?|bienvenue|benvenut[ioae]|welkom|bem[ -]?vind[oa]s?)(?: (?:to|auf|bei uns|a|en|sur|chez|nella|nel|sul|op|ao|à)(?: (?:our|unserer|nuestr[oa]|notre|nostr[oa]|onze|noss[oa]) [\p{L}-]{2,20})?)?!?$/iu;
/** `Notre cabinet`, `Seit 1926`: a heading about the business instead of its name. */
const ABOUT_ITSELF =
  /^(?:(?:our|unsere?|notre|nos|nuestr[oa]s?|il nostro|la nostra|ons|onze|noss[oa]s?) [\p{L}-]{3,20}|(?:since|seit|depuis|desde|dal|sinds) (?:19|20)\d{2})$/iu;
/** Names of pages, in addition to those of the lexicon. */
const PAGE_NAMES = [
  ...['start', 'startseite', 'accueil', 'inicio', 'portada', 'pagina iniziale', 'homepagina', 'pagina inicial'],
  ...['formulaire', 'formular', 'formulario', 'modulo', 'formulier', 'form', 'landing page', 'main page', 'overview'],
  ...['ubersicht', 'ueber mich', 'mentions', 'plan du site', 'site', 'page', 'seite', 'pagina', 'presentation'],
];
let pageNames: ReadonlySet<string> | undefined;

/** True for the name of a page: `Kontakt`, `Formulaire`, `Servicios`. */
function isPageName(name: string): boolean {
  pageNames ??= new Set([
    ...PAGE_NAMES,
    ...LANGUAGES.flatMap((code) => Object.values(language(code).pages.roles).flat())
      .filter((word) => !word.includes('*'))
      .map((word) => foldText(word)),
  ]);
  return pageNames.has(foldText(name));
}

/** `www.acme.de`, `acme.de`; but `PennyYoga.com` is spelled like a name. */
const WEB_ADDRESS = /^(?:https?:\/\/\S+|www\.\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}\/?)$/;

/** Why a text is not the name of a business; null if it may be one. */
function refusalOf(
  { value, shown, source, region }: NameCandidate,
  { spoken, entries }: Setting,
): RefusalReason | null {
  // Markup and the site name are meant to be names.
  if (source === 'markup' && region === 'markup') return null;
  const entry = (source === 'title' || region === 'brand') && entries.has(value);
  if (entry || GREETING.test(shown) || ABOUT_ITSELF.test(shown) || isPageName(shown)) return 'page-name';
  if (WEB_ADDRESS.test(shown)) return 'web-address';
  return region !== 'meta' && isTradeAlone(shown, spoken) ? 'too-general' : null;
}

/** Small words and company nouns that do not distinguish one name from another. */
const SAYS_NOTHING =
  /^(?:the|a|an|and|or|of|your|our|my|local|home|best|professional|service|services|company|shop|und|der|die|das|ihr|ihre|fur|meisterbetrieb|firma|betrieb|et|le|la|les|l|votre|entreprise|y|e|el|los|las|su|empresa|servicio|servicios|il|lo|i|gli|di|del|de|servizi|azienda|en|het|uw|bedrijf|o|os|as|sua|servico|servicos)$/;

/** `A & Y Plumbing`, `D&D Electrical`: the initials of the owners are a name. */
const INITIALS = /(?:^|\s)\p{Lu}\s?[&+]\s?\p{Lu}(?=\s|$)/u;

/** True for a name that is only the trade, which hundreds share: `Oficina Mecânica`, `Plumbing & Heating`. */
function isTradeAlone(name: string, spoken: string): boolean {
  if (INITIALS.test(name)) return false;
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  const rest = [...name];
  for (const { start, end } of findTradeTerms(name, code)) for (let at = start; at < end; at += 1) rest[at] = ' ';
  const words = foldText(rest.join('')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < name.split(' ').length && words.every((word) => SAYS_NOTHING.test(word));
}

function findNames(pages: readonly PageFacts[], markup: MarkupFacts, llmsText: string | null): NameCandidate[] {
  const titles = pages.map(({ document }) => document.title?.text ?? '');
  const titled = new Set(titles.flatMap((title) => title.split(TITLE_BREAK, MAX_TITLE_PARTS)).map(normaliseName));
  const said = [
    ...markupNames(markup),
    ...pages.flatMap((page) => [...siteNames(page), ...copyrightNames(page)]),
    ...titleNames(pages),
    ...companyNames(pages),
    ...llmsName(llmsText, pages),
  ].map((name, _, all) => withoutPlace(name, all, titled));
  // The first logo of a page may be an association's: it counts only if it agrees, or if nothing else names the
  // business.
  const logos = pages.flatMap(logoNames);
  return [...said, ...logos.filter(({ value }) => said.length === 0 || said.some((name) => name.value === value))];
}

/**
 * `© Acme Roofing in Greater Toronto` is Acme Roofing if other places of the site use that name, and `© Acme Roofing,
 * Toronto` if a title does.
 */
function withoutPlace(name: NameCandidate, all: readonly NameCandidate[], titled: ReadonlySet<string>): NameCandidate {
  const bare = all.find(({ value }) => name.value.startsWith(`${value} in `));
  if (bare) return { ...name, value: bare.value, shown: bare.shown };
  const shown = name.shown.replace(/,[^,]*$/, '');
  const value = normaliseName(shown);
  return name.source === 'text' && shown !== name.shown && titled.has(value) ? { ...name, value, shown } : name;
}

function candidate(
  page: PageFacts,
  source: Mention['source'],
  region: string,
  shown: string,
  weight: number,
  place: EvidencePlace,
  excerpt: string,
): NameCandidate[] {
  const name = shown
    .slice(0, MAX_COMPARED_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(CONTACT_AFTER, '')
    .replace(EDGE_SIGNS, '')
    .trim();
  const value = normaliseName(name);
  if (
    value === '' ||
    name.length > MAX_NAME_LENGTH ||
    NO_NAME.test(name) ||
    LEFTOVER.test(name) ||
    isPlaceholderName(name) ||
    LOOKS_LIKE_HOST.test(name) ||
    !/\p{L}{2}/u.test(name)
  )
    return [];
  const evidence: Evidence = { url: page.url, place, excerpt: excerptAround(excerpt) };
  return [{ value, shown: name, source, role: page.role, region, label: null, evidence, weight }];
}

function markupNames(markup: MarkupFacts): NameCandidate[] {
  return markup.businesses.flatMap(({ node, page }) => {
    const weight = node.types.some(isLocalBusiness) ? WEIGHT.business : WEIGHT.organization;
    const names = textsOf(node, 'name').slice(0, MAX_OF_BUSINESS);
    return names.flatMap((name) =>
      candidate(page, 'markup', 'markup', name, weight, 'markup', markupEvidence(page, node, 'name').excerpt),
    );
  });
}

function siteNames(page: PageFacts): NameCandidate[] {
  if (page.role !== 'home') return [];
  return page.document.metas
    .filter(({ name }) => name === 'og:site_name')
    .slice(0, MAX_OF_BUSINESS)
    .flatMap(({ content }) => candidate(page, 'markup', 'meta', content, WEIGHT.siteName, 'meta', content));
}

function copyrightNames(page: PageFacts): NameCandidate[] {
  const { blocks } = page.document;
  for (let index = blocks.length - 1; index >= Math.max(0, blocks.length - LAST_BLOCKS); index -= 1) {
    const block = blocks[index];
    // `© Copyright and intellectual property` above a legal text is its heading, not the owner.
    if (
      !block ||
      /^h[1-6]$/.test(block.tag) ||
      block.text.length > MAX_NOTICE_LENGTH ||
      !/©|\(c\)|copyright/i.test(block.text)
    )
      continue;
    const start = COPYRIGHT_YEAR_FIRST.exec(block.text) ?? COPYRIGHT.exec(block.text);
    if (!start) continue;
    const after = block.text.slice(start.index + start[0].length, start.index + start[0].length + 120);
    const end = NAME_END.exec(after.replace(LEGAL_DOTS, (form) => form.replaceAll('.', '\u0000')));
    const name = (end ? after.slice(0, end.index) : after).replace(/[\s,.]+$/, '');
    const found = candidate(page, 'text', block.region, name, WEIGHT.copyright, 'text', block.text);
    if (found.some(({ shown }) => isCredit(page, shown))) continue;
    if (found.length > 0 && name.split(' ').length <= 8) return found;
  }
  return [];
}

/** `© As Graphisme` with a link to another website names the maker of the site. */
function isCredit({ url, document }: PageFacts, name: string): boolean {
  const own = URL.parse(url)?.host;
  return document.links.slice(0, MAX_LINKS).some(({ text, href }) => {
    const host = text.trim() === name ? URL.parse(href, url)?.host : undefined;
    return host !== undefined && host !== own;
  });
}

/** The full stops in `Inc.`, `Co.`, `Priv. Doz. Dr.` and initials do not end a name. */
const LEGAL_DOTS =
  /\b(?:inc|co|corp|ltd|l\.l\.c|p\.c|p\.a|dr|st|prof|priv|doz|dipl|ing|mag|med|dent|vet|arch|avv|dott|ssa|sra?|ms|mr|[a-z])\./gi;

function logoNames(page: PageFacts): NameCandidate[] {
  if (page.role !== 'home') return [];
  const logo = page.document.images.find(({ alt, src }) => /\blogo\b/i.test(alt) || (/logo/i.test(src) && alt !== ''));
  const name = logo?.alt
    .slice(0, MAX_COMPARED_LENGTH)
    .replace(/\b(?:company |the )?logo\b(?: image| of)?/gi, '')
    .replace(/^[\s\-–|]+|[\s\-–|]+$/g, '');
  return name ? candidate(page, 'text', 'header', name, WEIGHT.logo, 'text', logo?.alt ?? '') : [];
}

/** Parts of titles that are on several pages, or that the site's own domain contains. */
function titleNames(pages: readonly PageFacts[]): NameCandidate[] {
  const uses = new Map<string, number>();
  const parts = pages.flatMap((page) => {
    const title = page.document.title?.text ?? '';
    const host = hostName(page.url);
    return [...new Set(title.split(TITLE_BREAK, MAX_TITLE_PARTS))].map((name) => ({
      page,
      title,
      host,
      name,
      plain: normaliseName(name),
    }));
  });
  for (const { plain } of parts) uses.set(plain, (uses.get(plain) ?? 0) + 1);
  return parts.flatMap(({ page, title, host, name, plain }) => {
    if (SEARCHED_FOR.test(name) || ((uses.get(plain) ?? 0) < 2 && !spells(plain, host))) return [];
    return candidate(page, 'title', 'title', name, WEIGHT.title, 'title', title);
  });
}

/** A company with its legal form in running text: `Lacey Plumbing & Heating Ltd provides …`. */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\d] )(?:\p{Lu}[\p{L}\d'’.-]*(?: (?:&|and|und|et|y|e|i) | ?& ?| )){1,5}${LEGAL_FORM}\b`,
  'gu',
);
const MAX_COMPANY_BLOCKS = 400;
/** A company counts if it is named this often, and the business uses its name elsewhere too. */
const MIN_COMPANY_USES = 3;

/**
 * Companies that running text names several times, and that a title, a description or an address of the business
 * names as well: insurers and makers are named in text too.
 */
function companyNames(pages: readonly PageFacts[]): NameCandidate[] {
  const found = new Map<string, { uses: number; page: PageFacts; shown: string; text: string }>();
  for (const page of pages) {
    for (const { text, region, tag } of page.document.blocks.slice(0, MAX_COMPANY_BLOCKS)) {
      if (region === 'aside' || /^h[1-6]$/.test(tag) || text.length > MAX_NOTICE_LENGTH) continue;
      for (const [shown] of text.matchAll(COMPANY)) {
        const value = normaliseName(shown);
        const known = found.get(value);
        if (known) known.uses += 1;
        else if (value !== '') found.set(value, { uses: 1, page, shown, text });
      }
    }
  }
  const often = [...found.values()].filter(({ uses }) => uses >= MIN_COMPANY_USES);
  if (often.length === 0) return [];
  const titled = pages.flatMap(({ document }) => [
    document.title?.text ?? '',
    document.metas.find(({ name }) => name.toLowerCase() === 'description')?.content ?? '',
  ]);
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
    .flatMap(({ page, shown, text }) => candidate(page, 'text', 'main', shown, WEIGHT.company, 'text', text));
}

function hostName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  return host.split('.')[0]?.replace(/-/g, '') ?? '';
}

/** `Acme Plumbing` and `acmeplumbing.com`. */
function spells(name: string, host: string): boolean {
  const compact = name.replaceAll(' ', '');
  return (
    compact.length >= 4 &&
    host.length >= 4 &&
    (host === compact || host.startsWith(compact) || compact.startsWith(host))
  );
}

function llmsName(llmsText: string | null, pages: readonly PageFacts[]): NameCandidate[] {
  const heading = llmsText === null ? undefined : /^#[ \t]+([^\n]{1,120})$/m.exec(llmsText.slice(0, 20_000))?.[1];
  const home = pages[0];
  if (!heading || !home) return [];
  const url = URL.parse('/llms.txt', home.url)?.href ?? home.url;
  return candidate(
    home,
    'llms.txt',
    'llms.txt',
    heading.split(TITLE_BREAK)[0] ?? '',
    WEIGHT.llms,
    'llms.txt',
    heading,
  ).map((mention) => ({ ...mention, evidence: { ...mention.evidence, url } }));
}

/**
 * Places that prove no name alone: main heading, title, the text next to the logo, running text. They decide if they
 * agree with each other or with a stronger place.
 */
function findHints(pages: readonly PageFacts[]): NameCandidate[] {
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  if (!home) return [];
  const { document } = home;
  const told = document.headings.filter(({ text }) => text !== '');
  // A page without a main heading often has the name one level below.
  const heading = told.find(({ level }) => level === 1) ?? told.find(({ level }) => level === 2);
  const title = document.title?.text ?? '';
  const brands = document.blocks
    .filter(
      ({ region, tag, text }) =>
        (region === 'header' || region === 'nav') && !/^h[1-6]$/.test(tag) && text.length <= MAX_BRAND_LENGTH,
    )
    .slice(0, BRAND_BLOCKS);
  const hints = [
    ...partsOf(heading?.text ?? '').flatMap((name) => {
      const weight = WEIGHT.heading + (GREETS_BY_NAME.test(heading?.text ?? '') ? WEIGHT.greeted : 0);
      return candidate(home, 'text', 'h1', name, weight, 'heading', heading?.text ?? '');
    }),
    ...partsOf(title).flatMap((name) => candidate(home, 'title', 'home-title', name, WEIGHT.homeTitle, 'title', title)),
    ...brands.flatMap(({ text }) =>
      partsOf(text).flatMap((name) => candidate(home, 'text', 'brand', name, WEIGHT.brand, 'text', text)),
    ),
  ].filter(
    ({ shown }) => shown.split(' ').length <= MAX_NAME_WORDS && !SEARCHED_FOR.test(shown) && !DESCRIBES.test(shown),
  );
  const titles = hints.filter(({ region }) => region === 'home-title');
  return [
    ...hints,
    ...hints.filter(({ region }) => region === 'h1').flatMap((hint) => saidInText(home, hint)),
    ...titles.flatMap((hint) => beginsSentence(home, hint)),
    ...titles.filter(({ value }) => spelledByAddress(value, pages)).map((hint) => ({ ...hint, region: 'address' })),
  ];
}

function partsOf(text: string): string[] {
  const whole = text.slice(0, MAX_COMPARED_LENGTH).replace(WELCOME, '');
  const named = whole === text ? whole : whole.replace(/\s*!+$/, '');
  // `Precision • Quality • Efficiency` is a slogan without a name.
  if (SLOGAN.test(named)) return [];
  return [...new Set([named, ...named.split(TITLE_BREAK, MAX_TITLE_PARTS)])];
}

/** A sentence that contains the name from the main heading. */
function saidInText(page: PageFacts, hint: NameCandidate): NameCandidate[] {
  const block = page.document.blocks.find(
    ({ tag, text }) => tag === 'p' && text.length > 2 * hint.shown.length && saysName(text, hint.shown),
  );
  return block ? candidate(page, 'text', 'main', hint.shown, WEIGHT.text, 'text', block.text) : [];
}

/** `Acme Plumbing serves Boise`: a sentence whose subject is a part of the title. */
function beginsSentence(page: PageFacts, hint: NameCandidate): NameCandidate[] {
  const { shown } = hint;
  const block = page.document.blocks.find(
    ({ tag, text }) =>
      tag === 'p' &&
      text.length > 2 * shown.length &&
      text.slice(0, shown.length).toLowerCase() === shown.toLowerCase() &&
      /^ \p{Ll}/u.test(text.slice(shown.length)),
  );
  return block ? candidate(page, 'text', 'main', shown, WEIGHT.text, 'text', block.text) : [];
}

/** Names with the same words are equal: `Praxis Reed`, `Reed Praxis`. */
function groupOf(value: string): string {
  return value.split(' ').sort().join(' ');
}

/** True if a candidate is the chosen name. */
export function isSameName({ value }: Pick<NameCandidate, 'value'>, name: string | null): boolean {
  return name !== null && groupOf(value) === groupOf(normaliseName(name));
}

/** Fewer points than this are a guess: one title, or one picture's text. */
const MIN_WEIGHT = 2;

/** The best supported name, in the spelling of most places; null without any support. */
export function mainName(candidates: readonly NameCandidate[]): string | null {
  const groups = new Map<
    string,
    { weight: number; places: Set<string>; onHome: boolean; shown: Map<string, number> }
  >();
  for (const { value, shown, weight, source, region, role } of candidates) {
    if (source === 'llms.txt') continue;
    const key = groupOf(value);
    const group = groups.get(key) ?? {
      weight: 0,
      places: new Set<string>(),
      onHome: false,
      shown: new Map<string, number>(),
    };
    const place = placeOf(source, region);
    // A footer is the same on every page: further copies add a little, not their full weight.
    group.weight += group.shown.has(`${place} ${shown}`) ? 0.1 : group.places.has(place) ? weight / 2 : weight;
    group.places.add(place);
    group.onHome ||= role === 'home';
    group.shown.set(`${place} ${shown}`, (group.shown.get(`${place} ${shown}`) ?? 0) + 1);
    groups.set(key, group);
  }
  const score = ({ weight, places }: { weight: number; places: ReadonlySet<string> }): number =>
    weight + AGREEMENT * (places.size - 1);
  // Inner pages may be left over from a template, so what the home page says comes first.
  const home = [...groups.values()].filter(({ onHome, weight }) => onHome && weight >= MIN_WEIGHT);
  // A name that is only in titles of inner pages is the name of those pages.
  const inner = [...groups.values()].filter(({ places }) => [...places].some((place) => place !== 'title'));
  const best = (home.length > 0 ? home : inner).sort((a, b) => score(b) - score(a))[0];
  if (!best || best.weight < MIN_WEIGHT) return null;
  const forms = new Map<string, number>();
  for (const [key, count] of best.shown) {
    const shown = key.slice(key.indexOf(' ') + 1);
    forms.set(shown, (forms.get(shown) ?? 0) + count);
  }
  const shown = [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  return shown?.replace(/[\s,]+$/, '') ?? null;
}

/** Title parts count as one place, however they were found. */
function placeOf(source: Mention['source'], region: string): string {
  if (source === 'title') return 'title';
  return ['h1', 'brand', 'meta', 'header'].includes(region) ? region : source;
}
