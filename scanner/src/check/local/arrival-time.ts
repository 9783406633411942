import type { Evidence } from '@named-first/contract';
import type { PageFacts } from '../../understand/page-facts.ts';
import { foldAccents } from '../../understand/prose/folded.ts';
import { proseOf, sentenceEvidence } from '../../understand/prose/sentences.ts';

const TIME = '(?:\\d{1,2}(?:[:.h]\\d{2}| ?(?:am|pm|uhr|h\\b|uur))|noon|midday)';
const ARRIVAL =
  'check-? ?in|anreise|einchecken|rezeption|reception|arrivees?|llegada|recepcion|arrivo|inchecken|recepcao';
/** `Check-in from 3 pm`, `Anreise ab 15:00 Uhr`, `Réception ouverte de 8h00 à 20h00`. */
const ARRIVES_AT = new RegExp(`\\b(?:${ARRIVAL})\\b.{0,60}?\\b${TIME}`);

/** Where a hotel, guest house or campground says when guests can arrive; null if nowhere. */
export function arrivalTime(pages: readonly PageFacts[]): Evidence | null {
  for (const prose of pages.map(proseOf)) {
    for (const [at, sentence] of prose.sentences.entries()) {
      // The time may be in the next cell of a table.
      const behind = prose.sentences[at + 1]?.lower.slice(0, 40) ?? '';
      const match = ARRIVES_AT.exec(foldAccents(`${sentence.lower} ${behind}`));
      if (match && match.index < sentence.lower.length) return sentenceEvidence(prose, sentence, match.index);
    }
  }
  return null;
}
