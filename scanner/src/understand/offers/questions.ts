import type { Evidence, QuestionAnswer } from '@named-first/contract';
import { lawAgainstFees } from '../../lexicon/countries/index.ts';
import { ASKS_HOW_TO_BOOK, TELLS_CHANNEL } from '../../lexicon/questions/booking.ts';
import { bookingLabels, questionsIn } from '../../lexicon/questions/index.ts';
import type { BuyerQuestion, CoreId } from '../../lexicon/questions/question.ts';
import { tradeEntry } from '../../lexicon/trades/index.ts';
import { wordsOfTrade } from '../../lexicon/trades/service-vocabulary.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { type AreaFacts, deriveAreas } from '../areas/areas.ts';
import { bookingLink } from '../contact/booking-links.ts';
import type { PageFacts } from '../page-facts.ts';
import {
  isHeading,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { isSmallPrint, mayNameStaff } from '../prose/small-print.ts';
import { markupEvidence } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { customersOf } from '../trade/customers.ts';
import { namesTrade, namesWork } from '../trade/trade.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import { type AnsweringInput, answeringFacts, qualification } from './answering-facts.ts';
import { isPageName, isSomebodyElses, isStatement, type Reading, readingsOf } from './question-evidence.ts';

export type QuestionFacts = {
  /** What buyers ask of such a business, then the trade's own. Empty if the site's language has no word list. */
  questions: readonly QuestionAnswer[];
  answered: number;
};

type QuestionInput = AnsweringInput & {
  trade: Pick<TradeFacts, 'trade' | 'id' | 'noun' | 'languages' | 'shape'>;
  language: LanguageFacts;
  areas?: Pick<AreaFacts, 'places'>;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
};

/** A label such as `Parking` or `Appointment bookings:` belongs to the text after it. */
const MAX_LABEL_LENGTH = 40;
const LABEL = /^[^.!?]+:?$/;
/** The answer to a question on the page is in the next sentences, up to this many. */
const MAX_ANSWER_SENTENCES = 3;
const WORD = /[a-z]+/g;
const MIN_WORD_LENGTH = 6;
/** The sentences that answer these tell more than the words that the fact is made of, such as `licensed`. */
const SENTENCE_FIRST: ReadonlySet<string> = new Set(['what', 'emergency', 'licensed', 'people', 'book']);
/** Questions whose answer may be a bare value after a label. */
const LABELLED: ReadonlySet<string> = new Set(['book', 'parking', 'payment', 'appointment']);

const ABOUT_FEES: readonly CoreId[] = ['price', 'estimate'];

type Words = Pick<Sentence, 'text' | 'lower'>;

const YES_OR_NO =
  /^(?:yes|no(?! (?:problem|worries|matter)\b)|absolutely|of course|sure|we do|we are|always|never|not at this time|certainly|definitely|ja|nein|selbstverstandlich|naturlich|oui|non|bien sur|si|claro|por supuesto|certo|certamente|nee|natuurlijk|sim|nao|com certeza)\b.{8,}/;
/** Facts that may be only in markup: then the question counts as hinted at, because text readers do not see it. */
const MARKUP_HINTS: Record<string, readonly string[]> = {
  hours: ['openingHours', 'openingHoursSpecification'],
  towns: ['areaServed'],
  price: ['priceRange'],
  proof: ['aggregateRating', 'review'],
  reach: ['telephone', 'email'],
  find: ['address'],
  payment: ['paymentAccepted'],
  licensed: ['hasCredential'],
};

/** The questions of buyers on an English site, by the trade alone. */
export function questionsFor(trade: TradeFacts['trade']): readonly BuyerQuestion[] {
  return questionsIn('en', trade, customersOf({ id: null, trade }));
}

/** Which buyer questions a sentence of the site answers, which it only hints at, and which are missing. */
export function deriveQuestions(input: QuestionInput): QuestionFacts {
  const { pages, trade, language, areas } = input;
  const asked = questionsIn(language.language, trade.trade, customersOf(trade), {
    shape: trade.shape,
    unasked: [
      ...((trade.id === null ? undefined : tradeEntry(trade.id)?.unasked) ?? []),
      ...(lawAgainstFees(input.country ?? null, trade.id) ? ABOUT_FEES : []),
    ],
  });
  if (asked.length === 0) return { questions: [], answered: 0 };
  const reading: SiteReading = {
    readings: readingsOf(pages, language.language),
    pages,
    trade,
    places: (areas ?? deriveAreas({ pages, markup: { businesses: [], nodes: [], broken: [] } })).places,
    facts: { ...answeringFacts(input), book: bookingLink(pages, bookingLabels(language.language)) },
    qualification: qualification(input),
    named: input.services?.services.map(({ name }) => name.toLowerCase()) ?? [],
  };
  const questions = asked.map((question) => answer(question, reading));
  return { questions, answered: questions.filter(({ state }) => state === 'answered').length };
}

const topicOf = ({ id, topic }: BuyerQuestion): string => topic ?? id;

type SiteReading = {
  readings: readonly Reading[];
  pages: readonly PageFacts[];
  trade: QuestionInput['trade'];
  places: AreaFacts['places'];
  facts: Readonly<Record<string, Evidence | undefined>>;
  qualification: ReturnType<typeof qualification>;
  /** Names of the recognized services in lower case. */
  named: readonly string[];
};

/** The judgement of a sentence, given the previous one (`''` if there is no previous one). */
export function sentenceAnswers(question: BuyerQuestion, { text, lower }: Words, before = ''): boolean {
  if (lower.endsWith('?') || question.refused?.test(lower)) return false;
  if (question.answeredAsWritten?.test(text)) return true;
  if (question.answered.some((pattern) => pattern.test(lower))) return true;
  if (before === '' || !question.hinted.test(before)) return false;
  if (!before.endsWith('?')) return question.answered.some((pattern) => pattern.test(`${before} ${lower}`));
  return (
    (question.yesOrNo && YES_OR_NO.test(lower)) ||
    question.answered.some((pattern) => pattern.test(`${before} ${lower}`))
  );
}

function answer(question: BuyerQuestion, site: SiteReading): QuestionAnswer {
  const row = { id: question.id, question: question.question };
  // A fact was checked by its resolver; the patterns of a question only know the shape of an answer.
  const fact = topicOf(question) === 'towns' ? townsAnswer(site) : factFor(question, site);
  const evidence = SENTENCE_FIRST.has(topicOf(question))
    ? (firstAnswer(question, site) ?? fact)
    : (fact ?? firstAnswer(question, site));
  if (evidence) return { ...row, state: 'answered', evidence };
  const { fact: qualifies, hint: touches = null } = question.id === 'qualified' ? site.qualification : {};
  if (qualifies) return { ...row, state: 'answered', evidence: qualifies };
  const hint =
    firstHint(question, site.readings) ?? touches ?? namedOnly(question, site) ?? markupHint(question, site.pages);
  return { ...row, state: hint ? 'hinted' : 'absent', evidence: hint };
}

function factFor(question: BuyerQuestion, { facts }: SiteReading): Evidence | null {
  const fact = facts[topicOf(question)];
  return fact && !question.refused?.test(plainLower(fact.excerpt)) ? fact : null;
}

/** The trade without a word of what is done, or a town of an address without a word of where the business goes. */
function namedOnly(question: BuyerQuestion, { readings, trade, places }: SiteReading): Evidence | null {
  if (topicOf(question) === 'towns') return places[0]?.evidence ?? null;
  return topicOf(question) === 'what' ? tradeNamed(readings, trade) : null;
}

/** A page that names the trade hints at it, although no sentence says what is done. */
function tradeNamed(readings: readonly Reading[], trade: QuestionInput['trade']): Evidence | null {
  if (trade.noun === 'business') return null;
  for (const { prose } of readings) {
    const sentence = prose.sentences.find((candidate) => isStatement(candidate) && namesTrade(candidate.text, trade));
    if (sentence) return sentenceEvidence(prose, sentence);
  }
  return null;
}

/**
 * Towns that it says it serves, or a line such as `Painter in Twente` that names the trade and the town. Customers of a
 * practice or a shop come to its address.
 */
function townsAnswer({ places, trade, facts }: SiteReading): Evidence | null {
  const served = places.find((place) => place.served);
  const known = served ?? places.find(({ name, evidence }) => isTradeInTown(evidence, name, trade));
  const address = trade.shape === 'storefront' && places.length > 0 ? facts.find : undefined;
  return known?.evidence ?? address ?? null;
}

/** An address names the trade too, in the name of the business: it has a number for the house or the postcode. */
function isTradeInTown({ excerpt, place }: Evidence, town: string, trade: QuestionInput['trade']): boolean {
  return place !== 'markup' && excerpt.includes(town) && !/\d/.test(excerpt) && namesWork(excerpt, trade);
}

function firstAnswer(question: BuyerQuestion, site: SiteReading): Evidence | null {
  // Footers repeat on every page: a text without an answer is not read again.
  const silent = new Set<string>();
  for (const reading of site.readings) {
    const { prose } = reading;
    for (const sentence of sentencesWith(prose, question.cues)) {
      if (!mayAnswer(question, reading, sentence)) continue;
      if (!silent.has(sentence.text) && sentenceAnswers(question, sentence) && tellsWhat(question, sentence, site))
        return sentenceEvidence(prose, sentence);
      silent.add(sentence.text);
      const reply = replyTo(question, prose, sentence);
      if (reply && mayAnswer(question, reading, reply) && isReply(question, sentence, reply))
        return replyEvidence(prose, sentence, reply);
      const way = topicOf(question) === 'book' ? wayToBook(prose, sentence) : undefined;
      if (way && mayAnswer(question, reading, way)) return sentenceEvidence(prose, way);
    }
  }
  return null;
}

/** The sentence of the answer to `How do I book?` on the page that tells a way, such as a number or a form. */
function wayToBook(prose: Prose, { lower, at }: Sentence): Sentence | undefined {
  if (!lower.endsWith('?') || !ASKS_HOW_TO_BOOK.test(lower)) return undefined;
  const answer = prose.sentences.slice(at + 1, at + 1 + MAX_ANSWER_SENTENCES);
  const end = answer.findIndex(({ tag, lower: said }) => isHeading(tag) || said.endsWith('?'));
  return (end < 0 ? answer : answer.slice(0, end)).find((sentence) => TELLS_CHANNEL.test(sentence.lower));
}

function mayAnswer(question: BuyerQuestion, reading: Reading, sentence: Sentence): boolean {
  if (!isStatement(sentence)) return false;
  if (topicOf(question) === 'people' && !mayNameStaff(reading.prose, sentence.lower)) return false;
  return topicOf(question) === 'proof' || !isSomebodyElses(reading, sentence);
}

/** `We treat every customer like family` says nothing of the work; a sentence with a service or the trade does. */
function tellsWhat(question: BuyerQuestion, { text, lower }: Words, { trade, named }: SiteReading): boolean {
  if (topicOf(question) !== 'what' || trade.id === null || trade.noun === 'business') return true;
  return (
    namesWork(text, trade) ||
    named.some((name) => lower.includes(name)) ||
    trade.languages.some((language) => usesWordOf(trade.id as string, language, text))
  );
}

/** Short words such as `work`, and `services` itself, are in the services of every trade. */
function usesWordOf(id: string, language: TradeFacts['languages'][number], text: string): boolean {
  const known = wordsOfTrade(id, language);
  return (foldText(text).match(WORD) ?? []).some(
    (word) => word.length >= MIN_WORD_LENGTH && known.has(word) && !isPageName(word),
  );
}

/** The text after a question, or after a label that a value follows. */
function replyTo(question: BuyerQuestion, prose: Prose, { lower, at }: Sentence): Sentence | null {
  const asks = lower.endsWith('?');
  const isLabel = LABELLED.has(topicOf(question)) && lower.length <= MAX_LABEL_LENGTH && LABEL.test(lower);
  const reply = asks || isLabel ? prose.sentences[at + 1] : undefined;
  return reply && !isHeading(reply.tag) ? reply : null;
}

/** The text after a label needs the label, unlike the reply to a question, which may stand alone. */
function isReply(question: BuyerQuestion, asked: Sentence, reply: Sentence): boolean {
  if (!sentenceAnswers(question, reply, asked.lower)) return false;
  return asked.lower.endsWith('?') || !sentenceAnswers(question, reply);
}

function replyEvidence(prose: Prose, asked: Sentence, reply: Sentence): Evidence {
  const evidence = sentenceEvidence(prose, reply);
  return asked.lower.endsWith('?') ? evidence : { ...evidence, excerpt: `${asked.text} ${evidence.excerpt}` };
}

function firstHint(question: BuyerQuestion, readings: readonly Reading[]): Evidence | null {
  const silent = new Set<string>();
  for (const reading of readings) {
    for (const sentence of sentencesWith(reading.prose, question.cues)) {
      if (silent.has(sentence.text)) continue;
      silent.add(sentence.text);
      if (!isStatement(sentence) && !isBookingButton(question, sentence)) continue;
      // A footer may name a license next to the copyright, but "droits réservés" does not say how to book.
      if (topicOf(question) !== 'licensed' && isSmallPrint(sentence.lower)) continue;
      if (topicOf(question) !== 'proof' && isSomebodyElses(reading, sentence)) continue;
      const match = question.hinted.exec(sentence.lower);
      if (match) return sentenceEvidence(reading.prose, sentence, match.index);
    }
  }
  return null;
}

/** `Book now` in a menu shows that customers can book, though not how. */
function isBookingButton(question: BuyerQuestion, { lower }: Sentence): boolean {
  return topicOf(question) === 'book' && lower.length <= MAX_LABEL_LENGTH && !isPageName(lower);
}

function markupHint(question: BuyerQuestion, pages: readonly PageFacts[]): Evidence | null {
  const properties = MARKUP_HINTS[topicOf(question)] ?? [];
  for (const page of pages) {
    for (const node of page.document.markup) {
      const property = properties.find((name) => node.properties.has(name));
      if (property) return markupEvidence(page, node, property);
    }
  }
  return null;
}
