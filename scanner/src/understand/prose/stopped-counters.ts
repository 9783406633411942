import type { Evidence } from '@named-first/contract';
import type { TextBlock } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { tagBefore } from './tag-before.ts';

/** A figure that a script counts up from zero. Readers without scripts see the zero: `0+ years of experience`. */
export type StoppedCounter = { shown: string; evidence: Evidence };

const ZERO_IN_TAG = />\s{0,40}[+~]?0{1,3}(?:[.,]0+)?\s?[+%]?\s{0,40}</g;
/** `data-target="25"`, `data-count-to="13"`, `data-purecounter-end="232"`; but not `data-count="0"` of an empty cart. */
const COUNTS_TO =
  /\sdata-(?:[a-z]+-)?(?:target|count(?:er|up|-?to)?|to|end|value|to-value|number|num|goal|final|stop|max|val)=["']?[+~]?(?!0+(?:[.,]0+)?["'\s>])\d/i;
/** Nobody writes `0+` as the final figure, but goods for the youngest are `0+`. */
const ZERO_AND_MORE = /^0 ?\+(?!\d)/;
const MIN_WITHOUT_TARGET = 2;
const FIGURE_ONLY = /^[+~]?0{1,3}(?:[.,]0+)? ?[+%]?$/;
const HAS_WORD = /\p{L}{2}/u;
const MAX_LABEL_LENGTH = 60;
const MAX_TRIED = 200;
const MAX_FOUND = 20;

type Counter = StoppedCounter & { hasTarget: boolean };

/** The counters of a site that show zero in the source, each label once. */
export function stoppedCounters(pages: readonly PageFacts[]): readonly StoppedCounter[] {
  const found = new Map<string, Counter>();
  for (const counter of pages.flatMap(countersOn)) {
    const known = found.get(counter.shown);
    if (!known || (counter.hasTarget && !known.hasTarget)) found.set(counter.shown, counter);
  }
  const all = [...found.values()];
  const isCounting = all.length >= MIN_WITHOUT_TARGET || all.some(({ hasTarget }) => hasTarget);
  return isCounting ? all.slice(0, MAX_FOUND).map(({ shown, evidence }) => ({ shown, evidence })) : [];
}

function countersOn({ url, document: { blocks, source } }: PageFacts): Counter[] {
  const targets = blocksWithTarget(blocks, source);
  return blocks.flatMap((block, at): Counter[] => {
    const hasTarget = targets.has(at);
    if (block.region === 'form' || block.region === 'nav') return [];
    if (!hasTarget && !ZERO_AND_MORE.test(block.text)) return [];
    const shown = labelled(blocks, at);
    return shown === null ? [] : [{ shown, hasTarget, evidence: { url, place: 'text', excerpt: shown } }];
  });
}

/** The blocks in which an element shows zero and names the figure to count to. */
function blocksWithTarget(blocks: readonly TextBlock[], source: string): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  let tried = 0;
  for (const { 0: zero, index } of source.matchAll(ZERO_IN_TAG)) {
    if (tried++ === MAX_TRIED) break;
    if (!COUNTS_TO.test(tagBefore(source, index + 1))) continue;
    const end = index + zero.length;
    while (at + 1 < blocks.length && blocks[at + 1]!.offset < end) at += 1;
    if (/(?<!\d)0/.test(blocks[at]?.text ?? '')) found.add(at);
  }
  return found;
}

/** The figure with its label, which is in the same block, the next one or the one before; null without a label. */
function labelled(blocks: readonly TextBlock[], at: number): string | null {
  const text = blocks[at]!.text.trim();
  if (!FIGURE_ONLY.test(text)) return HAS_WORD.test(text) && text.length <= MAX_LABEL_LENGTH ? text : null;
  const label = [blocks[at + 1], blocks[at - 1]]
    .map((block) => block?.text.trim() ?? '')
    .find((words) => HAS_WORD.test(words) && words.length <= MAX_LABEL_LENGTH);
  return label === undefined ? null : `${text} ${label}`;
}
