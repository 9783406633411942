import type { CheckId } from '@named-first/contract';
import { type Judgement, notMeasured } from '../check/verdict.ts';
import { isBuiltByScript, isShell } from '../read/html/empty-shell.ts';
import type { SiteFacts } from '../understand/facts.ts';

/** Checks that look for words of the page: what they miss may be in the text that scripts load. */
const OF_LOADED_TEXT: ReadonlySet<CheckId> = new Set<CheckId>([
  'identity-links',
  'service-pages',
  'answers-buyer-questions',
  'concrete-facts',
  'freshness',
  'reviews-readable',
  'verifiable-credentials',
  'service-area-coverage',
  'hours-and-contact',
]);

const REASON =
  'Code fills your page in later, and we do not run it. What we looked for may be in that text, so we did not judge this. Have the page sent with its text first.';

/**
 * Not measured if a check misses something on a site whose pages are all empty frames that scripts fill: the missing
 * text is one fault, and the check on text without scripts reports it.
 */
export function unlessEmptyFrame(id: CheckId, judgement: Judgement, { pages }: Pick<SiteFacts, 'pages'>): Judgement {
  if (judgement.status === 'success' || !judgement.measured || !OF_LOADED_TEXT.has(id)) return judgement;
  const isFrame = pages.every(({ document }) => isShell(document) && isBuiltByScript(document));
  return isFrame ? notMeasured(REASON) : judgement;
}
