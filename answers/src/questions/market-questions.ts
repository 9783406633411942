import type { TradeEntry } from '@named-first/scanner/readers';
import type { Place } from '../answer.ts';
import type { PlannedQuestion } from './question-plan.ts';
import { TRUST_WORDS, TRUSTED } from './trust-words.ts';
import { URGENT_PROBLEMS } from './urgent-problems.ts';
import { plural, withArticle } from './words.ts';

/** How many of the trade's services are asked about: those that most customers ask for by name. */
const SERVICES = 2;

/** "Tacoma, WA"; only the town if addresses of the country have no region. */
export function townWords({ town, region }: Pick<Place, 'town' | 'region'>): string {
  return region === '' ? town : `${town}, ${region}`;
}

/**
 * The questions that buyers of a trade ask in a town. They are the same for every business there and never name one: a
 * question that names a business cannot measure whether answers name it.
 *
 * The questions are ordered by importance: a panel of *n* questions takes the first *n*.
 *
 * @param placeAsField whether the provider takes the town as a field. Without it, "near me" is meaningless.
 */
export function marketQuestions(
  trade: TradeEntry,
  place: Place,
  { placeAsField }: { placeAsField: boolean },
): PlannedQuestion[] {
  const town = townWords(place);
  const [first, second] = servicesOf(trade);
  const most = [
    find(trade, town),
    urgent(trade, town),
    first && service(first, town),
    trust(trade, town),
    compare(trade, town),
    first && price(first, trade, town),
    second && service(second, town),
    placeAsField && nearMe(trade),
  ];
  return most.flatMap((question) => (question ? [question] : []));
}

/** The names of services without the lexicon's markup. */
function servicesOf({ jobs }: TradeEntry): string[] {
  return (jobs.en ?? []).filter((job) => !job.includes('*')).slice(0, SERVICES);
}

function find({ noun }: TradeEntry, town: string): PlannedQuestion {
  return english('find', 'find', [
    `Who is a good ${noun} in ${town}?`,
    `Can you recommend ${withArticle(noun)} in ${town}?`,
    `I need ${withArticle(noun)} in ${town}. Who should I call?`,
  ]);
}

function urgent({ id, noun }: TradeEntry, town: string): PlannedQuestion | null {
  const problem = URGENT_PROBLEMS[id];
  if (!problem) return null;
  return english('urgent', 'urgent', [
    `${problem}. Who can come today in ${town}?`,
    `${problem}. Which ${noun} in ${town} can help right now?`,
    `Emergency in ${town}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}. Who should I call?`.replace(
      ': i ',
      ': I ',
    ),
  ]);
}

/** A question about one service of the trade or of a client. */
export function service(name: string, town: string): PlannedQuestion {
  return english(`service:${idOf(name)}`, 'service', [
    `Who does ${name} in ${town}?`,
    `I am looking for ${name} in ${town}. Which companies do you recommend?`,
    `Best company for ${name} in ${town}?`,
  ]);
}

function price(name: string, { noun }: TradeEntry, town: string): PlannedQuestion {
  return english('price', 'price', [
    `What does ${name} cost in ${town}, and who charges fairly?`,
    `Who offers ${name} at a fair price in ${town}?`,
    `How much should I pay for ${name} in ${town}, and which ${noun} would you call?`,
  ]);
}

function trust({ noun, questions }: TradeEntry, town: string): PlannedQuestion {
  const words = TRUST_WORDS[questions] ?? TRUSTED;
  return english('trust', 'trust', [
    `Which ${noun} near ${town} ${words}?`,
    `I want ${withArticle(noun)} in ${town} that I can trust. Who ${words}?`,
    `Who is the most trusted ${noun} in ${town}? Name one that ${words}.`,
  ]);
}

function compare({ companyNoun }: TradeEntry, town: string): PlannedQuestion {
  const companies = plural(companyNoun);
  return english('compare', 'compare', [
    `Compare a few ${companies} in ${town} for me.`,
    `What are the best ${companies} in ${town}, and how do they differ?`,
    `Give me a short list of ${companies} in ${town} with what each is good at.`,
  ]);
}

function nearMe({ noun }: TradeEntry): PlannedQuestion {
  return english('near-me', 'near-me', [`best ${noun} near me`, `${noun} near me`, `good ${noun} close to me`]);
}

/** The first question again, for the second town that a business serves. */
export function areaQuestion(trade: TradeEntry, place: Place): PlannedQuestion {
  return { ...find(trade, townWords(place)), id: 'area', family: 'area' };
}

function english(
  id: string,
  family: PlannedQuestion['family'],
  phrasings: PlannedQuestion['phrasings'],
): PlannedQuestion {
  return { id, family, language: 'en', phrasings };
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
