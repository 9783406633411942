import type { Evidence } from '@named-first/contract';
import type { LanguageCode } from '../../../lexicon/language-code.ts';
import type { TextBlock } from '../../../read/html/document.ts';
import type { PageFacts } from '../../page-facts.ts';
import { onceForEach } from '../../prose/once-for-each.ts';
import { excerptAround, isHeading } from '../../prose/sentences.ts';
import { seenSigns } from '../../seen-signs.ts';
import { isImprintPath, isPrivacyPage, isTermsPage } from '../../site/legal-pages.ts';
import { isOfOthers, isUnderOthers } from '../others.ts';
import { type AddressWords, addressWords, labelLength } from './address-words.ts';
import { embeddedPlaces } from './maps-and-markup.ts';
import type { AddressSign } from './sign-points.ts';
import { type AddressPart, type Neighbour, readNeighbour, type SignedText, signText, signTexts } from './text-signs.ts';

/** A part of the text, or of the line below. */
export type TextPart = AddressPart | 'codeNext' | 'townNext';

/** A place of a site that may state the address of the business. */
export type AddressText = {
  shown: string;
  evidence: Evidence;
  parts: ReadonlySet<TextPart>;
  signs: readonly AddressSign[];
};

export type AddressReaderInput = {
  pages: readonly PageFacts[];
  country: string | null;
  language: LanguageCode;
};

const MAX_BLOCKS = 300;
const MAX_FOOTER_BLOCKS = 40;
const MAX_LENGTH = 1500;
const MAX_LABEL = 40;
const MAX_LABELLED = 140;
const MAX_ON_PAGE = 60;
/** A page with this many different texts lists places. */
const MIN_LISTED = 5;
const OWN_PAGES: ReadonlySet<PageFacts['role']> = new Set(['home', 'contact', 'about', 'area', 'imprint']);

/** Every text and embedded map that may be the address of the business, in linear time. */
export function readAddressTexts(input: AddressReaderInput): AddressText[] {
  const words = addressWords(input.country, input.language);
  // Headers and footers repeat on every page.
  const read = onceForEach((text) => signTexts(text, words));
  const readNear = onceForEach((text) => readNeighbour(text, words));
  return input.pages
    .filter((page) => !isPrivacyPage(page) && !isTermsPage(page))
    .flatMap((page) => {
      const texts = [...readBlocks({ page, words, read, readNear }), ...readMaps(page, words)];
      const isList = new Set(texts.map(({ shown }) => shown)).size >= MIN_LISTED;
      return isList ? texts.map((text) => ({ ...text, signs: [...text.signs, 'onList' as const] })) : texts;
    });
}

type BlockReader = {
  page: PageFacts;
  words: AddressWords;
  read(text: string): readonly SignedText[];
  readNear(text: string): Neighbour;
};

function readBlocks(reader: BlockReader): AddressText[] {
  const { page } = reader;
  const blocks = tellingBlocks(page.document.blocks);
  const found: AddressText[] = [];
  for (let index = 0; index < blocks.length && found.length < MAX_ON_PAGE; index += 1) {
    const { text } = blocks[index] as TextBlock;
    for (const { shown, at, parts, signs } of textsOf(text, blocks[index - 1]?.text ?? '', reader)) {
      // An authority or a chamber that a legal notice must name, before the address or as its first line.
      if (isOfOthers(text, at) || isOfOthers(text, at + shown.length) || isUnderOthers(blocks, index)) continue;
      const { nextParts, placeSigns } = readPlace(blocks, index, reader);
      // Any name with a number: `Theory 12`.
      if (parts.length === 1 && parts[0] === 'named' && nextParts.length === 0) continue;
      found.push({
        shown,
        evidence: {
          url: page.url,
          place: isHeading((blocks[index] as TextBlock).tag) ? 'heading' : 'text',
          excerpt: excerptAround(text, at),
        },
        parts: new Set([...parts, ...nextParts]),
        signs: [...signs, ...placeSigns],
      });
    }
  }
  return found;
}

/** The first blocks of a page, and the end of its footer. */
function tellingBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const footer = blocks.slice(MAX_BLOCKS).filter(({ region }) => region === 'footer');
  return [...blocks.slice(0, MAX_BLOCKS), ...footer.slice(-MAX_FOOTER_BLOCKS)];
}

function textsOf(text: string, above: string, { words, read }: BlockReader): readonly SignedText[] {
  const isLabelled = above.length <= MAX_LABEL && above !== '' && labelLength(above) === above.length;
  if (!isLabelled || text.length > MAX_LABELLED) return read(text.slice(0, MAX_LENGTH));
  return [signText({ text, at: 0 }, words, true) ?? []].flat();
}

function readMaps(page: PageFacts, words: AddressWords): AddressText[] {
  return embeddedPlaces(page).flatMap(({ text, written }) => {
    const signed = signText({ text, at: 0 }, words, false);
    if (!signed) return [];
    const evidence = { url: page.url, place: 'link' as const, excerpt: written };
    return [{ ...signed, evidence, parts: new Set(signed.parts), signs: [...signed.signs, 'ofMap' as const] }];
  });
}

const NEAR = [-3, -2, -1, 1, 2, 3] as const;

/** What the lines next to a block add to its address, and the signs of its place. */
function readPlace(blocks: readonly TextBlock[], index: number, { page, readNear }: BlockReader) {
  const { region } = blocks[index] as TextBlock;
  const near = NEAR.flatMap((step) => blocks[index + step] ?? []).map(({ text }) => readNear(text));
  const below = blocks[index + 1];
  const next = below && readNear(below.text);
  const isLegal = page.role === 'imprint' || isImprintPath(page.path);
  const placeSigns = seenSigns<AddressSign>([
    ['footer', region === 'footer'],
    ['header', region === 'header' || region === 'nav'],
    ['innerPage', region === 'main' && !isLegal && !OWN_PAGES.has(page.role)],
    ['phoneNear', near.some(({ phone }) => phone)],
    ['mailNear', near.some(({ mail }) => mail)],
  ]);
  const nextParts = seenSigns<TextPart>([
    ['codeNext', next?.code === true],
    ['townNext', next?.town === true],
  ]);
  return { nextParts, placeSigns };
}
