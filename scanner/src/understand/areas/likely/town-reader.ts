import type { Evidence, EvidencePlace } from '@named-first/contract';
import { COUNTRIES } from '../../../lexicon/countries/index.ts';
import { foldPlaceName } from '../../../lexicon/gazetteer/fold-place-name.ts';
import { type Gazetteer, gazetteer, type Town } from '../../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../../lexicon/language-code.ts';
import { isGivenName } from '../../../lexicon/people/given-names.ts';
import { isCredit } from '../../../lexicon/people/makers.ts';
import { isFrequentSurname } from '../../../lexicon/people/surnames.ts';
import { AND, IN_NAMES } from '../../../lexicon/statements/place-words.ts';
import { isAboutTravel } from '../../../lexicon/travel-words.ts';
import { foldInPlace } from '../../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../../read/html/document.ts';
import type { PageFacts } from '../../page-facts.ts';
import { isCountryForTown } from '../../places/place-names.ts';
import { isBiography } from '../../places/towns-of-language.ts';
import { onceForEach } from '../../prose/once-for-each.ts';
import { descriptionOf } from '../../prose/page-description.ts';
import { excerptAround, isHeading } from '../../prose/sentences.ts';
import { isLineOfOthers } from '../lines-of-others.ts';
import type { TownSign } from './sign-points.ts';

/** A town, its position in its text, and the evidence. */
export type FoundTown = { name: string; at: number; evidence: Evidence };
/** A name of the gazetteer in the texts of a site: how often it has each sign. */
export type MentionedTown = FoundTown & {
  key: string;
  mentions: number;
  signs: ReadonlyMap<TownSign, number>;
  /** The towns of that name. */
  towns: readonly Town[];
};

export type TownReaderInput = {
  pages: readonly PageFacts[];
  country: string | null;
  language: LanguageCode;
  /** Names that are read although the gazetteer may lack them. */
  stated: readonly string[];
  /** Addresses that a template left behind, as the site shows them. Their towns mean nothing. */
  samples: readonly string[];
};

const MAX_BLOCKS = 250;
const MAX_FOOTER_BLOCKS = 40;
const MAX_LENGTH = 400;
const MAX_TOWN_WORDS = 4;
const MIN_TOWN_LENGTH = 3;
const REACH = 30;
/** A text of capitalized words alone has tens of thousands of names. */
const MAX_LOOKUPS = 3000;
const MAX_FOUND = 300;
/** Several countries have a town called San Miguel many times. */
const MAX_OF_NAME = 30;
/** Longer texts are sentences. */
const MAX_LINE_LENGTH = 60;
/** A text that names this many towns is a list. */
const MIN_LISTED = 4;

/**
 * Words that begin with a capital letter, with the small words inside the names of towns, and `in`: the town of
 * `Fotoacademie in Amsterdam` is behind a word.
 */
const CAPITALIZED = new RegExp(
  `\\p{Lu}[\\p{L}'’]*(?:-[\\p{L}'’]+)*(?:\\s(?:(?:${IN_NAMES}|bei|im|in)\\s){0,2}\\p{Lu}[\\p{L}'’]*(?:-[\\p{L}'’]+)*){0,4}`,
  'gu',
);
/** A number, then a comma or a postal code: `Am Anger 3, 85354 Freising`. */
const STREET_BEFORE = /\d[^,\n]{0,20}[,–|·-]\s?(?:[A-Z]{0,2}-?\d{4,5}(?:-\d{3})? )?$/;
/** `Guadalajara, Jalisco`, `Silla (Valencia)`. */
const REGION_BEHIND = /^\s?[,(–/-]?\s?\(?(\p{Lu}[\p{L}. ]{1,25})/u;
/** What joins the names of a list. */
const JOINT_BEFORE = new RegExp(`(?:[,&/|·•+;]\\s*|\\s(?:${AND})\\s)$`, 'u');
const JOINT_BEHIND = new RegExp(`^(?:\\s*[,&/|·•+;]|\\s(?:${AND})\\s)`, 'u');
/** `Rue de Béthune`, `Berliner Straße`, `Waterloo Station`. */
const STREET_WORD_BEFORE =
  /(?<!\p{L})(?:rue|avenue|av\.|bd|boulevard|place|chemin|route|via|viale|piazza|corso|calle|c\/|plaza|paseo|avenida|rua|travessa|largo|praça|rodovia|estrada)\s(?:(?:d[eiu]|del|della|des|dos|da|do|la|de la)\s)?$|\sd['’]$/iu;
const STREET_WORD_BEHIND =
  /^(?:-?str(?:aße|asse|aat|\.)|er (?:Str|Platz|Weg|Allee)|\s?(?:street|road|lane|avenue|way|drive|place|close|court|station|airport|university|hospital|college|school|bahnhof|weg|platz|plein|straat)(?!\p{L}))/iu;
/** One to four capitalized words, and the small words of surnames, up to the end. */
const PERSON_BEFORE = /(?:\p{Lu}\p{Ll}+ ){0,3}\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|del|de la|di|von|van|van de[nr]?))?$/u;

/** `Travelling to London takes 25 minutes.` */
const SENTENCE = /[^.!?]+[.!?]*/g;

/** The gazetteer of the country; if it is unknown, those of the countries where the site's language is spoken. */
export function gazetteersOf(country: string | null, language: LanguageCode): Gazetteer[] {
  const speaking = COUNTRIES.filter(({ languages }) => languages.includes(language)).map(({ code }) => code);
  return (country === null ? speaking : [country]).flatMap((code) => gazetteer(code) ?? []);
}

/** Every name of the gazetteer in the titles, descriptions and texts of a site. Linear in their length. */
export function readTowns(input: TownReaderInput): MentionedTown[] {
  const { pages, language, samples } = input;
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  const reader = new TownReader(gazetteersOf(input.country, language), input.stated);
  const isWay = (sentence: string): boolean =>
    sentence.length > MAX_LINE_LENGTH && isAboutTravel(language, foldInPlace(sentence));
  const withoutTravel = onceForEach((text) =>
    text.replace(SENTENCE, (one) => (isWay(one) ? ' '.repeat(one.length) : one)),
  );
  const isAboutLife = onceForEach((text) => isBiography(language, text));
  for (const page of pages) {
    const { url, document } = page;
    const read = (text: string, place: EvidencePlace, ...signs: TownSign[]): void =>
      reader.read(withoutTravel(text.slice(0, MAX_LENGTH)), { url, place }, signs);
    const isHome = page === home;
    read(document.title?.text ?? '', 'title');
    const description = descriptionOf(document);
    if (!isCredit(description)) read(description, 'description', ...(isHome ? (['description'] as const) : []));
    for (const index of tellingBlocks(document.blocks)) {
      const block = document.blocks[index] as TextBlock;
      if (isLineOfOthers(document.blocks, index)) continue;
      if (samples.some((sample) => block.text.includes(sample))) continue;
      const signs = signsOfPlace(block, page, isHome);
      if (block.text.length > MAX_LINE_LENGTH && isAboutLife(block.text.slice(0, MAX_LENGTH))) signs.push('biography');
      read(block.text, isHeading(block.tag) ? 'heading' : 'text', ...signs);
    }
  }
  return reader.towns();
}

/** The positions of the first blocks of a page, and of the end of its footer. */
function tellingBlocks(blocks: readonly TextBlock[]): number[] {
  const all = [...blocks.keys()];
  const footer = all.slice(MAX_BLOCKS).filter((index) => blocks[index]?.region === 'footer');
  return [...all.slice(0, MAX_BLOCKS), ...footer.slice(-MAX_FOOTER_BLOCKS)];
}

function signsOfPlace({ tag, region }: TextBlock, { role }: PageFacts, isHome: boolean): TownSign[] {
  const signs: TownSign[] = [];
  if (region === 'footer') signs.push('footer');
  if (region === 'main' && role === 'area') signs.push('areaPage');
  else if (region === 'main' && !isHome && role !== 'contact' && role !== 'about') signs.push('innerPage');
  if (isHeading(tag) && tag > 'h2') signs.push('smallHeading');
  return signs;
}

/** A name in a text. */
type Hit = { name: string; key: string; at: number; signs: TownSign[] };

class TownReader {
  private readonly gazetteers: readonly Gazetteer[];
  private readonly stated: ReadonlySet<string>;
  private readonly found = new Map<string, Omit<MentionedTown, 'signs'> & { signs: Map<TownSign, number> }>();
  private readonly lookedUp = new Map<string, readonly Town[]>();
  /** Headers, menus and footers repeat on every page. */
  private readonly hitsIn = onceForEach((text) => this.readHits(text));

  constructor(gazetteers: readonly Gazetteer[], stated: readonly string[]) {
    this.gazetteers = gazetteers;
    this.stated = new Set(stated.map(foldPlaceName));
  }

  towns(): MentionedTown[] {
    return [...this.found.values()];
  }

  read(text: string, where: Pick<Evidence, 'url' | 'place'>, signs: readonly TownSign[]): void {
    for (const hit of this.hitsIn(text)) {
      const known = this.found.get(hit.key) ?? this.add(hit, { ...where, excerpt: excerptAround(text, hit.at) });
      if (!known) continue;
      known.mentions += 1;
      for (const sign of [...signs, ...hit.signs]) known.signs.set(sign, (known.signs.get(sign) ?? 0) + 1);
    }
  }

  private add({ name, key, at }: Hit, evidence: Evidence) {
    if (this.found.size >= MAX_FOUND) return null;
    const town = { name, key, at, evidence, mentions: 0, signs: new Map(), towns: this.townsOf(name) };
    this.found.set(key, town);
    return town;
  }

  private readHits(text: string): Hit[] {
    const hits: Hit[] = [];
    for (const { 0: run, index } of text.matchAll(CAPITALIZED)) {
      const words = run.split(' ');
      for (let from = 0; from < words.length; from += 1) {
        const name = this.townFrom(words, from);
        if (name === null) continue;
        const at = index + words.slice(0, from).join(' ').length + Number(from > 0);
        const to = from + name.split(' ').length;
        const signs = this.signsAround(text, at, name);
        // `Peru, IL` is a town.
        if (isCountryForTown(name) && !signs.includes('regionBehind')) continue;
        if (from > 0) signs.push('afterWord');
        if (to < words.length) signs.push('beforeWord');
        if (isPerson(text.slice(Math.max(0, at - REACH), at).trimEnd(), name, words[to])) signs.push('person');
        hits.push({ name, key: foldPlaceName(name), at, signs });
        from = to - 1;
      }
    }
    const names = new Set(hits.map(({ key }) => key)).size;
    if (names > 1) for (const { signs } of hits) signs.push(names < MIN_LISTED ? 'withAnother' : 'listed');
    return hits;
  }

  /** The longest town that begins with a word of a run. */
  private townFrom(words: readonly string[], from: number): string | null {
    for (let to = Math.min(words.length, from + MAX_TOWN_WORDS); to > from; to -= 1) {
      const name = words.slice(from, to).join(' ');
      const isName = name.length >= MIN_TOWN_LENGTH && /^\p{Lu}/u.test(name) && /^\p{Lu}/u.test(words[to - 1] ?? '');
      if (isName && (this.townsOf(name).length > 0 || this.stated.has(foldPlaceName(name)))) return name;
    }
    return null;
  }

  private townsOf(name: string): readonly Town[] {
    const known = this.lookedUp.get(name);
    if (known !== undefined || this.lookedUp.size === MAX_LOOKUPS) return known ?? [];
    const towns = this.gazetteers.flatMap((one) => one.find(name)).slice(0, MAX_OF_NAME);
    this.lookedUp.set(name, towns);
    return towns;
  }

  private signsAround(text: string, at: number, name: string): TownSign[] {
    const before = text.slice(Math.max(0, at - REACH), at);
    const behind = text.slice(at + name.length, at + name.length + REACH);
    const region = REGION_BEHIND.exec(behind)?.[1]?.trim();
    const signs: TownSign[] = [];
    if (name.length === text.length) signs.push('wholeText');
    if (at + name.length >= text.length - 1) signs.push('atEnd');
    if (STREET_BEFORE.test(before)) signs.push('streetBefore');
    if (region !== undefined && this.isRegionOf(region, name)) signs.push('regionBehind');
    if (JOINT_BEFORE.test(before) && JOINT_BEHIND.test(behind)) signs.push('between');
    if (STREET_WORD_BEFORE.test(before) || STREET_WORD_BEHIND.test(behind)) signs.push('street');
    return signs;
  }

  private isRegionOf(region: string, town: string): boolean {
    const code = region.split(/[\s.]/)[0];
    return this.gazetteers.some(
      (towns) => towns.area(region) !== null || towns.find(town).some((one) => one.region === code),
    );
  }
}

/** `Henry Street`, `João Américo Costa dos Santos`: up to three words behind a given name, or a given name itself. */
function isPerson(before: string, name: string, next: string | undefined): boolean {
  const names = PERSON_BEFORE.exec(before)?.[0].split(' ') ?? [];
  if (names.some((word) => isGivenName(word))) return true;
  if (next !== undefined && isGivenName(name) && isFrequentSurname(next)) return true;
  return next !== undefined && isFrequentSurname(name);
}
