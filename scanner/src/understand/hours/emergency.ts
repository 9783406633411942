import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import type { RefusalReason } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { clauseBefore, QUESTION } from '../prose/clause.ts';
import { proseIn } from '../prose/read-in.ts';
import { isQuotation, type Prose, type Sentence, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';
import { customerBlocks } from '../trust/reviews.ts';
import { continuesOtherLine, namesOtherLine } from './other-lines.ts';

/** A short reply with a no denies the question; a longer one explains something. */
const NO = /^(?:no|nein|non|nee|nao|leider nicht|unfortunately)\b.{0,50}$/;
/** The question is whether the business offers it. */
const OFFERED =
  /\b(?:do you|can you|are you|bieten|gibt es|haben sie|proposez|assurez|offrez|ofrec\w+|atend\w+|teneis|offrite|fate|avete|bieden|doen jullie|heeft u|oferec\w+|atendem|fazem)\b/;
/** A form that is available at any hour: "Book online 24/7" does not promise help. */
export const BOOKED_ONLINE =
  /\b(?:online|en ligne|en linea|in linea|on-line|website|site web|app|doctolib|planity|treatwell|whatsapp|e-?mail|formul\w+|shop|paketstation|sb-\w+|repondeur|anrufbeantworter|voicemail|answering machine|contestador|segreteria telefonica|antwoordapparaat|voicemailbox|secretaria eletronica|atendedor)\b/;
/** `La mayoría de las aseguradoras tienen líneas 24/7`: what others offer, and what a doctor learned. */
const OF_OTHERS =
  /\b(?:most (?:\w+ ){0,2}(?:have|offer|provide)|die meisten|la plupart|la mayoria|la maggior parte|de meeste|a maioria)\b|\bresiden(?:cia|cy) (?:medica|concluida|program\w*|training|em |en )/;
/** `Not as an anonymous emergency service, but …` says how it helps. */
const NOT_AS =
  /\b(?:not|nicht|pas|no|non|niet|nao) (?:(?:just|only|nur|bloss|solo|seulement|alleen|apenas|so) )?(?:as|als|comme|como|come) (?:\w+ ){0,4}$/;
/** Things at which nobody helps at any hour: `Reception 24/7`, `24/7 access`. */
const ANY_HOUR_THINGS =
  /\b(?:access|zugang|acces|acceso|accesso|toegang|acesso|(?:video|camera|kamera)\w*|surveillance|vigilancia|cctv|parking|parkplatz|self-?service|automat\w*|laundry|laverie|lavage|tankstelle|gas station|carburant|cash ?point|atm)\b/;
const ONLY_HOURS = /^(?:24|7 ?j|h ?24|rund um|around|giorno e|jour et|day (?:and|or)|dag en|dia e|dia y)/;
const REACH = 40;
const MAX_CLAIMS = 3;

/**
 * Where the site promises help in an emergency or at any hour; empty if it denies that anywhere. Questions, customers'
 * words and other organizations' emergency lines are not promises.
 */
export function emergencyClaims(pages: readonly PageFacts[], language: string): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { reason, evidence } of emergencyWords(pages, language)) {
    if (reason === 'negated') return [];
    if (reason === null && found.size < MAX_CLAIMS) found.set(evidence.excerpt, evidence);
  }
  return [...found.values()];
}

/** Where the site says that it does not take emergencies; null if it does not. */
export function emergencyDenial(pages: readonly PageFacts[], language: string): Evidence | null {
  for (const { reason, evidence } of emergencyWords(pages, language)) if (reason === 'negated') return evidence;
  return null;
}

/** Every place that mentions help at any hour, and why it is not a promise. */
function* emergencyWords(
  pages: readonly PageFacts[],
  language: string,
): Generator<{ reason: RefusalReason | null; evidence: Evidence }> {
  const customers = customerBlocks(pages, language);
  for (const prose of pages.map((page) => proseIn(language, page))) {
    for (const phrases of phrasesOf(language)) {
      for (const sentence of sentencesWith(prose, phrases.emergency.cues)) {
        if (isQuotation(prose, sentence) || customers.has(prose.page.document.blocks[sentence.block]!)) continue;
        const at = phrases.emergency.pattern.exec(sentence.lower)?.index;
        if (at === undefined) continue;
        const reason = continuesOtherLine(prose, sentence)
          ? 'other-subject'
          : emergencyRefusal(sentence.lower, at, phrases, replyTo(prose, sentence));
        yield { reason, evidence: sentenceEvidence(prose, sentence, at) };
      }
    }
  }
}

/** Why words at a position of a sentence are not a promise; null if they are. `reply` is the next sentence. */
function emergencyRefusal(
  lower: string,
  at: number,
  { denied }: Pick<Phrases, 'denied'>,
  reply = '',
): RefusalReason | null {
  if (QUESTION.test(lower)) return OFFERED.test(lower) && NO.test(reply) ? 'negated' : 'question';
  if (namesOtherLine(lower) || OF_OTHERS.test(lower)) return 'other-subject';
  if (ONLY_HOURS.test(lower.slice(at)) && (BOOKED_ONLINE.test(lower) || ANY_HOUR_THINGS.test(lower)))
    return 'other-subject';
  if (NOT_AS.test(clauseBefore(lower, at, REACH))) return 'other-subject';
  return denied.test(clauseBefore(lower, at, REACH)) ? 'negated' : null;
}

function replyTo(prose: Prose, { at }: Sentence): string {
  return prose.sentences[at + 1]?.lower ?? '';
}
