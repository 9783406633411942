import type { Evidence } from '@named-first/contract';
import { type Prose, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';
import { sourceExcerpt } from '../prose/source-excerpt.ts';
import { isAreaHeading } from './english-areas.ts';

const VAGUE =
  /\b(?:and |the |all )*(?:surrounding|nearby|neighbou?ring|outlying) (?:areas?|cities|towns|communities|counties|suburbs|neighbou?rhoods)\b|\b(?:serv(?:e|es|ing)|cover(?:s|ing)?|across|throughout|around|working in|available in|based in)\b[^.!?]{0,80}\w(?<!above) and beyond\b|\b(?:tri-county|tri-state|metro(?:politan)?) area\b|\bthe (?:entire|whole) (?:area|region|valley|state)\b/;
const VAGUE_CUES = [
  'surrounding',
  'nearby',
  'neighboring',
  'neighbouring',
  'outlying',
  'beyond',
  'tri',
  'metro',
  'metropolitan',
  'entire',
  'whole',
];
const MAP_FRAME = /google\.[a-z.]+\/maps|maps\.google\.|openstreetmap|mapbox|bing\.com\/maps/i;
const MAX_EVIDENCE = 3;

/** `and surrounding areas` and the like. */
export function vagueWords(proses: readonly Prose[]): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const prose of proses) {
    for (const sentence of sentencesWith(prose, VAGUE_CUES)) {
      const match = VAGUE.exec(sentence.lower);
      if (match && found.size < MAX_EVIDENCE) found.set(sentence.lower, sentenceEvidence(prose, sentence, match.index));
    }
  }
  return [...found.values()];
}

/** A frame with a map on a page that announces a service area. */
export function mapsInsteadOfTowns(proses: readonly Prose[]): Evidence[] {
  return proses.flatMap((prose) => {
    const { page } = prose;
    if (page.document.iframes.length === 0 || !prose.sentences.some(isAreaHeading)) return [];
    return page.document.iframes
      .filter(({ src }) => MAP_FRAME.test(src))
      .slice(0, 1)
      .map(({ offset }): Evidence => {
        return { url: page.url, place: 'link', excerpt: sourceExcerpt(page.document.source, offset) };
      });
  });
}
