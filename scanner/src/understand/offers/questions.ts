import type { Evidence, QuestionAnswer } from '@named-first/contract';
import { questionsIn } from '../../lexicon/questions/index.ts';
import type { BuyerQuestion } from '../../lexicon/questions/question.ts';
import type { TextBlock } from '../../read/html/document.ts';
import { type AreaFacts, deriveAreas } from '../areas/areas.ts';
import type { HoursFacts } from '../hours/hours.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import { proseIn } from '../prose/read-in.ts';
import {
  isHeading,
  isQuotation,
  type Prose,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { isSmallPrint, mayNameStaff } from '../prose/small-print.ts';
import { markupEvidence } from '../prose/source-excerpt.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import { customersOf } from '../trade/customers.ts';
import { namesTrade } from '../trade/trade.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import type { CredentialFacts } from '../trust/credentials.ts';
import { customerBlocks, type ReviewFacts } from '../trust/reviews.ts';
import type { ClaimFacts } from './claims.ts';
import type { ServiceFacts } from './services.ts';

export type QuestionFacts = {
  /** What buyers ask of such a business, then the trade's own. Empty if the site's language has no word list. */
  questions: readonly QuestionAnswer[];
  answered: number;
};

type QuestionInput = {
  pages: readonly PageFacts[];
  trade: Pick<TradeFacts, 'trade' | 'id' | 'noun' | 'languages' | 'shape'>;
  language: LanguageFacts;
  areas?: Pick<AreaFacts, 'places'>;
  hours?: Pick<HoursFacts, 'text'> & Partial<Pick<HoursFacts, 'emergencyClaims'>>;
  claims?: Pick<ClaimFacts, 'claims'>;
  credentials?: Pick<CredentialFacts, 'credentials'>;
  reviews?: Pick<ReviewFacts, 'rating' | 'readable'>;
  services?: Pick<ServiceFacts, 'services'>;
  identity?: Pick<IdentityFacts, 'addresses' | 'phones' | 'phone'>;
};

/** Fewer headings than this may name anything. */
const MIN_LISTED = 3;

type Words = Pick<Sentence, 'text' | 'lower'>;

const YES_OR_NO =
  /^(?:yes|no|absolutely|of course|sure|we do|we are|always|never|not at this time|certainly|definitely|ja|nein|selbstverstandlich|naturlich|oui|non|bien sur|si|claro|por supuesto|certo|certamente|nee|natuurlijk|sim|nao|com certeza)\b.{8,}/;
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
  const { pages, trade, language, areas, services } = input;
  const asked = questionsIn(language.language, trade.trade, customersOf(trade), {
    mobile: trade.shape === 'service-area',
  });
  if (asked.length === 0) return { questions: [], answered: 0 };
  const customers = customerBlocks(pages, language.language);
  const proses = pages.map((page): Reading => ({ prose: proseIn(language.language, page), customers }));
  const places = (areas ?? deriveAreas({ pages, markup: { businesses: [], nodes: [], broken: [] } })).places;
  const known: Record<string, Evidence | null | undefined> = {
    ...knownFacts(input),
    what: listOfJobs(services),
    ...placesToReach(input),
  };
  const questions = asked.map((question) => {
    const row = answer(question, proses, pages, places, known[topicOf(question)] ?? null);
    if (topicOf(question) !== 'what' || row.state !== 'absent') return row;
    const evidence = tradeNamed(proses, trade);
    return evidence ? { ...row, state: 'hinted' as const, evidence } : row;
  });
  return { questions, answered: questions.filter(({ state }) => state === 'answered').length };
}

const topicOf = ({ id, topic }: BuyerQuestion): string => topic ?? id;

/** A page with customers' words separated: they can answer only one question. */
type Reading = { prose: Prose; customers: ReadonlySet<TextBlock> };

/**
 * Facts that resolvers found elsewhere and that answer a question. In English most have sentences that the patterns of
 * the questions match; an entry in a register, hours and services need no sentence.
 */
function knownFacts({
  language,
  hours,
  claims,
  credentials,
  reviews,
}: QuestionInput): Record<string, Evidence | null | undefined> {
  const proofs = credentials?.credentials ?? [];
  const registered = proofs.find(({ register, ofCompany }) => register !== undefined && !ofCompany)?.evidence;
  const proof = reviews?.rating?.evidence ?? reviews?.readable[0]?.evidence;
  if (language.isEnglish) return { hours: hours?.text?.evidence, licensed: registered, proof };
  const checkable = proofs.find(
    ({ group, ofCompany }) => (group === 'licence' && !ofCompany) || group === 'insured' || group === 'certification',
  );
  return {
    hours: hours?.text?.evidence,
    emergency: hours?.emergencyClaims?.[0],
    price: claims?.claims.find(({ kind, evidence }) => kind === 'price' && evidence.place !== 'markup')?.evidence,
    licensed: registered ?? checkable?.evidence,
    guarantee: claims?.claims.find(({ kind }) => kind === 'warranty')?.evidence,
    people: proofs.find(({ group }) => group === 'person')?.evidence,
    proof,
  };
}

/** The judgement of a sentence, given the previous one (`''` if there is no previous one). */
export function sentenceAnswers(question: BuyerQuestion, { text, lower }: Words, before = ''): boolean {
  if (lower.endsWith('?') || question.refused?.test(lower)) return false;
  if (question.answeredAsWritten?.test(text)) return true;
  if (question.answered.some((pattern) => pattern.test(lower))) return true;
  if (!before.endsWith('?') || !question.hinted.test(before)) return false;
  return (
    (question.yesOrNo && YES_OR_NO.test(lower)) ||
    question.answered.some((pattern) => pattern.test(`${before} ${lower}`))
  );
}

function answer(
  question: BuyerQuestion,
  proses: readonly Reading[],
  pages: readonly PageFacts[],
  places: AreaFacts['places'],
  known: Evidence | null,
): QuestionAnswer {
  const row = { id: question.id, question: question.question };
  // Hours are in a table and services in a list, without a sentence about them.
  const answered = topicOf(question) === 'towns' ? townsAnswer(places) : answerTo(question, proses, known);
  if (answered) return { ...row, state: 'answered', evidence: answered };
  const hint = firstHint(question, proses) ?? markupHint(question, pages);
  return { ...row, state: hint ? 'hinted' : 'absent', evidence: hint };
}

/** A number that the phone reader accepted says more than digits of the same shape, which may be those of a law. */
function answerTo(question: BuyerQuestion, proses: readonly Reading[], known: Evidence | null): Evidence | null {
  return topicOf(question) === 'reach'
    ? (known ?? firstAnswer(question, proses))
    : (firstAnswer(question, proses) ?? known);
}

/** The address and the phone number that visitors see, anywhere on a page. */
function placesToReach({ identity }: QuestionInput): Record<string, Evidence | undefined> {
  const seen = ({ evidence }: { evidence: Evidence }): boolean => evidence.place === 'text';
  return {
    find: identity?.addresses.find(seen)?.evidence,
    reach: identity?.phones.find((phone) => phone.value === identity.phone && seen(phone))?.evidence,
  };
}

/** Services with their own headings say what a business does; a menu or a bare list only names them. */
function listOfJobs(facts: QuestionInput['services']): Evidence | null {
  const listed = facts?.services.filter(({ sectionWords }) => sectionWords !== null && sectionWords > 0) ?? [];
  return listed.length >= MIN_LISTED ? (listed[0]?.evidence ?? null) : null;
}

/** A page that names the trade hints at it, although no sentence says what is done. */
function tradeNamed(readings: readonly Reading[], trade: QuestionInput['trade']): Evidence | null {
  if (trade.noun === 'business') return null;
  for (const { prose } of readings) {
    const sentence = prose.sentences.find(({ text, region }) => region !== 'nav' && namesTrade(text, trade));
    if (sentence) return sentenceEvidence(prose, sentence);
  }
  return null;
}

function townsAnswer(places: AreaFacts['places']): Evidence | null {
  return places.find(({ served }) => served)?.evidence ?? null;
}

function firstAnswer(question: BuyerQuestion, readings: readonly Reading[]): Evidence | null {
  // Footers repeat on every page: a text without an answer is not read again.
  const silent = new Set<string>();
  for (const { prose, customers } of readings) {
    for (const sentence of sentencesWith(prose, question.cues)) {
      if (sentence.region === 'nav') continue;
      if (topicOf(question) === 'people' && !mayNameStaff(prose, sentence.lower)) continue;
      if (topicOf(question) !== 'proof' && isSomebodyElses(prose, sentence, customers)) continue;
      if (!silent.has(sentence.text) && sentenceAnswers(question, sentence)) return sentenceEvidence(prose, sentence);
      silent.add(sentence.text);
      const reply = sentence.lower.endsWith('?') ? replyTo(prose, sentence) : null;
      if (reply && sentenceAnswers(question, reply, sentence.lower)) return sentenceEvidence(prose, reply);
    }
  }
  return null;
}

function isSomebodyElses(prose: Prose, sentence: Sentence, customers: Reading['customers']): boolean {
  return isQuotation(prose, sentence) || customers.has(prose.page.document.blocks[sentence.block]!);
}

function replyTo(prose: Prose, sentence: Sentence): Sentence | null {
  const reply = prose.sentences[sentence.at + 1];
  return reply && !isHeading(reply.tag) ? reply : null;
}

function firstHint(question: BuyerQuestion, readings: readonly Reading[]): Evidence | null {
  const silent = new Set<string>();
  for (const { prose, customers } of readings) {
    for (const sentence of sentencesWith(prose, question.cues)) {
      if (silent.has(sentence.text)) continue;
      silent.add(sentence.text);
      // A footer may name a license next to the copyright, but "droits réservés" does not say how to book.
      if (topicOf(question) !== 'licensed' && isSmallPrint(sentence.lower)) continue;
      if (topicOf(question) !== 'proof' && isSomebodyElses(prose, sentence, customers)) continue;
      const match = question.hinted.exec(sentence.lower);
      if (match) return sentenceEvidence(prose, sentence, match.index);
    }
  }
  return null;
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
