import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrases } from '../../lexicon/phrases/phrase.ts';
import type { RefusalReason } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import { clauseBefore } from '../prose/clause.ts';
import { proseIn } from '../prose/read-in.ts';
import { isQuotation, type Prose, type Sentence, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';
import { customerBlocks } from '../trust/reviews.ts';

/** Public lines, and houses that take emergencies: theirs is no service of the business. */
const ELSEWHERE =
  /\b(?:11[0258]|999|911|000|061|144|116 ?117|samu|nhs|hospitals?|krankenhaus|klinikum|notaufnahme|hopital|ospedale|soccorso|ziekenhuis|huisartsenpost|emergency (?:room|department|number)|poison|giftnotruf|antipoison|veleni|bombeiros|pompiers|feuerwehr|polizei|police|policia|polizia|politie)\b/;
const QUESTION = /\?\W*$/;
/** A reply that is hardly more than a no denies what was asked; a longer one explains something. */
const NO = /^(?:no|nein|non|nee|nao|leider nicht|unfortunately)\b.{0,50}$/;
/** What was asked is whether the business offers it. */
const OFFERED =
  /\b(?:do you|can you|are you|bieten|gibt es|haben sie|proposez|assurez|offrez|ofrec\w+|atend\w+|teneis|offrite|fate|avete|bieden|doen jullie|heeft u|oferec\w+|atendem|fazem)\b/;
/** Hours at which anybody can fill in a form: "Book online 24/7" sends nobody. */
const BOOKED_ONLINE =
  /\b(?:online|en ligne|en linea|in linea|on-line|website|site web|app|doctolib|planity|treatwell|whatsapp|e-?mail|formul\w+|shop|paketstation|sb-\w+)\b/;
const ONLY_HOURS = /^(?:24|7 ?j|h ?24|rund um|around|giorno e|jour et|day (?:and|or)|dag en|dia e|dia y)/;
const REACH = 40;
const MOST_CLAIMS = 3;

/**
 * Where the site promises help in an emergency or at any hour; empty when it says anywhere that it does not. Questions,
 * customers' words and the emergency lines of others are no promise.
 */
export function emergencyClaims(pages: readonly PageFacts[], language: string): Evidence[] {
  const customers = customerBlocks(pages, language);
  const found = new Map<string, Evidence>();
  for (const prose of pages.map((page) => proseIn(language, page))) {
    for (const phrases of phrasesOf(language)) {
      for (const sentence of sentencesWith(prose, phrases.emergency.cues)) {
        if (isQuotation(prose, sentence) || customers.has(prose.page.document.blocks[sentence.block]!)) continue;
        const at = phrases.emergency.pattern.exec(sentence.lower)?.index;
        if (at === undefined) continue;
        const reason = emergencyRefusal(sentence.lower, at, phrases, replyTo(prose, sentence));
        if (reason === 'negated') return [];
        if (reason !== null || found.size === MOST_CLAIMS) continue;
        const evidence = sentenceEvidence(prose, sentence, at);
        found.set(evidence.excerpt, evidence);
      }
    }
  }
  return [...found.values()];
}

/** Why words at a position of a sentence promise nothing; null when they do. `reply` is the sentence that follows. */
function emergencyRefusal(
  lower: string,
  at: number,
  { denied }: Pick<Phrases, 'denied'>,
  reply = '',
): RefusalReason | null {
  if (QUESTION.test(lower)) return OFFERED.test(lower) && NO.test(reply) ? 'negated' : 'question';
  if (ELSEWHERE.test(lower) || (ONLY_HOURS.test(lower.slice(at)) && BOOKED_ONLINE.test(lower))) return 'other-subject';
  return denied.test(clauseBefore(lower, at, REACH)) ? 'negated' : null;
}

function replyTo(prose: Prose, { at }: Sentence): string {
  return prose.sentences[at + 1]?.lower ?? '';
}
