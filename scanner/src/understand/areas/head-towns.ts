import type { EvidencePlace } from '@named-first/contract';
import { foldPlaceName } from '../../lexicon/gazetteer/fold-place-name.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { IN, IN_NAMES, OF, PROVINCE } from '../../lexicon/statements/place-words.ts';
import type { PageFacts } from '../page-facts.ts';
import { isTown } from '../places/town-check.ts';
import { descriptionOf } from '../prose/page-description.ts';
import { excerptAround } from '../prose/sentences.ts';
import { IN_TEXT, IN_TITLE, type PlaceFinder } from './place-finder.ts';

const MAX_HEAD_LENGTH = 400;
const MAX_HEADINGS = 12;
const MAX_TOWN_WORDS = 4;
const MIN_TOWN_LENGTH = 4;
/** A preposition and the capitalized words behind it: `building work in Wellington`, `toitures de bardeau à Québec`. */
const BEHIND_PREPOSITION = new RegExp(
  `(?<![\\p{L}])(?:${IN})\\s(\\p{Lu}[\\p{L}'’-]*(?:\\s(?:(?:${IN_NAMES})\\s){0,2}\\p{Lu}[\\p{L}'’-]*){0,3})`,
  'gu',
);
/** Longer lines are sentences, not addresses. */
const MAX_LINE_LENGTH = 60;
/** A line with an address before the town: `Number 3, Carmody Street Business Park, Ennis, Co. Clare`. */
const MAX_COUNTY_LINE = 110;
const MAX_LINES = 400;
/** `Co. Clare`, `County Clare`, `Kreis Dachau`: what kind of area it is stands next to its name. */
const COUNTY = new RegExp(`^(?:${PROVINCE}) (?:(?:${OF}) )?(\\p{Lu}[\\p{L}' -]{2,30})$`, 'iu');

/**
 * The towns behind a preposition in the title, the description and the headings of the home page, and the towns of
 * lines that end in the name of the country or of a county: `Amsterdam, Nederland`, `Cacia, Aveiro, Portugal`, `Ennis,
 * Co. Clare`. Only towns in the gazetteer of the country.
 */
export function readHeadTowns(
  pages: readonly PageFacts[],
  { country, language }: { country: string; language: string },
  finder: PlaceFinder,
): void {
  const home = pages.find(({ role }) => role === 'home');
  if (!home) return;
  const { url, document } = home;
  const description = descriptionOf(document);
  const headings = document.headings.filter(({ level }) => level <= 2).slice(0, MAX_HEADINGS);
  const heads: { place: EvidencePlace; text: string }[] = [
    { place: 'title', text: document.title?.text ?? '' },
    { place: 'description', text: description },
    ...headings.map(({ text }) => ({ place: 'heading' as const, text })),
  ];
  for (const { place, text } of heads) {
    for (const name of townsBehind(text.slice(0, MAX_HEAD_LENGTH), country)) {
      const at = text.indexOf(name);
      finder.add({ name, region: null, at }, { url, place, excerpt: excerptAround(text) }, IN_TITLE);
    }
  }
  const countryNames = namesOfCountry(country, language);
  for (const page of pages) {
    for (const { text, region } of page.document.blocks.slice(-MAX_LINES)) {
      if (text.length > MAX_COUNTY_LINE || region === 'form' || region === 'aside') continue;
      const located = townBeforeCountry(text, country, countryNames) ?? townBeforeCounty(text, country);
      const name = located ?? townNextToRegion(text, country, countryNames);
      if (name === null) continue;
      const place = { name, region: null, at: text.indexOf(name) };
      const evidence = { url: page.url, place: 'text', excerpt: excerptAround(text) } as const;
      finder.add(place, evidence, IN_TEXT);
      if (located !== null) finder.write({ place, role: page.role, evidence });
    }
  }
}

function townsBehind(text: string, country: string): string[] {
  return [...text.matchAll(BEHIND_PREPOSITION)].flatMap(([, words = '']) => {
    const all = words.split(' ').slice(0, MAX_TOWN_WORDS);
    for (let count = all.length; count > 0; count -= 1) {
      const name = all.slice(0, count).join(' ');
      if (name.length >= MIN_TOWN_LENGTH && isTown(name, null, country)) return [name];
    }
    return [];
  });
}

function townBeforeCountry(line: string, country: string, countryNames: ReadonlySet<string>): string | null {
  if (line.length > MAX_LINE_LENGTH) return null;
  const parts = line.split(',').map((part) => part.replace(/^[^\p{L}]+|[\s.]+$/gu, ''));
  if (parts.length < 2 || parts.length > 3 || !countryNames.has((parts.at(-1) ?? '').toLowerCase())) return null;
  // The last town before the country is the largest: `Cacia, Aveiro, Portugal`.
  return parts.slice(0, -1).findLast((part) => isTown(part, null, country)) ?? null;
}

/** Between the parts of a line such as `Perú - Lima - Chosica`. */
const PART_OF_LINE = /\s?[,/|·–—]\s?|\s-\s/;
const MAX_PARTS = 3;
/** `Arvada, CO`: towns with the code of a state are read elsewhere. */
const CODE_LENGTH = 3;
const REGION_NOUN = new RegExp(`^(?:${PROVINCE}) (?:(?:${OF}) )?`, 'iu');

/**
 * `San Miguel - Provincia de Buenos Aires`, `Morelos / Yecapixtla`, `Perú - Lima - Chosica`: a line with only a town and
 * its region. If the region has the name of a larger town, the line must also name the country: `Buenos Aires - La
 * Plata` is a journey.
 */
function townNextToRegion(line: string, country: string, countryNames: ReadonlySet<string>): string | null {
  const towns = line.length > MAX_LINE_LENGTH ? null : gazetteer(country);
  const parts = line.split(PART_OF_LINE).map((part) => part.replace(/^[^\p{L}]+|[\s.]+$/gu, ''));
  const places = parts.filter((part) => !countryNames.has(part.toLowerCase()));
  const [a = '', b = ''] = places;
  if (!towns || parts.length > MAX_PARTS || places.length !== 2) return null;
  const isIn = (town: string, area: string): boolean => {
    const region = foldPlaceName(area.replace(REGION_NOUN, ''));
    const [found] = towns.find(town).filter((one) => foldPlaceName(one.region) === region);
    const larger = towns.find(area).some(({ population }) => population > (found?.population ?? 0));
    return found !== undefined && region.length > CODE_LENGTH && (!larger || parts.length > places.length);
  };
  return isIn(a, b) ? a : isIn(b, a) ? b : null;
}

/** `Ennis, County Clare`: the town before the name of its county, at the end of a line. */
function townBeforeCounty(line: string, country: string): string | null {
  if (!line.includes(',')) return null;
  const parts = line
    .replace(/[\s.,]*(?:[A-Z]\d{2} ?[A-Z\d]{4})?[\s.,]*$/, '')
    .split(',')
    .map((part) => part.trim());
  const [county] = COUNTY.exec(parts.at(-1) ?? '')?.slice(1) ?? [];
  const town = parts.at(-2) ?? '';
  if (county === undefined || gazetteer(country)?.area(county) !== 'district') return null;
  return isTown(town, null, country) ? town : null;
}

/** Loading the names of a language takes longer than reading the head of a page. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** The country as the site and its English-speaking visitors call it, in lower case. */
function namesOfCountry(country: string, language: string): ReadonlySet<string> {
  const named = [language, 'en'].map((code) => namesIn(code).of(country) ?? country);
  return new Set([...named.map((name) => name.toLowerCase()), country.toLowerCase()]);
}

function namesIn(code: string): Intl.DisplayNames {
  const names = displayNames.get(code) ?? new Intl.DisplayNames([code], { type: 'region' });
  displayNames.set(code, names);
  return names;
}
