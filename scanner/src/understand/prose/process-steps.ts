import { foldWords } from '../../lexicon/fold-text.ts';
import { alternatives } from '../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import type { PageDocument } from '../../read/html/document.ts';
import { lastBefore, levelsUp } from './levels-up.ts';

const MAX_HEADING_LENGTH = 80;
/** The whole of a heading, folded: `How it works`, `Werkwijze`, `Behandlungsablauf`. */
const PROCESS_HEADING = new RegExp(`^(?:${alternatives(inAllLanguages(({ services }) => services.headings.steps))})$`);
const NUMBERS = inAllLanguages(({ services }) => services.headings.inSteps.numbers).map(foldWords);
const STEPS = inAllLanguages(({ services }) => services.headings.inSteps.steps).map(foldWords);
/** `In three easy steps`, `In vier Schritten zu Ihrem neuen Lächeln`. */
const IN_STEPS = new RegExp(String.raw`\b(?:\d|${alternatives(NUMBERS)})(?: \w+)? (?:${alternatives(STEPS)})\b`);
/** `class="step"`, `id="process"`. */
const STEP_ELEMENT = new RegExp(
  String.raw`(?:class|id)=["'](?:[\w-]{1,40} ){0,6}(?:[\w-]{0,30}[-_])?(?:${alternatives(inAllLanguages(({ services }) => services.paths.steps))})(?:[-_][\w-]{1,30})?["' ]`,
  'gi',
);
const MAX_ELEMENTS = 2000;

/** True for a heading, or the line above one, that announces the steps of a process and no services. */
export function announcesSteps(heading: string): boolean {
  if (heading.length > MAX_HEADING_LENGTH) return false;
  const folded = foldWords(heading);
  return PROCESS_HEADING.test(folded) || IN_STEPS.test(folded);
}

const readers = new WeakMap<PageDocument, (offset: number) => boolean>();

/** Tells whether a position of a page is in an element that is named after a step or a process. */
export function stepReader(document: PageDocument): (offset: number) => boolean {
  const known = readers.get(document);
  if (known) return known;
  const elements = stepElements(document.source);
  const reader = (offset: number): boolean => {
    const nearest = lastBefore(elements, offset);
    return nearest !== undefined && levelsUp(document.source, nearest, offset) === 0;
  };
  readers.set(document, reader);
  return reader;
}

function stepElements(source: string): number[] {
  const found: number[] = [];
  for (const { index } of source.matchAll(STEP_ELEMENT)) {
    if (found.length === MAX_ELEMENTS) break;
    found.push(index);
  }
  return found;
}
