import type { Paste } from '@named-first/contract';
import type { Town } from '../understand/certain-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { regionWord } from './country-words.ts';
import { pasted, pastedPart } from './pasted-value.ts';

const MAX_OTHERS = 3;

type SentenceFacts = Pick<SiteFacts, 'certain' | 'subject' | 'trade'>;

/** `an HVAC company`, `a plumbing company`. */
export function withArticle(noun: string): string {
  return /^(?:[aeio]|hvac\b|urgent\b)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Name, trade and place in one plain sentence, from certain facts; unknown facts stay blanks. */
export function definitionSentence({ certain, subject, trade }: SentenceFacts): Paste {
  const what = certain.noun ? withArticle(certain.noun.value.companyNoun) : '[what you are]';
  const jobs = certain.services.slice(0, 3).map((service) => inSentence(pasted(service, '')));
  const doing = jobs.length > 1 ? ` We do ${jobs.slice(0, -1).join(', ')} and ${jobs.at(-1)}.` : '';
  const text = `${pasted(certain.name, 'your business name')} is ${what} ${placeOf(certain, trade.shape, subject)}.${doing} Call ${pasted(certain.phone, 'your phone number')}.`;
  return { label: 'First sentence of your home page', language: 'text', text };
}

/** A service name in the middle of a sentence: lower case, but `HVAC` and `EV` stay. */
function inSentence(name: string): string {
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()));
}

/** A business that works at customers' homes serves towns; every other is in one, and may serve more. */
function placeOf(
  { town, towns }: SentenceFacts['certain'],
  shape: SentenceFacts['trade']['shape'],
  subject: SentenceFacts['subject'],
): string {
  const others = towns.slice(0, MAX_OTHERS).map((fact) => pasted(fact, ''));
  if (town && shape === 'service-area' && others.length > 0) return `serving ${listed([pasted(town, ''), ...others])}`;
  const where = pastedPart(town, townWithRegion, `your town and ${regionWord(subject)}`);
  return others.length > 0 ? `in ${where}, serving ${listed(others)}` : `in ${where}`;
}

/** `Boise, ID`. */
export function townWithRegion({ city, region }: Town): string {
  return region ? `${city}, ${region}` : city;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
