import type { Paste } from '@named-first/contract';
import type { SiteFacts } from '../facts.ts';

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
  const town = subject.city ? `${subject.city}${subject.region ? `, ${subject.region}` : ''}` : '[your town and state]';
  const others = areas.places
    .map((place) => place.name)
    .filter((place) => place !== subject.city)
    .slice(0, 3);
  const serving = others.length > 0 ? ` serving ${[subject.city ?? '[your town]', ...others].join(', ')}` : '';
  const jobs = services.services.slice(0, 3).map((service) => service.name.toLowerCase());
  const doing = jobs.length > 1 ? ` We do ${jobs.slice(0, -1).join(', ')} and ${jobs.at(-1)}.` : '';
  const phone = subject.phoneShown ?? '[your phone number]';
  return {
    label: 'First sentence of your home page',
    language: 'text',
    text: `${name} is ${what} in ${town}${serving}.${doing} Call ${phone}.`,
  };
}
