import { anySpelling } from '../../lexicon/languages/compile.ts';
import type { PageFacts } from '../page-facts.ts';
import { hostName, type NameMention, type NamePlace, spells } from './name-places.ts';
import { saysOnlyTrade } from './name-refusals.ts';
import { bareName, normaliseName, normaliseText, withoutDegree } from './names.ts';
import { spelledByAddress } from './own-addresses.ts';

/**
 * What speaks for or against a text being the name of the business, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. `domain` and
 * `domainStart` are lower than the regression says, because labelled sites have their domain from the label.
 */
const SIGN_POINTS = {
  // Where it is.
  business: 0.5,
  organization: 1,
  siteName: 1.6,
  copyright: 2.4,
  // As explicit as a copyright notice, and too rare on the tuning sites to be fitted.
  trading: 2.1,
  // A business names itself there, and nobody else. Also too rare to be fitted.
  voice: 1.2,
  logo: 1.3,
  wholeTitle: 3.4,
  titleStart: 2.2,
  allOfTitle: 1.8,
  innerTitle: -0.8,
  innerStart: -1.6,
  twoInnerTitles: 0.5,
  mostInnerTitles: 0.8,
  heading: 0.5,
  greeting: 1.3,
  firstBrand: 0.5,
  brand: -1.1,
  inText: 0.7,
  onePlace: -1,
  // Addresses that the business chose.
  domain: 1.5,
  domainStart: 0.4,
  ownAddress: 1.1,
  // Its form.
  oneWord: -0.7,
  threeWords: 0.1,
  fourWords: 0.4,
  manyWords: -1,
  oneSmallWord: -0.6,
  smallWords: -1.4,
  digits: -1.1,
  comma: -1.1,
  inPlace: -0.2,
  describes: -0.9,
  town: -0.8,
  onlyTown: -0.7,
  onlyTrade: -0.5,
  // Other names.
  insideOther: 1.8,
} as const satisfies Readonly<Record<string, number>>;

export type NameSign = keyof typeof SIGN_POINTS;

/** The log-odds of a name without any sign. */
const BASE_POINTS = -1.4;
/** From this sum on, a text is stated as the name. */
export const MIN_NAME_POINTS = -1;
/** The same for a text in a place that is meant for names. */
export const MIN_STATED_POINTS = -2;
/**
 * From this sum on, a name may be pasted. Of the names with it on tuning sites that the points were not fitted to, 358 of
 * 358 were right.
 */
export const MIN_SURE_POINTS = 2.5;

/** The log-odds that a text with these signs is the name of the business. */
export function namePoints(signs: Iterable<NameSign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}

/** Mentions with the same words, in whatever order and spelling. */
export type NameGroup = {
  /** Its words in alphabetical order. */
  key: string;
  shown: string;
  /** `shown` normalized for comparison. */
  value: string;
  mentions: readonly NameMention[];
  onHome: boolean;
};
/** A group with all that speaks for or against it. */
export type SignedName = NameGroup & { signs: readonly NameSign[] };

type Setting = {
  pages: readonly PageFacts[];
  /** Towns of the addresses on the site. */
  towns: readonly string[];
  /** The language of the site. */
  language: string;
};

/** All texts that may be the name of the business, with their signs. */
export function signNames(mentions: readonly NameMention[], { pages, towns, language }: Setting): SignedName[] {
  // Plugins generate `llms.txt` from the pages themselves, so it does not support anything.
  const groups = groupsOf(mentions.filter(({ at }) => at !== 'llms'));
  const host = hostName(pages[0]?.url ?? '');
  const strong = groups.filter((group) => placesOf(group).size > 1).map(({ key }) => key.split(' '));
  const paragraphs = groups.length > 0 ? paragraphsOf(pages) : [];
  const places = [...new Set(towns.map(normaliseName))].slice(0, MAX_TOWNS);
  return groups.map((group) => {
    // Markup and the site name are meant to be names.
    const isTrade =
      !group.mentions.some(({ source }) => source === 'markup') && saysOnlyTrade(group.shown, language, places);
    // `Serrurier Valenciennes` is also a part of `Serrurier Valenciennes Dépannage` if it is what people search for.
    const isInside = !isTrade && isPartOfOther(group.key, strong);
    return {
      ...group,
      signs: [
        ...placeSigns(group, pages),
        ...seen('inText', saidIn(paragraphs, group.value)),
        ...addressSigns(group, host, pages),
        ...formSigns(group, places),
        ...seen('onlyTrade', isTrade),
        ...seen('insideOther', isInside),
      ],
    };
  });
}

function seen(sign: NameSign, isSeen: boolean): NameSign[] {
  return isSeen ? [sign] : [];
}

/** The words of a name in alphabetical order: `Praxis Reed`, `Reed Praxis` and `Praxis Reed GmbH` have the same. */
export function groupKey(value: string): string {
  return bareName(value).split(' ').sort().join(' ');
}

/** Each name is compared with each other one. Sites with more fill their markup with lists of others. */
const MAX_NAMES = 200;

function groupsOf(mentions: readonly NameMention[]): NameGroup[] {
  const groups = new Map<string, NameMention[]>();
  for (const mention of mentions) {
    const key = groupKey(mention.value);
    const group = groups.get(key);
    if (group) group.push(mention);
    else groups.set(key, [mention]);
  }
  return [...groups].slice(0, MAX_NAMES).map(([key, own]) => {
    const shown = usualForm(own);
    return {
      key,
      shown,
      value: normaliseName(shown),
      mentions: own,
      onHome: own.some(({ role }) => role === 'home'),
    };
  });
}

/** The most frequent spelling; of several, the one with the fewest words, which has no legal form. */
function usualForm(mentions: readonly NameMention[]): string {
  const forms = new Map<string, number>();
  for (const { shown } of mentions) forms.set(shown, (forms.get(shown) ?? 0) + 1);
  return [...forms].sort(([a, uses], [b, others]) => others - uses || wordsIn(a) - wordsIn(b))[0]?.[0] ?? '';
}

function wordsIn(text: string): number {
  return text.split(' ').length;
}

const KIND_OF_PLACE: Partial<Record<NamePlace, string>> = {
  organization: 'business',
  titleStart: 'wholeTitle',
  titlePart: 'wholeTitle',
  allOfTitle: 'wholeTitle',
  innerStart: 'innerTitle',
  innerPart: 'innerTitle',
  greeting: 'heading',
  brand: 'firstBrand',
};

/** The kinds of places that have the name: all titles of pages are one. */
export function placesOf({ mentions }: NameGroup): ReadonlySet<string> {
  return new Set(mentions.map(({ at }) => KIND_OF_PLACE[at] ?? at));
}

/** This share of the other titles contains the name of the site. */
const MOST = 0.6;
const SIGN_OF_PLACE: ReadonlySet<string> = new Set(Object.keys(SIGN_POINTS));

function placeSigns(group: NameGroup, pages: readonly PageFacts[]): NameSign[] {
  const { mentions } = group;
  const signs = new Set(mentions.map(({ at }) => at).filter((at) => SIGN_OF_PLACE.has(at)) as NameSign[]);
  const inner = new Set(mentions.flatMap(({ at, evidence }) => (at.startsWith('inner') ? evidence.url : []))).size;
  const others = pages.length - 1;
  return [
    ...signs,
    ...seen('twoInnerTitles', inner > 1),
    ...seen('mostInnerTitles', inner > 0 && inner >= others * MOST),
    ...seen('onePlace', placesOf(group).size === 1),
  ];
}

function addressSigns({ value }: NameGroup, host: string, pages: readonly PageFacts[]): NameSign[] {
  const isDomain = value.replaceAll(' ', '') === host;
  return [
    ...seen('domain', isDomain),
    ...seen('domainStart', !isDomain && spells(value, host)),
    ...seen('ownAddress', spelledByAddress(value, pages)),
  ];
}

/** `Boilers in Bury` is a search term, not a name. */
const IN_PLACE = new RegExp(
  String.raw`\s(?:${anySpelling(({ names }) => [...names.in, ...names.inTown])})\s\p{Lu}`,
  'u',
);
/** `Windows for homes` says what for. */
const DESCRIBES = new RegExp(String.raw`\s(?:${anySpelling(({ names }) => names.for)})\s`, 'i');
const MANY_WORDS = 7;
const MAX_TOWNS = 20;

/** `towns` are normalized like names. */
function formSigns({ shown, value }: NameGroup, towns: readonly string[]): NameSign[] {
  const words = value.split(' ').length;
  const small = shown.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length;
  return [
    ...seen('oneWord', words === 1),
    ...seen('threeWords', words === 3),
    ...seen('fourWords', words === 4),
    ...seen('manyWords', words >= MANY_WORDS),
    ...seen('oneSmallWord', small === 1),
    ...seen('smallWords', small > 1),
    ...seen('digits', /\d/.test(shown)),
    ...seen('comma', withoutDegree(shown).includes(',')),
    ...seen('inPlace', IN_PLACE.test(shown)),
    ...seen('describes', DESCRIBES.test(shown)),
    ...seen(
      'town',
      towns.some((town) => ` ${value} `.includes(` ${town} `)),
    ),
    ...seen('onlyTown', towns.includes(value)),
  ];
}

function isPartOfOther(key: string, others: readonly (readonly string[])[]): boolean {
  const words = key.split(' ');
  return others.some((other) => other.length > words.length && words.every((word) => other.includes(word)));
}

const MAX_PARAGRAPHS = 300;
const MAX_PARAGRAPH_LENGTH = 1000;

/** The first paragraphs of the site in the form in which names are compared, each with a space at both ends. */
function paragraphsOf(pages: readonly PageFacts[]): string[] {
  const texts: string[] = [];
  for (const { document } of pages) {
    for (const { tag, text } of document.blocks) {
      if (texts.length === MAX_PARAGRAPHS) return texts;
      if (tag === 'p') texts.push(` ${normaliseText(text.slice(0, MAX_PARAGRAPH_LENGTH))} `);
    }
  }
  return texts;
}

/** True if a paragraph says more than the name, and the name. */
function saidIn(paragraphs: readonly string[], value: string): boolean {
  const wanted = ` ${value} `;
  return paragraphs.some((text) => text.length > 2 * wanted.length && text.includes(wanted));
}
