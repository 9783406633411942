import type { CertainFacts, SignedExtras } from '../understand/certain-facts.ts';
import { withArticle } from './definition-sentence.ts';
import { hoursLines } from './hours-block.ts';
import { pasted } from './pasted-value.ts';

const MAX_JOBS = 5;
const MAX_TOWNS = 8;
const MAX_PRICES = 5;

type Signed = CertainFacts & { signed: SignedExtras };

/** The answers that a signed fact sheet gives, question by question; null if it leaves something blank. */
const ANSWERS: Record<string, (facts: Signed) => string | null> = {
  what: ({ name, noun, town, services }) => {
    if (!name || !noun || !town || services.length === 0) return null;
    const jobs = listed(services.slice(0, MAX_JOBS).map((service) => pasted(service, '')));
    return `${pasted(name, '')} is ${withArticle(noun.value.companyNoun)} in ${pasted(town, '')}. We do ${jobs}.`;
  },
  towns: ({ name, town, towns }) => {
    if (!name || !town || towns.length === 0) return null;
    const names = [town, ...towns].slice(0, MAX_TOWNS).map((fact) => pasted(fact, ''));
    return `${pasted(name, '')} serves ${listed(names)}.`;
  },
  reach: ({ phone, signed: { email } }) =>
    phone && email ? `Call us at ${pasted(phone, '')}, or write to ${pasted(email, '')}.` : null,
  hours: ({ hours }) => (hours ? `Our hours: ${hoursLines(hours.value).join('; ')}.` : null),
  emergency: ({ phone, signed: { emergency, emergencyWho } }) => {
    if (emergency === null || !phone) return null;
    if (!emergency) return 'We do not come out at night or on weekends.';
    const who = emergencyWho ? ` ${capital(pasted(emergencyWho, ''))} answers.` : '';
    return `For an emergency, call ${pasted(phone, '')} at any hour.${who}`;
  },
  price: ({ signed: { prices } }) =>
    prices.length === 0
      ? null
      : prices
          .slice(0, MAX_PRICES)
          .map((price) => `${pasted(price, '')}.`)
          .join(' '),
  licensed: ({ signed: { licenceKind, licenceNumber, insurer } }) => {
    if (!licenceKind || !licenceNumber) return null;
    const insured = insurer ? ` We are insured through ${pasted(insurer, '')}.` : '';
    return `We hold this license: ${pasted(licenceKind, '')}, number ${pasted(licenceNumber, '')}.${insured}`;
  },
  people: (facts) => {
    const run = runBy(facts);
    return run ? `${run} The work is done by [you, your own employees, subcontractors].` : null;
  },
  who: (facts) => {
    const run = runBy(facts);
    return run ? `${run} You will meet [names and training].` : null;
  },
};

/** Questions put differently that the same signed facts answer. */
const SAME_ANSWER: Readonly<Record<string, string>> = {
  ...{ offer: 'what', prices: 'price', qualified: 'licensed', teacher: 'who' },
};

function runBy({ name, signed: { owner, ownerTitle } }: Signed): string | null {
  if (!name || !owner) return null;
  const title = ownerTitle ? `, ${pasted(ownerTitle, '')}` : '';
  return `${pasted(name, '')} is run by ${pasted(owner, '')}${title}.`;
}

/** The answer to a buyer's question from a signed fact sheet; null without one, or if the sheet does not answer it. */
export function signedSentence(question: string, { signed, ...certain }: CertainFacts): string | null {
  return signed ? (ANSWERS[SAME_ANSWER[question] ?? question]?.({ ...certain, signed }) ?? null) : null;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
