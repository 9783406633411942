import type { Evidence } from '@named-first/contract';
import {
  isUnchangedTitle,
  PLACEHOLDER_IMAGE_HOSTS,
  SAMPLE_DOMAIN,
  SAMPLE_PATTERNS,
  SAMPLE_PROFILE,
  type SampleKind,
} from '../../lexicon/sample/sample-text.ts';
import { TEMPLATE_TEXTS } from '../../lexicon/sample/template-texts.ts';
import { compileTerms, type TermMatcher } from '../../lexicon/term-matcher.ts';
import type { PageDocument } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { excerptAround } from '../prose/sentences.ts';
import { textsOf } from './sample/placed-texts.ts';
import { formsOf, type Text } from './sample/text-forms.ts';
import { textSigner } from './sample/text-signs.ts';

/** Text or a picture left over from a template. */
export type SampleText = { excerpt: string; why: SampleKind; evidence: Evidence };

/** Sample text at a position. */
type Sample = { why: SampleKind; at: number; weak?: true | undefined };

const MAX_FOUND = 20;
const MAX_EXCERPT = 240;
/** Fewer digits only count parts of a page. */
const MIN_NUMBER = 5;
/** `?placeid=PLACE_ID_PLACEHOLDER`, `/r/[GBP_ID]/review` */
const UNFILLED_ADDRESS =
  /[=/](?:[A-Z]+_)*(?:PLACEHOLDER|YOUR_[A-Z_]{2,30})(?:_[A-Z]+)*(?:[&/#]|$)|[=/](?:\[|%5B)[A-Z]{2,20}(?:_[A-Z]{1,20}){0,4}(?:\]|%5D)/;

/**
 * The sample text of a site without duplicates, in the order of its pages: filler text, names, addresses and numbers of
 * templates, unfilled blanks, notes to the author, and pictures of placeholder hosts. Empty for a site with only
 * its own text. `language` is that of the site.
 */
export function sampleTextOf(pages: readonly PageFacts[], language: string): readonly SampleText[] {
  const found = new Map<string, SampleText & { weak: boolean }>();
  const add = (why: SampleKind, excerpt: string, evidence: Evidence, weak = false): void => {
    const key = excerpt.toLowerCase();
    if (found.size < MAX_FOUND && !found.has(key)) found.set(key, { excerpt, why, evidence, weak });
  };
  // Headers and footers repeat on every page, so each text is read once.
  const sign = textSigner(language);
  const read = onceForEach((text) => {
    const forms = formsOf(text);
    return { known: knownSamples(forms), signed: sign(forms) };
  });
  for (const page of pages) {
    if (found.size === MAX_FOUND) break;
    const title = page.document.title?.text ?? '';
    if (isUnchangedTitle(title)) add('unchanged-title', title, { url: page.url, place: 'title', excerpt: title });
    for (const text of textsOf(page)) {
      const { known, signed } = read(text.text);
      for (const { why, at, weak } of known) add(why, excerptAround(text.text, at), text.evidenceAt(at), weak);
      if (signed && (text.isShown || !signed.onlyShown))
        add(signed.why, excerptAround(text.text, signed.at), text.evidenceAt(signed.at));
    }
    for (const { why, excerpt } of addressesOf(page.document))
      add(why, excerpt, { url: page.url, place: 'link', excerpt });
  }
  const all = [...found.values()];
  return all.some(({ weak }) => !weak) ? all.map(({ excerpt, why, evidence }) => ({ excerpt, why, evidence })) : [];
}

/** Without texts that say the same as one before: `Slide 2` after `Slide 1`, or the link that dials a number. */
export function withoutRepeats(texts: readonly SampleText[]): readonly SampleText[] {
  const told: string[] = [];
  return texts.filter(({ excerpt }) => {
    const essence = essenceOf(excerpt);
    const isTold = told.some((known) => known.includes(essence));
    if (!isTold) told.push(essence);
    return !isTold;
  });
}

/** The letters of a text, with its digits if they are more than the number of a part of a page. */
function essenceOf(excerpt: string): string {
  const lower = excerpt.toLowerCase().replace(/^(?:tel|mailto):/, '');
  const digits = lower.replace(/\D+/g, '');
  return lower.replace(digits.length < MIN_NUMBER ? /[^\p{L}]+/gu : /[^\p{L}\p{N}]+/gu, '');
}

/** Links and pictures with an address that a template contained. */
function addressesOf({ links, canonicals, images }: PageDocument): { why: SampleKind; excerpt: string }[] {
  const unfilled = [
    ...links.filter(({ href }) => SAMPLE_PROFILE.test(href) || UNFILLED_ADDRESS.test(href) || isUndialled(href)),
    ...[...canonicals, ...links].filter(({ href }) => SAMPLE_DOMAIN.test(href)),
  ];
  return [
    ...unfilled.map(({ href }) => ({ why: 'unfilled-blank' as const, excerpt: href.slice(0, MAX_EXCERPT) })),
    ...images
      .filter(({ src }) => isPlaceholderImage(src))
      .map(({ src }) => ({ why: 'placeholder-image' as const, excerpt: src.slice(0, MAX_EXCERPT) })),
  ];
}

const templateRows = TEMPLATE_TEXTS.flatMap((row) => row.texts.map(() => row));
let matcher: TermMatcher | null = null;

/** Sample text that is known word for word or has a fixed form. */
function knownSamples({ written, folded }: Text): Sample[] {
  matcher ??= compileTerms(TEMPLATE_TEXTS.flatMap(({ texts }) => texts));
  const found = matcher.find(written).map(({ termId, start }): Sample => {
    const { why, weak } = templateRows[termId]!;
    return { why, at: start, weak };
  });
  for (const { why, pattern, weak, sign } of SAMPLE_PATTERNS) {
    const at = sign === undefined || folded.includes(sign) ? folded.search(pattern) : -1;
    if (at >= 0) found.push({ why, at, weak });
  }
  return found;
}

/** `tel:YOURPHONE`, `tel:+32`: a phone link without a valid number. `tel:311` and `tel:1-800-FLOWERS` are valid. */
function isUndialled(href: string): boolean {
  return /^tel:(?:%20| )*(?:[a-z_ -]{4,40}|\+\d{1,3}|#)?$/i.test(href);
}

function isPlaceholderImage(src: string): boolean {
  const host = URL.parse(src, 'https://page.invalid/')?.hostname ?? '';
  return PLACEHOLDER_IMAGE_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
