import type { Evidence, EvidencePlace } from '@named-first/contract';
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { foldPlaceName } from '../../lexicon/gazetteer/fold-place-name.ts';
import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import { isFrequentSurname } from '../../lexicon/people/surnames.ts';
import type { PageFacts } from '../page-facts.ts';
import { excerptAround } from '../prose/sentences.ts';
import { holdsWord } from './place-finder.ts';

/**
 * What speaks for or against a name being the town where the business is, in log-odds. The points are the coefficients
 * of a logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen.
 */
const SIGN_POINTS = {
  /** No other town is named as often. */
  mostNamed: 2.3,
  postalCodeBefore: 2.3,
  prepositionBefore: 1.9,
  regionBehind: 1.5,
  city: 1.3,
  largeTown: 0.5,
  smallTown: -0.8,
  footer: 0.8,
  description: 0.8,
  title: 0.5,
  heading: -0.6,
  innerPage: -0.9,
  /** The site also writes the word in lower case. */
  ordinaryWord: -0.9,
  unknownCountry: -0.6,
} as const satisfies Readonly<Record<string, number>>;
export type TownSign = keyof typeof SIGN_POINTS;

const BASE_POINTS = -3.4;
/** From this sum on, a name is taken for the town of the business. */
const MIN_POINTS = 0;

const MAX_BLOCKS = 250;
const MAX_FOOTER_BLOCKS = 40;
const MAX_LENGTH = 400;
const MAX_TOWN_WORDS = 4;
const MIN_TOWN_LENGTH = 3;
const REACH = 30;
/** A text of capitalized words alone has tens of thousands of names. */
const MAX_LOOKUPS = 3000;
/** Inhabitants. */
const CITY = 200_000;
const LARGE_TOWN = 30_000;
const SMALL_TOWN = 5000;

/** Words that begin with a capital letter, with the small words inside the names of towns. */
const CAPITALIZED =
  /\p{Lu}[\p{L}'’]*(?:-[\p{L}'’]+)*(?:\s(?:(?:am|an der|ob der|sur|sous|upon|on|aan|de|di|do|da|del|la|le|les|el|of|bei|im|in)\s){0,2}\p{Lu}[\p{L}'’]*(?:-[\p{L}'’]+)*){0,4}/gu;
const PREPOSITION_BEFORE =
  /(?:^|[^\p{L}])(?:in|near|around|across|serving|throughout|bei|vor|im raum|nähe|à|au|en|a|ad|em|te|binnen)\s$/iu;
const POSTAL_CODE_BEFORE = /(?:\b\d{4,5}|\b\d{5}-\d{3}|\b[A-Z]{2})\s$/;
/** `Guadalajara, Jalisco`, `Silla (Valencia)`. */
const REGION_BEHIND = /^\s?[,(–-]?\s?\(?(\p{Lu}[\p{L}. ]{1,25})/u;

type Candidate = {
  name: string;
  inhabitants: number;
  mentions: number;
  signs: Set<TownSign>;
  evidence: Evidence;
  at: number;
};
/** A town, its position in its text, and the evidence. */
export type FoundTown = { name: string; at: number; evidence: Evidence };
/** A name of the gazetteer in the texts of a site, with all that speaks for or against it. */
export type SignedTown = FoundTown & { signs: ReadonlySet<TownSign> };

type Input = {
  pages: readonly PageFacts[];
  country: string | null;
  language: LanguageCode;
  /** Names that the site says about something else. */
  refused?: ReadonlySet<string>;
  /** Addresses that a template left behind, as the site shows them. Their towns mean nothing. */
  samples?: readonly string[];
};

/**
 * The most likely town of a site that has no address and says nowhere that it works in a town, from every name of the
 * gazetteer in its texts. Null if none is likely enough.
 */
export function likelyTown(input: Input): SignedTown | null {
  const towns = signTowns(input).filter(({ name }) => !input.refused?.has(name.toLowerCase()));
  return mostLikely(towns, (signs) => [...signs].reduce((sum, sign) => sum + SIGN_POINTS[sign], BASE_POINTS));
}

/** The town with the most points; null if none has enough. Of equal ones the first in the alphabet. */
export function mostLikely(
  towns: readonly SignedTown[],
  pointsOf: (signs: ReadonlySet<TownSign>) => number,
): SignedTown | null {
  const [best] = towns
    .map((town) => ({ town, points: pointsOf(town.signs) }))
    .sort((a, b) => b.points - a.points || (a.town.name < b.town.name ? -1 : 1));
  return best !== undefined && best.points >= MIN_POINTS ? best.town : null;
}

/** Every name of the gazetteer in the texts of a site, with its signs. */
export function signTowns(input: Input): SignedTown[] {
  const candidates = findCandidates(input);
  const most = Math.max(2, ...candidates.map(({ mentions }) => mentions));
  return candidates.map((candidate) => ({ ...candidate, signs: allSigns(candidate, most, input) }));
}

function allSigns(
  { name, inhabitants, mentions, signs }: Candidate,
  most: number,
  { pages, country }: Input,
): ReadonlySet<TownSign> {
  const seen = new Set(signs);
  if (mentions === most) seen.add('mostNamed');
  if (inhabitants >= CITY) seen.add('city');
  else if (inhabitants >= LARGE_TOWN) seen.add('largeTown');
  else if (inhabitants < SMALL_TOWN) seen.add('smallTown');
  if (country === null) seen.add('unknownCountry');
  const small = name.toLowerCase();
  if (pages.some(({ document }) => holdsWord(document.visibleText, small))) seen.add('ordinaryWord');
  return seen;
}

/** The gazetteer of the country; if it is unknown, those of the countries where the site's language is spoken. */
function gazetteersOf({ country, language }: Input): Gazetteer[] {
  const speaking = COUNTRIES.filter(({ languages }) => languages.includes(language)).map(({ code }) => code);
  return (country === null ? speaking : [country]).flatMap((code) => gazetteer(code) ?? []);
}

function findCandidates(input: Input): Candidate[] {
  const { pages } = input;
  const home = pages.find(({ role }) => role === 'home') ?? pages[0];
  const reader = new TownReader(gazetteersOf(input));
  for (const page of pages) {
    const { url, document } = page;
    const isHome = page === home;
    const inner: TownSign[] = isHome || page.role === 'contact' ? [] : ['innerPage'];
    const read = (text: string, place: EvidencePlace, ...signs: TownSign[]): void =>
      reader.read(text.slice(0, MAX_LENGTH), { url, place }, signs);
    if (isHome) read(document.title?.text ?? '', 'title', 'title');
    const description = document.metas.find(({ name }) => name.toLowerCase() === 'description')?.content;
    if (isHome && description) read(description, 'description', 'description');
    const { blocks } = document;
    const footer = blocks.slice(MAX_BLOCKS).filter(({ region }) => region === 'footer');
    for (const { text, tag, region } of [...blocks.slice(0, MAX_BLOCKS), ...footer.slice(-MAX_FOOTER_BLOCKS)]) {
      if (region === 'form' || region === 'nav' || input.samples?.some((sample) => text.includes(sample))) continue;
      const at: TownSign[] = region === 'footer' ? ['footer'] : region === 'header' ? [] : inner;
      read(
        text,
        /^h[1-6]$/.test(tag) ? 'heading' : 'text',
        ...at,
        ...(/^h[12]$/.test(tag) ? (['heading'] as const) : []),
      );
    }
  }
  return reader.candidates();
}

/** `João Américo Costa dos Santos`: up to three words behind a given name. */
function isInPersonsName(text: string, index: number, words: readonly string[], from: number): boolean {
  const before = `${text.slice(Math.max(0, index - REACH), index)}${words.slice(0, from).join(' ')}`.trimEnd();
  const name = PERSON_BEFORE.exec(before)?.[0].split(' ') ?? [];
  return name.some((word) => isGivenName(word));
}

/** One to four capitalized words, and the small words of surnames, up to the end. */
const PERSON_BEFORE = /(?:\p{Lu}\p{Ll}+ ){0,3}\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|del|de la|di|von|van|van de[nr]?))?$/u;

class TownReader {
  private readonly gazetteers: readonly Gazetteer[];
  private readonly found = new Map<string, Candidate>();
  private readonly lookedUp = new Map<string, number | null>();

  constructor(gazetteers: readonly Gazetteer[]) {
    this.gazetteers = gazetteers;
  }

  candidates(): Candidate[] {
    return [...this.found.values()];
  }

  read(text: string, where: Pick<Evidence, 'url' | 'place'>, signs: readonly TownSign[]): void {
    for (const { 0: run, index } of text.matchAll(CAPITALIZED)) {
      const words = run.split(' ');
      for (let from = 0; from < words.length; from += 1) {
        const name = this.townFrom(words, from);
        if (name === null || isInPersonsName(text, index, words, from)) continue;
        const at = index + words.slice(0, from).join(' ').length + Number(from > 0);
        const around = this.signsAround(text, at, name);
        // `Morales Servicios`, `Henry Street Bakery`: the name of a person in that of a company.
        const next = words[from + name.split(' ').length];
        const isFirst = next !== undefined && isGivenName(name);
        const isPerson =
          (isFirst && isFrequentSurname(next)) ||
          (around.length === 0 && (isFirst || (words.length > 1 && isFrequentSurname(name))));
        if (!isPerson) this.note(name, [...signs, ...around], { text, at, where });
        from += name.split(' ').length - 1;
      }
    }
  }

  /** The longest town that begins with a word of a run. */
  private townFrom(words: readonly string[], from: number): string | null {
    for (let to = Math.min(words.length, from + MAX_TOWN_WORDS); to > from; to -= 1) {
      const name = words.slice(from, to).join(' ');
      const isName = name.length >= MIN_TOWN_LENGTH && /^\p{Lu}/u.test(name) && /^\p{Lu}/u.test(words[to - 1] ?? '');
      if (isName && this.inhabitants(name) !== null) return name;
    }
    return null;
  }

  /** Of the largest town of that name; null without one. Headers and footers repeat the same names on every page. */
  private inhabitants(name: string): number | null {
    const known = this.lookedUp.get(name);
    if (known !== undefined || this.lookedUp.size === MAX_LOOKUPS) return known ?? null;
    const towns = this.gazetteers.flatMap((gazetteer) => gazetteer.find(name)[0]?.population ?? []);
    const largest = towns.length === 0 ? null : Math.max(...towns);
    this.lookedUp.set(name, largest);
    return largest;
  }

  private signsAround(text: string, at: number, name: string): TownSign[] {
    const before = text.slice(Math.max(0, at - REACH), at);
    const region = REGION_BEHIND.exec(text.slice(at + name.length, at + name.length + REACH))?.[1]?.trim();
    return [
      ...(PREPOSITION_BEFORE.test(before) ? (['prepositionBefore'] as const) : []),
      ...(POSTAL_CODE_BEFORE.test(before) ? (['postalCodeBefore'] as const) : []),
      ...(region !== undefined && this.isRegionOf(region, name) ? (['regionBehind'] as const) : []),
    ];
  }

  private isRegionOf(region: string, town: string): boolean {
    const code = region.split(/[\s.]/)[0];
    return this.gazetteers.some(
      (towns) => towns.area(region) !== null || towns.find(town).some((one) => one.region === code),
    );
  }

  private note(
    name: string,
    signs: readonly TownSign[],
    { text, at, where }: { text: string; at: number; where: Pick<Evidence, 'url' | 'place'> },
  ): void {
    const key = foldPlaceName(name);
    const known = this.found.get(key);
    if (!known) {
      const evidence = { ...where, excerpt: excerptAround(text, at) };
      const inhabitants = this.inhabitants(name) ?? 0;
      this.found.set(key, { name, inhabitants, mentions: 1, signs: new Set(signs), evidence, at });
      return;
    }
    known.mentions += 1;
    for (const sign of signs) known.signs.add(sign);
  }
}
