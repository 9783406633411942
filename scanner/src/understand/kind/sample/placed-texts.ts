import type { Evidence, EvidencePlace } from '@named-first/contract';
import type { MarkupNode } from '../../../read/html/document.ts';
import type { PageFacts } from '../../page-facts.ts';
import { excerptAround } from '../../prose/sentences.ts';
import { markupEvidence } from '../../prose/source-excerpt.ts';

/** A text of a page in its place. */
export type PlacedText = {
  text: string;
  /** False for texts of pictures and markup. */
  isShown: boolean;
  /** The evidence for something at a position of the text. */
  evidenceAt(at: number): Evidence;
};

const MAX_NODES = 200;
const DEEPEST = 3;
const MAX_VALUE_LENGTH = 240;
const MAX_VALUES = 20;
/** Documentation shows code that looks like a leftover. */
const CODE = new Set(['pre', 'code', 'textarea', 'kbd', 'samp']);
/** `https://wa.me/525512345678` */
const CHAT_NUMBER = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\+?\d{9,14})(?!\d)/;
const BLANK_ADDRESS = /your|dein|votre|placeholder/i;

/** Every text that a page shows or states: titles, blocks, values of markup, addresses of links, texts of pictures. */
export function* textsOf(page: PageFacts): Generator<PlacedText> {
  const { document, url } = page;
  const placed = (text: string, place: EvidencePlace, isShown = true): PlacedText => ({
    text,
    isShown,
    evidenceAt: (at) => ({ url, place, excerpt: excerptAround(text, at) }),
  });
  yield placed(document.title?.text ?? '', 'title');
  yield placed(document.metas.find(({ name }) => name === 'description')?.content ?? '', 'description');
  for (const block of document.blocks) {
    if (block.region === 'form' || CODE.has(block.tag)) continue;
    yield placed(block.text, 'text');
  }
  for (const { node, property, value } of labelledValues(page))
    yield { text: value, isShown: false, evidenceAt: () => markupEvidence(page, node, property) };
  for (const { href } of document.links) {
    const text = textOfLink(href);
    if (text === null) continue;
    const excerpt = href.slice(0, MAX_VALUE_LENGTH);
    yield { text, isShown: true, evidenceAt: () => ({ url, place: 'link', excerpt }) };
  }
  for (const { alt } of document.images) yield placed(alt, 'text', false);
}

function textOfLink(href: string): string | null {
  const text = href.slice(0, MAX_VALUE_LENGTH);
  for (const scheme of ['mailto:', 'tel:']) if (href.startsWith(scheme)) return text.slice(scheme.length);
  return CHAT_NUMBER.exec(text)?.[1] ?? (BLANK_ADDRESS.test(text) ? text : null);
}

/** The texts in structured data, including nested items: unfilled blanks of a paste stay there, invisible. */
function* labelledValues({ document }: PageFacts): Generator<{ node: MarkupNode; property: string; value: string }> {
  const open: [node: MarkupNode, depth: number][] = document.markup.map((node) => [node, 0]);
  for (let at = 0; at < open.length && at < MAX_NODES; at += 1) {
    const [node, depth] = open[at]!;
    for (const [property, values] of node.properties) {
      for (const value of values.slice(0, MAX_VALUES)) {
        if (typeof value === 'string') yield { node, property, value: value.slice(0, MAX_VALUE_LENGTH) };
        else if (typeof value === 'object' && depth < DEEPEST) open.push([value, depth + 1]);
      }
    }
  }
}
