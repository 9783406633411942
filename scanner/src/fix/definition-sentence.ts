import type { Paste } from '@named-first/contract';
import type { Town } from '../understand/certain-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { regionWord } from './country-words.ts';
import { mainServices } from './main-services.ts';
import { pasted, pastedPart } from './pasted-value.ts';

const MAX_OTHERS = 3;

type SentenceFacts = Pick<SiteFacts, 'certain' | 'subject' | 'trade' | 'areas' | 'services' | 'pages'>;

/** `an HVAC company`, `an upholsterer`, `a plumbing company`, `a university`. */
export function withArticle(noun: string): string {
  return /^(?:[aeio]|hvac\b|u(?!ni|se|til))/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Name, trade and place in one plain sentence, from certain facts; unknown facts stay blanks. */
export function definitionSentence(facts: SentenceFacts): Paste {
  const { certain } = facts;
  const what = certain.noun ? withArticle(certain.noun.value.companyNoun) : '[what you are]';
  const text = `${pasted(certain.name, 'your business name')} is ${what} ${placeOf(facts)}.${offerOf(facts)} Call ${pasted(certain.phone, 'your phone number')}.`;
  return { label: 'First sentence of your home page', language: 'text', text };
}

/** ` We offer drain cleaning, repiping and more.`, or a blank if we cannot tell which services are the main ones. */
function offerOf(facts: SentenceFacts): string {
  const { chosen, more, unclear } = mainServices(facts);
  if (unclear) return ' We offer [your two or three main services].';
  if (chosen.length < 2) return '';
  const names = chosen.map((service) => inSentence(pasted(service, '')));
  return ` We offer ${more ? `${names.join(', ')} and more` : listed(names)}.`;
}

/** Nationalities in service names keep their capital: `Swedish massage`. */
const PROPER =
  /^(?:Swedish|Thai|Turkish|Japanese|Chinese|Indian|Hawaiian|Balinese|French|Russian|Brazilian|American|Italian|German|English|Spanish|European|Victorian)$/;
const MAX_ABBREVIATION = 4;
const SMALL = /^(?:and|or|of|for|the|to|in|with|on)$/i;

/** A service name in the middle of a sentence: lower case, but `HVAC` and `EV` stay. */
function inSentence(name: string): string {
  const shouts = name.length > MAX_ABBREVIATION && !/\p{Ll}/u.test(name);
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    if (PROPER.test(word)) return word;
    const isShort = /^\p{Lu}{2,}/u.test(word) && !(shouts && (word.length > MAX_ABBREVIATION || SMALL.test(word)));
    return isShort ? word : word.toLowerCase();
  });
}

/** A business that works at customers' homes serves towns; every other is in one, and may serve more. */
function placeOf({ certain: { town, towns, signed }, trade: { shape }, subject, areas }: SentenceFacts): string {
  const others = towns.slice(0, MAX_OTHERS).map((fact) => pasted(fact, ''));
  const served = new Set(areas.places.filter((place) => place.served).map(({ name }) => name));
  if (town) served.delete(town.value.city);
  const more = signed ? towns.length > others.length : served.size > others.length;
  // Naming one town out of several would suggest that the business serves only that one.
  const named = more && others.length < 2 ? [] : others;
  const list = (first: readonly string[]) =>
    more ? `${[...first, ...named].join(', ')} and other towns` : listed([...first, ...named]);
  if (town && shape === 'service-area' && named.length > 0) return `serving ${list([pasted(town, '')])}`;
  const where = pastedPart(town, townWithRegion, `your town and ${regionWord(subject)}`);
  return named.length > 0 ? `in ${where}, serving ${list([])}` : `in ${where}`;
}

/** `Boise, ID`. A region with the same name as its town is left out. */
export function townWithRegion({ city, region }: Town): string {
  return region && region !== city ? `${city}, ${region}` : city;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
