import type { Evidence, EvidencePlace } from '@named-first/contract';
import type { MarkupNode, TextBlock } from '../../../read/html/document.ts';
import type { PageFacts } from '../../page-facts.ts';
import { excerptAround, isHeading } from '../../prose/sentences.ts';
import { markupEvidence } from '../../prose/source-excerpt.ts';
import { type SampleSign, seenSigns } from './sign-points.ts';

/** A text of a page in its place. */
export type PlacedText = {
  text: string;
  /** Its place. */
  signs: readonly SampleSign[];
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
  const placed = (text: string, place: EvidencePlace, signs: SampleSign[]): PlacedText => ({
    text,
    signs,
    evidenceAt: (at) => ({ url, place, excerpt: excerptAround(text, at) }),
  });
  yield placed(document.title?.text ?? '', 'title', []);
  yield placed(document.metas.find(({ name }) => name === 'description')?.content ?? '', 'description', []);
  for (const block of document.blocks) {
    if (block.region === 'form' || CODE.has(block.tag)) continue;
    yield placed(block.text, 'text', blockSigns(block));
  }
  for (const { node, property, value } of labelledValues(page))
    yield { text: value, signs: ['markup'], evidenceAt: () => markupEvidence(page, node, property) };
  for (const { href } of document.links) {
    const link = readLink(href);
    if (!link) continue;
    const excerpt = href.slice(0, MAX_VALUE_LENGTH);
    yield { ...link, evidenceAt: () => ({ url, place: 'link', excerpt }) };
  }
  for (const { alt } of document.images) yield placed(alt, 'text', ['alt']);
}

function blockSigns({ tag, region }: TextBlock): SampleSign[] {
  return seenSigns([
    ['heading', isHeading(tag)],
    ['footer', region === 'footer'],
  ]);
}

function readLink(href: string): Pick<PlacedText, 'text' | 'signs'> | null {
  const text = href.slice(0, MAX_VALUE_LENGTH);
  if (href.startsWith('mailto:')) return { text: text.slice('mailto:'.length), signs: [] };
  if (href.startsWith('tel:')) return { text: text.slice('tel:'.length), signs: [] };
  const chat = CHAT_NUMBER.exec(text)?.[1];
  if (chat !== undefined) return { text: chat, signs: [] };
  return BLANK_ADDRESS.test(text) ? { text, signs: [] } : null;
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
