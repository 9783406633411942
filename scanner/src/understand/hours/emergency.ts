import type { Evidence } from '@named-first/contract';
import { foldWords } from '../../lexicon/fold-text.ts';
import { isRead } from '../../lexicon/languages-read.ts';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { TextBlock } from '../../read/html/document.ts';
import type { RefusalReason } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { clauseBefore, QUESTION } from '../prose/clause.ts';
import { proseIn } from '../prose/read-in.ts';
import { isHeading, isQuotation, type Prose, type Sentence, sentenceEvidence } from '../prose/sentences.ts';
import { isLegalPage } from '../site/legal-pages.ts';
import { customerBlocks } from '../trust/reviews.ts';
import { continuesOtherLine, namesOtherLine } from './other-lines.ts';
import { dayWordsOf } from './tokens-of-language.ts';
import {
  ANY_CUE,
  ANY_HOUR,
  ASKED,
  AVOIDED,
  AVOIDS,
  CANCELS,
  EMERGENCY,
  EMERGENCY_SERVICE,
  LESS_THAN,
  NO,
  NOT_AS,
  NOTICE,
  OF_OTHERS,
  OFFERS,
  ONLINE,
  OTHER_TIMES,
  REACHED,
  SPEAKS_AS_BUSINESS,
  SURELY_ANY_HOUR,
  THINGS,
  WITHIN,
} from './words/emergency-patterns.ts';

/** How far before a mention a negation is looked for, in characters. */
const REACH = 40;

/** Words around a mention that say what is meant, in characters. */
const NEAR = { before: 30, after: 40 };
/** The number of the line for emergencies. */
const PHONE_NUMBER = /\d[\d ().-]{6,}\d/;
const FEW_LETTERS = /^[^a-z]*(?:[a-z]{1,2}[^a-z]*){0,3}$/;

/** What is known of the language of a site. */
type Words = { phrases: readonly Phrases[]; language: string };

/** A statement about help in emergencies or at any hour. */
type Mention = {
  reason: RefusalReason | null;
  /** A single statement of this kind is enough. */
  isStrong: boolean;
  evidence: Evidence;
};

/**
 * Where the site offers help in an emergency or at any hour; empty if it denies that as often. The business must say so
 * about itself: questions, customers' words, articles, public emergency lines, machines and online forms do not count. A
 * weak statement counts only together with another one.
 */
export function emergencyClaims(pages: readonly PageFacts[], language: string): Evidence[] {
  const mentions = [...emergencyMentions(pages, language)];
  const denials = new Set(
    mentions.filter(({ reason }) => reason === 'negated').map(({ evidence }) => evidence.excerpt),
  );
  const stated = mentions.filter(({ reason }) => reason === null);
  const found = new Map(stated.map(({ evidence }) => [evidence.excerpt, evidence]));
  if (denials.size >= found.size) return [];
  return found.size > 1 || stated.some(({ isStrong }) => isStrong) ? [...found.values()] : [];
}

/** True for `24/7 emergency response`, but not for `open 24 hours`. */
export function namesEmergency({ excerpt }: Evidence): boolean {
  return EMERGENCY.test(foldText(excerpt));
}

/** Where the site says that it does not take emergencies; null if it does not. */
export function emergencyDenial(pages: readonly PageFacts[], language: string): Evidence | null {
  for (const { reason, evidence } of emergencyMentions(pages, language)) if (reason === 'negated') return evidence;
  return null;
}

/** Every sentence about an emergency or any hour that says something about help, and why it is not a promise. */
function* emergencyMentions(pages: readonly PageFacts[], language: string): Generator<Mention> {
  const customers = customerBlocks(pages, language);
  const phrases = phrasesOf(language);
  for (const prose of pages.filter((page) => !isLegalPage(page)).map((page) => proseIn(language, page))) {
    for (const sentence of prose.sentences) {
      if (!ANY_CUE.test(sentence.lower)) continue;
      if (isQuotation(prose, sentence) || isOfOneJob(prose, sentence, customers)) continue;
      const mention = readMention(prose, sentence, { phrases, language });
      if (mention) yield mention;
    }
  }
}

/** A longer line than this says more than what a job was about. */
const MAX_CAPTION_LENGTH = 40;

/** True for the words of a customer, the line below them, and the caption of a picture: they are about a single job. */
function isOfOneJob({ page }: Prose, { block, tag, text }: Sentence, customers: ReadonlySet<TextBlock>): boolean {
  const { blocks } = page.document;
  if (tag === 'figcaption' || customers.has(blocks[block]!)) return true;
  const above = blocks[block - 1];
  return text.length <= MAX_CAPTION_LENGTH && !isHeading(tag) && above !== undefined && customers.has(above);
}

function readMention(prose: Prose, sentence: Sentence, words: Words): Mention | null {
  const folded = foldText(sentence.lower);
  const emergency = EMERGENCY.exec(folded);
  const hour = anyHourIn(folded);
  const at = Math.min(emergency?.index ?? folded.length, hour?.index ?? folded.length);
  if (at === folded.length) return null;
  const item = itemAt(folded, at);
  const says = [OFFERS, REACHED, PHONE_NUMBER].some((words) => words.test(item));
  const isPlain = hour ? SURELY_ANY_HOUR.test(hour[0]) : EMERGENCY_SERVICE.test(emergency?.[0] ?? '');
  // `Emergencies` is a topic, and `24 hours` a length of time.
  if (!says && !isPlain && !(hour && emergency)) return null;
  const reason = refusalOf(prose, sentence, folded, { at, isOfHours: emergency === null }, words);
  const isPersonal = SPEAKS_AS_BUSINESS.test(item) || PHONE_NUMBER.test(item);
  const isSaid = isPersonal || isPlain || hour !== null || OFFERS.test(item);
  const isStrong = isPersonal || (isSaid && prose.page.role !== 'other');
  return { reason, isStrong, evidence: sentenceEvidence(prose, sentence, Math.min(at, sentence.lower.length)) };
}

/** A row of opening hours says nothing more: `Sunday 24/7`. */
const MAX_ROW_LENGTH = 30;

function isRowOfHours(text: string, code: string): boolean {
  if (text.length > MAX_ROW_LENGTH || !isRead(code)) return false;
  const [first = ''] = foldWords(text).split(' ', 1);
  // `We`, `do` and `so` are short for days.
  return first.length > 2 && dayWordsOf(code).test(first);
}

const BULLET = '•';

/** The entry of a list with bullets at a position, as the other entries say nothing about it; otherwise the whole text. */
function itemAt(folded: string, at: number): string {
  const end = folded.indexOf(BULLET, at);
  return folded.slice(folded.lastIndexOf(BULLET, at) + 1, end < 0 ? undefined : end);
}

/** `24 hours`, but not the time until an answer or before an appointment. */
function anyHourIn(folded: string): RegExpExecArray | null {
  const hour = ANY_HOUR.exec(folded);
  if (!hour || SURELY_ANY_HOUR.test(hour[0])) return hour;
  const before = folded.slice(Math.max(0, hour.index - NEAR.before), hour.index);
  const behind = folded.slice(hour.index + hour[0].length);
  return WITHIN.test(before) || NOTICE.test(behind) || CANCELS.test(folded) ? null : hour;
}

/** Why the words at a position of a sentence do not promise help; null if they do. */
function refusalOf(
  prose: Prose,
  sentence: Sentence,
  folded: string,
  { at, isOfHours }: { at: number; isOfHours: boolean },
  { phrases, language }: Words,
): RefusalReason | null {
  const { lower } = sentence;
  const next = prose.sentences[sentence.at + 1]?.lower ?? '';
  if (QUESTION.test(lower)) return ASKED.test(lower) && NO.test(next) ? 'negated' : 'question';
  if (namesOtherLine(folded) || continuesOtherLine(prose, sentence) || OF_OTHERS.test(folded)) return 'other-subject';
  if (OTHER_TIMES.test(folded)) return 'other-subject';
  if (isOfHours && isRowOfHours(sentence.text, language)) return 'other-subject';
  // A figure in a card is explained by the line below it: `24/7`, `Supervision`.
  const near = FEW_LETTERS.test(folded) ? `${folded} ${foldText(next)}` : folded;
  const around = near.slice(Math.max(0, at - NEAR.before), at + NEAR.after);
  if (THINGS.test(around)) return 'other-subject';
  if (isOfHours && ONLINE.test(near)) return 'other-subject';
  const clause = clauseBefore(lower, at, REACH);
  const before = foldText(clause);
  if (NOT_AS.test(clause) || LESS_THAN.test(before) || AVOIDS.test(before)) return 'other-subject';
  if (AVOIDED.test(folded.slice(at, at + NEAR.after))) return 'other-subject';
  return phrases.some(({ denied }) => denied.test(clause)) ? 'negated' : null;
}
