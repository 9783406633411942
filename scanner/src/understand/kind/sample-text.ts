import type { Evidence } from '@named-first/contract';
import {
  isUnchangedTitle,
  PLACEHOLDER_IMAGE_HOSTS,
  SAMPLE_PATTERNS,
  SAMPLE_PROFILE,
  type SampleKind,
} from '../../lexicon/sample-text.ts';
import { TEMPLATE_TEXTS } from '../../lexicon/template-texts.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { foldAccents } from '../prose/folded.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { excerptAround, plainLower } from '../prose/sentences.ts';
import { markupEvidence } from '../prose/source-excerpt.ts';

/** Text or a picture that a template contained and nobody replaced. */
export type SampleText = { excerpt: string; why: SampleKind; evidence: Evidence };

/** Longer blocks are only read in part. */
const MAX_BLOCK_LENGTH = 2000;
const MAX_FOUND = 20;
const MAX_NODES = 200;
const DEEPEST = 3;
const MAX_VALUE_LENGTH = 240;
const MAX_NUMBERS = 20;
/** Documentation shows code that looks like a leftover. */
const CODE = new Set(['pre', 'code', 'textarea', 'kbd', 'samp']);
/** A number in a longer text is not a phone number of this business. */
const MAX_LINE_WORDS = 14;
const DIGITS = /\d[\d ()./-]/;
const NUMBER = /\+?\(?\d[\d ()./-]{6,20}\d/g;
/** Seven ascending digits, a run of one digit, or repeating or ascending pairs: no real number looks like this. */
const CLIMBING =
  /00010203|0123456|1234567|2345678|3456789|4567890|9876543|0102030405|0203040506|0304050607|0405060708|1122334455/;
const REPEATED = /(\d)\1{6}|(\d\d)\2{3}$|[1-9]00000000$|900111222$|111222333|000000|123456$/;
/** 555-0100 to 555-0199 are reserved for fiction (NANPA, "555 line numbers"); the area code 555 does not exist. */
const FICTION = /^1?(?:\d{3}55501\d\d|555\d{7}|[2-79]\d\d555(?:1234|2345|3456|4567|5678|6789|7890|9876|5555))$/;
/** `https://wa.me/525512345678` */
const CHAT_NUMBER = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{9,14})(?!\d)/;
/** `?placeid=PLACE_ID_PLACEHOLDER` */
const UNFILLED_ADDRESS = /[=/](?:[A-Z]+_)*(?:PLACEHOLDER|YOUR_[A-Z_]{2,30})(?:_[A-Z]+)*(?:[&/#]|$)/;
/** Reserved by Ofcom for drama, among them the 01632 960 range. */
const DRAMA = /^(?:44|0)(?:1632960\d{3}|7700900\d{3}|2079460\d{3})$/;

/**
 * The sample text of a site without duplicates, in the order of its pages: filler text, template names, addresses and
 * numbers, unfilled blanks, and pictures of placeholder hosts. Empty for a site with only its own text.
 */
export function sampleTextOf(pages: readonly PageFacts[]): readonly SampleText[] {
  const found = new Map<string, SampleText & { weak: boolean }>();
  const add = (why: SampleKind, excerpt: string, evidence: Evidence, weak = false): void => {
    const key = `${why} ${excerpt.toLowerCase()}`;
    if (found.size < MAX_FOUND && !found.has(key)) found.set(key, { excerpt, why, evidence, weak });
  };
  // Headers and footers repeat on every page, so each text is read once.
  const samples = onceForEach(samplesIn);
  for (const page of pages) {
    if (found.size === MAX_FOUND) break;
    const title = page.document.title?.text ?? '';
    if (isUnchangedTitle(title)) add('unchanged-title', title, { url: page.url, place: 'title', excerpt: title });
    for (const { why, at, weak } of samples(title)) {
      const excerpt = excerptAround(title, at);
      add(why, excerpt, { url: page.url, place: 'title', excerpt }, weak);
    }
    const description = page.document.metas.find(({ name }) => name === 'description')?.content ?? '';
    for (const { why, at, weak } of samples(description)) {
      const excerpt = excerptAround(description, at);
      add(why, excerpt, { url: page.url, place: 'description', excerpt }, weak);
    }
    for (const block of page.document.blocks) {
      if (block.region === 'form' || CODE.has(block.tag)) continue;
      for (const { why, at, weak } of samples(block.text)) {
        const excerpt = excerptAround(block.text, at);
        add(why, excerpt, { url: page.url, place: 'text', excerpt }, weak);
      }
    }
    for (const { node, property, value } of labelledValues(page)) {
      for (const { why, weak } of samples(value)) add(why, value, markupEvidence(page, node, property), weak);
    }
    for (const { href } of page.document.links) {
      if (href.startsWith('mailto:')) {
        for (const { why } of samples(href.slice('mailto:'.length, MAX_VALUE_LENGTH)))
          add(why, href, { url: page.url, place: 'link', excerpt: href.slice(0, MAX_VALUE_LENGTH) });
        continue;
      }
      if (SAMPLE_PROFILE.test(href) || UNFILLED_ADDRESS.test(href)) {
        const excerpt = href.slice(0, MAX_VALUE_LENGTH);
        add('unfilled-blank', excerpt, { url: page.url, place: 'link', excerpt });
      }
      const chat = CHAT_NUMBER.exec(href)?.[1];
      if (chat === undefined && !href.startsWith('tel:')) continue;
      const number = chat ?? href.slice('tel:'.length);
      const why = isUndialled(href) ? 'unfilled-blank' : isSampleNumber(number) ? 'sample-phone' : null;
      if (why !== null) add(why, href, { url: page.url, place: 'link', excerpt: href.slice(0, 240) });
    }
    for (const { src, alt } of page.document.images) {
      for (const { why, weak } of samples(alt)) add(why, alt, { url: page.url, place: 'text', excerpt: alt }, weak);
      if (!isPlaceholderImage(src)) continue;
      const host = URL.parse(src, page.url)?.hostname ?? src;
      add('placeholder-image', host, { url: page.url, place: 'link', excerpt: src.slice(0, 240) });
    }
  }
  const strong = [...found.values()].some(({ weak }) => !weak);
  return strong ? [...found.values()].map(({ excerpt, why, evidence }) => ({ excerpt, why, evidence })) : [];
}

/** The texts in structured data, including nested items: unfilled blanks of a paste stay there, invisible. */
function labelledValues(page: PageFacts): { node: MarkupNode; property: string; value: string }[] {
  const found: { node: MarkupNode; property: string; value: string }[] = [];
  const open: [node: MarkupNode, depth: number][] = page.document.markup.map((node) => [node, 0]);
  for (let at = 0; at < open.length && at < MAX_NODES; at += 1) {
    const [node, depth] = open[at]!;
    for (const [property, values] of node.properties) {
      for (const value of values.slice(0, MAX_NUMBERS)) {
        if (typeof value === 'string') found.push({ node, property, value: value.slice(0, MAX_VALUE_LENGTH) });
        else if (typeof value === 'object' && depth < DEEPEST) open.push([value, depth + 1]);
      }
    }
  }
  return found;
}

type Sample = { why: SampleKind; at: number; weak: boolean };

function samplesIn(text: string): Sample[] {
  const written = text.slice(0, MAX_BLOCK_LENGTH);
  const folded = foldAccents(plainLower(written));
  const found: Sample[] = [];
  for (const { why, pattern, asWritten, weak, sign } of SAMPLE_PATTERNS) {
    const read = asWritten ? written : folded;
    const at = sign === undefined || read.includes(sign) ? read.search(pattern) : -1;
    if (at >= 0) found.push({ why, at, weak: weak === true });
  }
  for (const { termId, start } of templateMatcher().find(written)) {
    const { why, weak } = templateRows[termId] as TemplateRow;
    found.push({ why, at: start, weak: weak === true });
  }
  const number = sampleNumberAt(folded);
  if (number !== null) found.push({ why: 'sample-phone', at: number, weak: false });
  return found;
}

type TemplateRow = Pick<(typeof TEMPLATE_TEXTS)[number], 'why' | 'weak'>;

const templateRows: readonly TemplateRow[] = TEMPLATE_TEXTS.flatMap((row) => row.texts.map(() => row));
let matcher: TermMatcher | null = null;

function templateMatcher(): TermMatcher {
  matcher ??= compileTerms(TEMPLATE_TEXTS.flatMap(({ texts }) => texts));
  return matcher;
}

function sampleNumberAt(folded: string): number | null {
  if (!DIGITS.test(folded)) return null;
  if (folded.split(' ', MAX_LINE_WORDS + 1).length > MAX_LINE_WORDS) return null;
  let tried = 0;
  for (const { 0: number, index } of folded.matchAll(NUMBER)) {
    if (++tried > MAX_NUMBERS) return null;
    if (isSampleNumber(number)) return index;
  }
  return null;
}

/** True for a placeholder phone number, in any notation. */
export function isSampleNumber(text: string): boolean {
  if (/x{3,}/i.test(text)) return true;
  const digits = text.replace(/\D/g, '');
  if (/^555-\d{4}$/.test(text.trim())) return true;
  if (digits.length < 9 || digits.length > 14) return false;
  return CLIMBING.test(digits) || REPEATED.test(digits) || FICTION.test(digits) || DRAMA.test(digits);
}

/** `tel:YOURPHONE`, `tel:+32`: a phone link without a valid number. `tel:311` and `tel:1-800-FLOWERS` are valid. */
function isUndialled(href: string): boolean {
  return /^tel:(?:%20| )*(?:[a-z_ -]{4,40}|\+\d{1,3}|#)?$/i.test(href);
}

function isPlaceholderImage(src: string): boolean {
  const host = URL.parse(src, 'https://page.invalid/')?.hostname ?? '';
  return PLACEHOLDER_IMAGE_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
