import type { Paste } from '@named-first/contract';
import type { SubjectFacts } from '../facts.ts';

const MOST_TOWNS = 12;
const FEWEST_TOWNS = 3;

/** One sentence that lists the towns known from the site, with blanks up to three. */
export function townSentence(towns: readonly string[], subject: SubjectFacts): Paste {
  const names = [...new Set([...(subject.city ? [subject.city] : []), ...towns])].slice(0, MOST_TOWNS);
  while (names.length < FEWEST_TOWNS) names.push('[town]');
  const last = names.pop();
  const region = subject.region ? `, ${subject.region}` : '';
  const text = `${subject.name ?? '[Your business name]'} serves ${names.join(', ')} and ${last}${region}.`;
  return { label: 'Towns you serve', language: 'text', text };
}
