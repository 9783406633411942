import type { PageFacts } from '../page-facts.ts';
import { foldedProse } from './folded.ts';
import { type Prose, proseOf } from './sentences.ts';

/** The page's sentences as patterns of a language need them: only English has no accents to fold. */
export function proseIn(language: string, page: PageFacts): Prose {
  return language === 'en' ? proseOf(page) : foldedProse(proseOf(page));
}
