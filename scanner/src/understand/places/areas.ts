import type { Evidence } from '@named-first/contract';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { LANGUAGES, type LanguageCode } from '../../lexicon/language-code.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import type { RefusalReason, RefusedClaim, Sign } from '../claim.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { ownLinks, pathOf } from '../prose/link-lists.ts';
import {
  excerptAround,
  isHeading,
  isQuotation,
  type Prose,
  proseOf,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { markupEvidence, nodesOf, sourceExcerpt, textsOf } from '../prose/source-excerpt.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { type AddressMention, isOwnPlace } from './addresses.ts';
import { mostAlike } from './area-similarity.ts';
import { isCountry, type NamedPlace, townOfLabel, townsBehindIn, townsInList, townsWithRegion } from './place-names.ts';
import { regionCode, regionsAfterCommas } from './regions.ts';
import { isTown, townsOfRun, whyNoTown } from './town-check.ts';
import { cuedTowns, isAreaHeadingOf, townAtStart, townList } from './towns-of-language.ts';

/** From this similarity on, two area pages count as copies of each other. */
export const COPY_SIMILARITY = 0.9;

/** `served`: the text says that the business works there; otherwise the town is only named. */
export type Place = { name: string; region: string | null; mentions: number; served: boolean; evidence: Evidence };

export type AreaFacts = {
  /** Towns named in crawlable text, most mentioned first. */
  places: readonly Place[];
  /** Names in the place of a town that are not towns, with the reason. */
  refused: readonly RefusedClaim[];
  /** The main town: where the business says it is, or the first that it serves. */
  main: { city: string; region: string | null } | null;
  /**
   * The areas served according to markup. `noTown` says why a name is not stated as a town: a region, or not a place of
   * the country.
   */
  areaServed: readonly { name: string; evidence: Evidence; noTown?: RefusalReason }[];
  areaPages: readonly PageFacts[];
  /** Area pages known from links, and those that were read. */
  areaPageUrls: readonly string[];
  /** Similarity (0–1) of the two most similar area pages after masking place names, and their URLs. */
  mostAlike: { similarity: number; urls: readonly [string, string]; alikePages: number } | null;
  /** `and surrounding areas` and the like. */
  vague: readonly Evidence[];
  /** A map or script in place of a list of towns. */
  mapOnly: readonly Evidence[];
};

const SERVES =
  /\b(?:serv(?:es?|ing|ed|icing)|cover(?:s|ing)?|work(?:s|ing)? (?:in|throughout|across)|available in|throughout|across|located in|(?:based|headquartered) in|customers in|homes in|service (?:areas?|to)|areas? (?:we serve|served)|towns?|cities|communities)\b/g;
/**
 * `The vaccination covers Hepatitis`: only a name or one of these words can cover towns; any other subject covers
 * something else.
 */
const THING =
  /(?<![\p{L}'’-])(?!(?:team|crew|company|firm|office|shop|area|region|also|now|proudly|currently|it) )\p{Ll}[\p{L}'’-]* $/u;
/** Words between the verb and the list; matched on the original text, so that it never runs over a name. */
const UP_TO_LIST =
  /^(?: (?:includ(?:es?|ing)|are|is|like|such as|all of|throughout|in|both|to|(?:[a-z]+ ){1,4}?(?:in|of|across|throughout)))?:? ?(?=\S)/;
const SERVE_CUES = [
  'serve',
  'serves',
  'servi',
  'cover',
  'works',
  'work',
  'avail',
  'throu',
  'acros',
  'locat',
  'based',
  'headq',
  'custo',
  'homes',
  'areas',
  'area',
  'towns',
  'town',
  'citie',
  'commu',
];
const AREA_HEADING =
  /\b(?:service areas?|areas? (?:we |that we )?(?:serve[d]?|cover(?:ed)?)|where we (?:work|serve)|(?:towns|cities|communities|locations|neighbou?rhoods) (?:we |that we )?(?:serve[d]?|cover)|we serve|proudly serving)\b/;
const VAGUE =
  /\b(?:and |the |all )*(?:surrounding|nearby|neighbou?ring|outlying) (?:areas?|cities|towns|communities|counties|suburbs|neighbou?rhoods)\b|\b(?<!above )and beyond\b|\b(?:tri-county|tri-state|metro(?:politan)?) area\b|\bthe (?:entire|whole) (?:area|region|valley|state)\b/;
const VAGUE_CUES = [
  'surrounding',
  'nearby',
  'neighboring',
  'neighbouring',
  'outlying',
  'beyond',
  'tri',
  'metro',
  'metropolitan',
  'entire',
  'whole',
];
const LONGEST_THING = 60;
/** How many words for serving in one sentence are checked for a list of towns. */
const MOST_LISTS = 12;
const MAP_FRAME = /google\.[a-z.]+\/maps|maps\.google\.|openstreetmap|mapbox|bing\.com\/maps/i;
const NO_WORD_BEFORE = /[\p{L}\p{N}@./-]/u;
const NO_WORD_BEHIND = /^(?:[\p{L}\p{N}@/-]|\.[\p{L}\p{N}])/u;
const MOST_AREA_LABELS = 120;
const LONGEST_LABEL = 40;
const MOST_RECEIPTS = 3;
const MOST_COUNTED = 60;
/** Limit, because every name is searched for in the text of all pages. */
const MOST_PLACES = 300;
/** The strength of evidence; the stronger one is kept. */
const IN_TITLE = 1;
const IN_TEXT = 2;
const SERVED = 3;
/** A list of towns has at least this many names, and this share of them in the gazetteer. */
const FEWEST_IN_LIST = 3;
const SHARE_OF_TOWNS = 0.5;
const LONGEST_TITLE = 200;
const MOST_TITLE_PARTS = 12;

type AreasInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  /** Every address of the site, and the main one. */
  addresses?: readonly AddressMention[];
  address?: PostalAddressParts | null;
  country?: string | null;
  language?: string;
};

/**
 * Towns that the site names: those of its addresses, and those in statements about its service area. A name is a town
 * if the country's gazetteer has it. If the country is unknown, the spelling decides.
 */
export function deriveAreas({
  pages,
  markup,
  addresses = [],
  address = null,
  country = null,
  language = 'en',
}: AreasInput): AreaFacts {
  const finder = new PlaceFinder(country);
  const proses = pages.map(proseOf);
  const code = LANGUAGES.find((one) => one === language);
  addAddressed(addresses, address, finder);
  for (const prose of proses) {
    if (code === undefined || code === 'en') readPage(prose, finder);
    else if (country !== null) readPageIn(code, country, prose, finder);
  }
  const areaPages = pages.filter(({ role }) => role === 'area');
  if (country !== null) readTitleEnd(pages, country, finder);
  const home = address?.region ?? finder.addressed[0]?.region ?? null;
  const { places, refused } = finder.places(proses, home);
  const areaServed = servedInMarkup(markup, country, home);
  const names = [...places.map(({ name }) => name), ...areaServed.map(({ name }) => name), ...slugNames(areaPages)];
  return {
    places,
    refused,
    main:
      addressedTown(address) ??
      mainPlace(
        finder,
        markup,
        places,
        pages.find(({ role }) => role === 'home'),
      ),
    areaServed,
    areaPages,
    areaPageUrls: linkedAreaPages(pages, areaPages),
    mostAlike: compare(areaPages, names),
    vague: vagueWords(proses),
    mapOnly: mapsInsteadOfTowns(proses),
  };
}

/** The town of the main address. */
function addressedTown(address: PostalAddressParts | null): AreaFacts['main'] {
  return address?.city && !isPlaceholderAddress(address) ? { city: address.city, region: address.region } : null;
}

/** An address is in its town, whatever the town's size. */
function addAddressed(
  addresses: readonly AddressMention[],
  main: PostalAddressParts | null,
  finder: PlaceFinder,
): void {
  for (const mention of addresses.slice(0, MOST_PLACES)) {
    const { parts, evidence } = mention;
    if (parts.city === null || isPlaceholderAddress(parts)) continue;
    if (!isOwnPlace(mention) && parts.city !== main?.city) continue;
    finder.add({ name: parts.city, region: parts.region, at: 0 }, evidence, IN_TEXT);
    finder.ofAddresses.add(parts.city.toLowerCase());
  }
}

/** Towns in languages other than English: after the words for an area, in titles, and in lists below their headings. */
function readPageIn(code: LanguageCode, country: string, prose: Prose, finder: PlaceFinder): void {
  const { page } = prose;
  const title = page.document.title?.text.slice(0, LONGEST_TITLE) ?? '';
  if (page.role === 'home' || page.role === 'area') {
    for (const { name, at } of cuedTowns(title, code, country, true))
      finder.add(
        { name, region: null, at },
        { url: page.url, place: 'title', excerpt: excerptAround(title) },
        IN_TITLE,
      );
  }
  const towns = gazetteer(country);
  let reading = 0;
  for (const sentence of prose.sentences) {
    const heading = isHeading(sentence.tag);
    const headline = sentence.tag === 'h1' && page.role !== 'other';
    if (sentence.region !== 'nav') {
      for (const { name, at } of cuedTowns(sentence.text, code, country, headline))
        finder.add({ name, region: null, at }, sentenceEvidence(prose, sentence, at), headline ? IN_TEXT : SERVED);
    }
    if (heading && isAreaHeadingOf(code, sentence.text)) reading = MOST_AREA_LABELS;
    else if (heading && reading > 0 && (!towns || townAtStart(sentence.text, 0, towns, country) === null)) reading = 0;
    else if (reading > 0 && towns) {
      reading -= 1;
      const list = townList(sentence.text, 0, towns, country);
      // A list contains only towns: `Cognac & Pineau` is about something else.
      if (!isWholeList(sentence.text, list)) continue;
      for (const { name, at } of list)
        finder.add({ name, region: null, at }, sentenceEvidence(prose, sentence, at), SERVED);
    }
  }
}

/** After the last town of a list: nothing, a code in brackets, or a few words such as `et environs`. */
const AFTER_LIST = /^(?:\s?\([^)]{1,30}\))?(?:[\s,.…]{0,3}(?:et|und|y|e|en)?\s?\p{Ll}[\p{L} ]{0,24})?[\s.…]{0,3}$/u;

function isWholeList(text: string, list: readonly { name: string; at: number }[]): boolean {
  const last = list.at(-1);
  return last !== undefined && AFTER_LIST.test(text.slice(last.at + last.name.length, last.at + last.name.length + 80));
}

/**
 * The town at the end of a part of the home page's title: `Expert Pest Control Sydney`. Titles can end with many words,
 * so the pages must also have the town after a preposition.
 */
function readTitleEnd(pages: readonly PageFacts[], country: string, finder: PlaceFinder): void {
  const home = pages.find(({ role }) => role === 'home');
  const title = home?.document.title?.text.slice(0, LONGEST_TITLE) ?? '';
  if (!home) return;
  for (const part of title.split(/\s*[|•·–—:,]\s*|\s+-\s+/, MOST_TITLE_PARTS)) {
    const name = townAtEnd(part, country);
    if (name === null || !pages.some((page) => saysIn(page, name))) continue;
    const place = { name, region: null, at: title.indexOf(name) };
    finder.add(place, { url: home.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
  }
}

function townAtEnd(part: string, country: string): string | null {
  const words = part.trim().split(' ').slice(-4);
  if (words.length < 2) return null;
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    for (const spelt of [name, name.replace(/-\p{Lu}\p{L}+$/u, '')])
      if (/^\p{Lu}/u.test(spelt) && isTown(spelt, null, country)) return spelt;
  }
  return null;
}

/** `à Dinan`, `in Sydney`, `Binnen Zwolle`: at least once in the text or in the description of the page. */
function saysIn({ document }: PageFacts, name: string): boolean {
  const description = document.metas.find((meta) => meta.name === 'description')?.content.slice(0, 400) ?? '';
  const text = `${description}\n${document.visibleText}`;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (/(?:^|\s)(?:in|im|à|a|ad|en|em|te|binnen|of|near|around) $/.test(text.slice(Math.max(0, at - 14), at)))
      return true;
  }
  return false;
}

/** `believed`: a list names it next to towns in the gazetteer. */
type Candidate = NamedPlace & { evidence: Evidence; strength: number; believed: boolean };

/** What may follow the first word of `hattersheim am main`. */
const JOINED = /^ (?:am|an der|ob der|vor der|sur|sous|upon|on|aan de|aan den|de|di|do|da|sul|sulla) /;

/** Collects names and keeps the strongest evidence for each. */
class PlaceFinder {
  readonly byName = new Map<string, Candidate>();
  /** `Town, ST 83702` and titles, in reading order: where the business says it is. */
  readonly addressed: NamedPlace[] = [];
  /** Towns of postal addresses and of typed markup in lower case, whatever their size. */
  readonly ofAddresses = new Set<string>();
  private readonly refusedEarly: RefusedClaim[] = [];
  private readonly country: string | null;

  constructor(country: string | null) {
    this.country = country;
  }

  add(place: NamedPlace, evidence: Evidence, strength: number, believed = false): void {
    const key = place.name.toLowerCase();
    const known = this.byName.get(key);
    if (!known) {
      if (this.byName.size < MOST_PLACES) this.byName.set(key, { ...place, evidence, strength, believed });
    } else {
      known.region ??= place.region;
      known.believed ||= believed;
      if (strength > known.strength) this.byName.set(key, { ...known, evidence, strength });
    }
  }

  /**
   * Adds the names of one list. Hamlets and suburbs are not in the gazetteer: they are accepted if most names of the
   * list are towns and one of them is next to it.
   */
  addList(list: readonly { place: NamedPlace; evidence: Evidence }[]): void {
    const known = list.map(({ place: { name, region } }) => isTown(name, region, this.country));
    const share = known.filter(Boolean).length / list.length;
    const isList = list.length >= FEWEST_IN_LIST && share >= SHARE_OF_TOWNS;
    for (const [at, { place, evidence }] of list.entries())
      this.add(place, evidence, SERVED, isList && (known[at - 1] === true || known[at + 1] === true));
  }

  /** True for a town in the gazetteer. */
  isKnown({ name, region }: NamedPlace): boolean {
    return isTown(name, region, this.country);
  }

  /** Records why a name is not even looked up. */
  refuse(place: NamedPlace, evidence: Evidence, reason: RefusalReason): void {
    if (this.refusedEarly.length < MOST_PLACES)
      this.refusedEarly.push(refusedPlace({ ...place, evidence, strength: 0, believed: false }, reason));
  }

  places(proses: readonly Prose[], home: string | null): { places: Place[]; refused: RefusedClaim[] } {
    const { country } = this;
    const refused = [...this.refusedEarly];
    this.splitRuns(country, home);
    this.joinFullNames();
    const towns = [...this.byName.values()].filter((candidate) => {
      const { name, region, believed } = candidate;
      if (this.ofAddresses.has(name.toLowerCase())) return true;
      // `Newton` on a site that serves `Newton County` is the county, although there is also a town.
      const county = this.byName.has(`${name.toLowerCase()} county`);
      const reason = county ? 'county' : whyNoTown({ name, region, country, home });
      if (reason !== null && !(reason === 'not-a-town' && believed)) {
        refused.push(refusedPlace(candidate, reason));
        return false;
      }
      return region !== null || !isOrdinary(proses, name);
    });
    return { places: this.counted(towns, proses), refused };
  }

  /** Splits lists without commas. */
  private splitRuns(country: string | null, home: string | null): void {
    for (const [key, candidate] of [...this.byName]) {
      if (this.ofAddresses.has(key) || isTown(candidate.name, null, country)) continue;
      const towns = townsOfRun(candidate.name, country, home);
      if (towns.length === 0) continue;
      this.byName.delete(key);
      for (const name of towns) this.add({ ...candidate, name, region: null }, candidate.evidence, candidate.strength);
    }
  }

  /** `Hattersheim` on a site in `Hattersheim am Main` is the same town. */
  private joinFullNames(): void {
    for (const full of this.ofAddresses) {
      const end = full.indexOf(' ');
      if (end > 0 && JOINED.test(full.slice(end))) this.byName.delete(full.slice(0, end));
    }
  }

  private counted(towns: readonly Candidate[], proses: readonly Prose[]): Place[] {
    return towns
      .map(({ name, region, evidence, strength }) => {
        return { name, region, mentions: countMentions(proses, name), served: strength === SERVED, evidence };
      })
      .sort((a, b) => b.mentions - a.mentions || (a.name < b.name ? -1 : 1));
  }
}

function refusedPlace({ name, evidence }: Candidate, reason: RefusalReason): RefusedClaim {
  const sign: Sign = { place: 'sentence', role: 'home', shown: name, evidence };
  return { key: name.toLowerCase(), value: name, shown: name, signs: [sign], reason };
}

/**
 * Words that the site also writes in lower case are not the name of a town: `Every`, `Projects Completed`, `Core
 * Values`.
 */
function isOrdinary(proses: readonly Prose[], name: string): boolean {
  return name.split(' ').every((word) => writtenSmall(proses, word.toLowerCase()));
}

function writtenSmall(proses: readonly Prose[], word: string): boolean {
  return proses.some(({ page: { document } }) => holdsWord(document.visibleText, word));
}

/** As a separate word, not as part of a URL or mail address. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const behind = text.slice(at + word.length, at + word.length + 2);
    if (!NO_WORD_BEFORE.test(text.charAt(at - 1)) && !NO_WORD_BEHIND.test(behind)) return true;
  }
  return false;
}

function readPage(prose: Prose, finder: PlaceFinder): void {
  const { page } = prose;
  const title = page.document.title?.text ?? '';
  for (const place of townsWithRegion(title)) {
    finder.add(place, { url: page.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
    if (page.role === 'home') finder.addressed.push(place);
  }
  if (page.role === 'home') {
    for (const place of townsBehindIn(title)) {
      finder.add(place, { url: page.url, place: 'title', excerpt: excerptAround(title) }, IN_TITLE);
    }
  }
  for (const sentence of prose.sentences) {
    readRegions(prose, sentence, finder);
    if (sentence.tag !== 'h1' || page.role !== 'home') continue;
    for (const place of townsBehindIn(sentence.text))
      if (finder.isKnown(place)) finder.add(place, sentenceEvidence(prose, sentence, place.at), IN_TEXT);
  }
  for (const sentence of sentencesWith(prose, SERVE_CUES)) {
    // A menu is a row of labels: the text next to `Service area` is the next label.
    if (sentence.region !== 'nav') readServing(prose, sentence, finder);
  }
  readAreaLists(prose, finder);
  if (page.role === 'area') readAreaTitle(prose, finder);
}

/** A place where somebody studied, was born or worked before is not in the service area. */
const BIOGRAPHY =
  /\b(?:studied|graduated?|graduate of|university|college|law school|dental school|medical school|degree|diploma|residency|internship|fellowship|was born|born in|raised in|grew up|hometown|originally from|alma mater|moved (?:here )?from|relocated from|alumn\w{1,3})\b/;

/** `— Mary K., Denver, CO`: where a customer lives. */
const SIGNATURE = /^[—–-]{1,2} ?\p{Lu}/u;

function readRegions(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  const biography = BIOGRAPHY.test(sentence.lower) || isQuotation(prose, sentence) || SIGNATURE.test(sentence.text);
  for (const place of townsWithRegion(sentence.text)) {
    if (biography) {
      finder.refuse(place, sentenceEvidence(prose, sentence, place.at), 'other-subject');
      continue;
    }
    finder.add(place, sentenceEvidence(prose, sentence, place.at), IN_TEXT);
    const zip = /^, ?[\p{L} ]{2,20}? \d{5}\b/u.test(sentence.text.slice(place.at + place.name.length));
    if (zip) finder.addressed.unshift(place);
    else if (sentence.tag === 'h1' && prose.page.role === 'home') finder.addressed.push(place);
  }
}

function readServing(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  let lists = 0;
  for (const match of sentence.lower.matchAll(SERVES)) {
    lists += 1;
    if (lists > MOST_LISTS) break;
    const before = sentence.text.slice(Math.max(0, match.index - LONGEST_THING), match.index);
    if (match[0] === 'covers' && THING.test(before)) continue;
    const end = match.index + match[0].length;
    const link = UP_TO_LIST.exec(sentence.text.slice(end))?.[0].length ?? 0;
    const towns = townsInList(sentence.text, end + link);
    // Many things can be spread across a single name; a list after it is one of places.
    if (match[0] === 'across' && towns.length < 2) continue;
    finder.addList(towns.map((place) => ({ place, evidence: sentenceEvidence(prose, sentence, place.at) })));
  }
}

/** Short entries below a heading such as `Areas we serve`, until the next heading. */
function readAreaLists(prose: Prose, finder: PlaceFinder): void {
  let reading = 0;
  let headed: Sentence['region'] = 'main';
  let labels: { place: NamedPlace; evidence: Evidence }[] = [];
  const endList = (): void => {
    finder.addList(labels);
    labels = [];
  };
  for (const sentence of prose.sentences) {
    const heading = isHeading(sentence.tag);
    if (isAreaHeading(sentence)) {
      endList();
      reading = MOST_AREA_LABELS;
      headed = sentence.region;
    } else if (reading > 0) {
      if (leavesList(sentence, headed) || (heading && !townOfLabel(sentence.text))) reading = 0;
      else if (sentence.text.length <= LONGEST_LABEL) labels.push(...placesOfLabel(prose, sentence));
      else addList(prose, sentence, finder);
      reading--;
    }
  }
  endList();
}

/** The menu in the footer of the page is not part of the list above it. */
function leavesList({ region }: Sentence, headed: Sentence['region']): boolean {
  return region !== headed && (region === 'footer' || region === 'nav');
}

/**
 * A single capitalized word at the start of a sentence is not a town; two names in a row, or a state next to one, make
 * a list.
 */
function addList(prose: Prose, sentence: Sentence, finder: PlaceFinder): void {
  const places = townsInList(sentence.text);
  if (places.length < 2 && !places[0]?.region) return;
  finder.addList(places.map((place) => ({ place, evidence: sentenceEvidence(prose, sentence, place.at) })));
}

function isAreaHeading({ tag, lower }: Sentence): boolean {
  return (isHeading(tag) || (lower.length <= LONGEST_LABEL && lower.endsWith(':'))) && AREA_HEADING.test(lower);
}

function placesOfLabel(prose: Prose, sentence: Sentence): { place: NamedPlace; evidence: Evidence }[] {
  // `Avg.` and `Done.` are other words in that position.
  if (!sentence.text.includes(',') && sentence.text.endsWith('.')) return [];
  const places = /[,·•|]/.test(sentence.text) ? townsInList(sentence.text) : [townOfLabel(sentence.text)];
  return places.flatMap((place) => (place ? [{ place, evidence: sentenceEvidence(prose, sentence) }] : []));
}

function readAreaTitle(prose: Prose, finder: PlaceFinder): void {
  const heading = prose.sentences.find(({ tag }) => tag === 'h1');
  const place = heading && townOfLabel(heading.text);
  if (heading && place) finder.add(place, sentenceEvidence(prose, heading), SERVED);
}

function countMentions(proses: readonly Prose[], name: string): number {
  let count = 0;
  for (const { page } of proses) {
    const text = page.document.visibleText;
    for (let at = text.indexOf(name); at >= 0 && count < MOST_COUNTED; at = text.indexOf(name, at + name.length))
      count++;
  }
  return Math.max(1, count);
}

function mainPlace(
  finder: PlaceFinder,
  markup: MarkupFacts,
  places: readonly Place[],
  home: PageFacts | undefined,
): AreaFacts['main'] {
  const [stated] = finder.addressed;
  if (stated) return { city: stated.name, region: stated.region };
  for (const { node } of markup.businesses) {
    for (const address of nodesOf(node, 'address')) {
      const city = textsOf(address, 'addressLocality')[0];
      if (city) return { city, region: regionCode(textsOf(address, 'addressRegion')[0] ?? '') };
    }
  }
  // If several towns are only named, such as those of somebody's studies, it is unknown which is the business's own.
  const known = places.length === 1 || places.some(({ served }) => served);
  const [first] = known ? firstNamed(places, home) : [];
  return first ? { city: first.name, region: first.region ?? commonRegion(places) } : null;
}

/** Of the towns that are named most often, the one that comes first in the title or the text of the home page. */
function firstNamed(places: readonly Place[], home: PageFacts | undefined): readonly Place[] {
  const text = `${home?.document.title?.text ?? ''}\n${home?.document.visibleText ?? ''}`;
  const at = ({ name }: Place) => (text.includes(name) ? text.indexOf(name) : text.length);
  return places.filter(({ mentions }) => mentions === places[0]?.mentions).sort((a, b) => at(a) - at(b));
}

function commonRegion(places: readonly Place[]): string | null {
  return places.find(({ region }) => region)?.region ?? null;
}

function servedInMarkup(markup: MarkupFacts, country: string | null, home: string | null): AreaFacts['areaServed'] {
  const found = new Map<string, AreaFacts['areaServed'][number]>();
  for (const { node, page } of markup.businesses) {
    for (const property of ['areaServed', 'serviceArea']) {
      for (const name of textsOf(node, property).flatMap(splitServed)) {
        if (found.size >= MOST_PLACES || found.has(name) || isCountry(name)) continue;
        const evidence = markupEvidence(page, node as MarkupNode, property);
        found.set(name, { name, evidence, ...noTownOf(name, country, home) });
      }
    }
  }
  return [...found.values()];
}

/** Why `Ada, Idaho` in markup is not stated as a town. Markup may name hamlets that no gazetteer has. */
function noTownOf(name: string, country: string | null, home: string | null): { noTown?: RefusalReason } {
  const [bare = name, behind] = name.split(/\s*,\s*/, 2);
  const region = behind === undefined ? null : regionCode(behind.split(' ')[0] ?? '');
  const reason = whyNoTown({ name: bare, region, country, home });
  return reason === null || (reason === 'not-a-town' && bare.split(' ').length <= 3) ? {} : { noTown: reason };
}

function splitServed(text: string): string[] {
  return text
    .split(/[;|]/)
    .flatMap(splitAtCommas)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `Boise, Nampa` are two; `Boise, Idaho` and `Boise, ID and nearby` are one. */
function splitAtCommas(text: string): string[] {
  const states = new Set(regionsAfterCommas(text).map(({ at }) => at));
  const cuts = [...text.matchAll(/,/g)].map(({ index }) => index).filter((at) => !states.has(at));
  return [...cuts, text.length].map((end, index) => text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1, end));
}

/** Links in the same folder as an area page that was read, or with the same pattern. */
function linkedAreaPages(pages: readonly PageFacts[], areaPages: readonly PageFacts[]): string[] {
  const urls = new Set(areaPages.map(({ url }) => url));
  const folders = new Set(
    areaPages.map(({ path }) => path.replace(/[^/]+\/?$/, '')).filter((folder) => folder !== '/'),
  );
  const words = /\/(?:service-areas?|areas?(?:-we-serve|-served)?|locations?|cities)\/[^/]+/i;
  for (const { link } of ownLinks(pages)) {
    const path = pathOf(link.href);
    const inFolder = [...folders].some((folder) => path.startsWith(folder) && path !== folder);
    if (inFolder || words.test(path)) urls.add(link.href.replace(/[?#].*$/, ''));
  }
  return [...urls];
}

function slugNames(areaPages: readonly PageFacts[]): string[] {
  return areaPages.flatMap(({ path, document }) => {
    const slug = path.split('/').filter(Boolean).at(-1) ?? '';
    const heading = document.headings.find(({ level }) => level === 1)?.text ?? '';
    const place = townOfLabel(heading) ?? townOfLabel(document.title?.text ?? '');
    return place ? [place.name] : [slug.replace(/-(?:[a-z]{2})$/, '').replace(/-/g, ' ')];
  });
}

function compare(areaPages: readonly PageFacts[], names: readonly string[]): AreaFacts['mostAlike'] {
  const best = mostAlike(
    areaPages.map(({ document }) => document.mainText),
    names,
    COPY_SIMILARITY,
  );
  if (!best) return null;
  const urls = [areaPages[best.first]!.url, areaPages[best.second]!.url] as const;
  return { similarity: best.similarity, urls, alikePages: best.alike };
}

function vagueWords(proses: readonly Prose[]): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, VAGUE_CUES)) {
      const match = VAGUE.exec(sentence.lower);
      if (match && found.size < MOST_RECEIPTS)
        found.set(sentence.lower, sentenceEvidence(prose, sentence, match.index));
    }
  }
  return [...found.values()];
}

/** A frame with a map on a page that announces a service area. */
function mapsInsteadOfTowns(proses: readonly Prose[]): Evidence[] {
  return proses.flatMap((prose) => {
    const { page } = prose;
    if (page.document.iframes.length === 0 || !prose.sentences.some(isAreaHeading)) return [];
    return page.document.iframes
      .filter(({ src }) => MAP_FRAME.test(src))
      .slice(0, 1)
      .map(({ offset }): Evidence => {
        return { url: page.url, place: 'link', excerpt: sourceExcerpt(page.document.source, offset) };
      });
  });
}
