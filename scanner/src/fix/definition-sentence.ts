import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../understand/facts.ts';
import { regionWord } from './country-words.ts';

const MOST_OTHERS = 3;

type SentenceFacts = Pick<SiteFacts, 'subject' | 'areas' | 'services' | 'trade'>;

/** `an HVAC company`, `a plumbing company`. */
export function withArticle(noun: string): string {
  return /^(?:[aeio]|hvac\b|urgent\b)/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Who, what and where in one plain sentence, from facts found; unknown facts stay blanks. */
export function definitionSentence({ subject, areas, services, trade }: SentenceFacts): Paste {
  const name = subject.name ?? '[your business name]';
  const what =
    trade.trade === 'generic' && subject.companyNoun === 'business'
      ? '[what you do, such as a plumbing company]'
      : withArticle(subject.companyNoun);
  const where = placeOf(
    subject,
    trade.shape,
    areas.places.filter(({ served }) => served).map((place) => place.name),
  );
  const jobs = services.services.slice(0, 3).map((service) => inSentence(service.name));
  const doing = jobs.length > 1 ? ` We do ${jobs.slice(0, -1).join(', ')} and ${jobs.at(-1)}.` : '';
  const phone = subject.phoneShown ?? '[your phone number]';
  return {
    label: 'First sentence of your home page',
    language: 'text',
    text: `${name} is ${what} ${where}.${doing} Call ${phone}.`,
  };
}

/** A name in the middle of a sentence: small letters, but `HVAC` and `EV` stay. */
function inSentence(name: string): string {
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()));
}

/** Whoever works at customers' homes serves towns; everybody else is in one, and may serve more. */
function placeOf(subject: SentenceFacts['subject'], shape: SentenceFacts['trade']['shape'], places: string[]) {
  const { city, region } = subject;
  const others = places.filter((place) => place !== city && place !== region).slice(0, MOST_OTHERS);
  if (city && shape === 'service-area' && others.length > 0) return `serving ${listed([city, ...others])}`;
  const town = city ? `${city}${region ? `, ${region}` : ''}` : `[your town and ${regionWord(subject)}]`;
  return others.length > 0 ? `in ${town}, serving ${listed(others)}` : `in ${town}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
