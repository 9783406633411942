import type { Paste } from '@named-first/contract';
import type { SubjectFacts } from '../understand/site/subject-facts.ts';

const MOST_TOWNS = 12;
const FEWEST_TOWNS = 3;
/** `ID`, `NSW`: one for all of the list. A county stands behind its own towns only, and may be in the list itself. */
const IN_LETTERS = /^[A-Z]{2,3}$/;

/** Names without the state beside them, each once: `Boise` and `Boise, ID` are one town. */
export function eachTownOnce(names: readonly string[]): string[] {
  const bare = names.map((name) => name.replace(/, ?[A-Z]{2}$/, ''));
  return [...new Map(bare.map((name) => [name.toLowerCase(), name])).values()];
}

/** One sentence that lists the towns known from the site, with blanks up to three. */
export function townSentence(towns: readonly string[], subject: SubjectFacts): Paste {
  const names = eachTownOnce([...(subject.city ? [subject.city] : []), ...towns]).slice(0, MOST_TOWNS);
  while (names.length < FEWEST_TOWNS) names.push('[town]');
  const last = names.pop();
  const region = subject.region && IN_LETTERS.test(subject.region) ? `, ${subject.region}` : '';
  const text = `${subject.name ?? '[Your business name]'} serves ${names.join(', ')} and ${last}${region}.`;
  return { label: 'Towns you serve', language: 'text', text };
}
