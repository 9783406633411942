import type { Paste } from '@named-first/contract';
import type { CertainFacts } from '../understand/certain-facts.ts';
import { pasted, pastedPart } from './pasted-value.ts';

const MAX_TOWNS = 12;
const MIN_TOWNS = 3;
/** `ID`, `NSW`: one for the whole list. A county follows only its own towns, and may be in the list itself. */
const IN_LETTERS = /^[A-Z]{2,3}$/;

/** One sentence that lists the certain towns of the site, with blanks up to three. */
export function townSentence({ name, town, towns }: CertainFacts): Paste {
  const names = [...(town ? [town] : []), ...towns].map((fact) => pasted(fact, '')).slice(0, MAX_TOWNS);
  while (names.length < MIN_TOWNS) names.push('[town]');
  const last = names.pop();
  const letters = town?.value.region && IN_LETTERS.test(town.value.region);
  const region = letters ? `, ${pastedPart(town, (value) => value.region, '')}` : '';
  const text = `${pasted(name, 'Your business name')} serves ${names.join(', ')} and ${last}${region}.`;
  return { label: 'Towns you serve', language: 'text', text };
}

/** Where customers find the business, with a blank for what is not certain. */
export function placeSentence({ name, town }: CertainFacts): Paste {
  const text = `${pasted(name, 'Your business name')} is at [your street address] in ${pasted(town, 'your town')}.`;
  return { label: 'Where you are', language: 'text', text };
}
