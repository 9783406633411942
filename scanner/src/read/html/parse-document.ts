import { decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';
import { elementMarkup } from '../markup/elements.ts';
import { readJsonLd } from '../markup/json-ld.ts';
import { decodeText } from '../text/decode-text.ts';
import { countWords } from '../text/plain-text.ts';
import type { BrokenMarkup, Link, MarkupNode, PageDocument } from './document.ts';
import { isShell } from './empty-shell.ts';
import { FastTokenizer } from './fast-tokenizer.ts';
import { PageReader } from './page-reader.ts';
import { addressResolver } from './resolve-address.ts';

export type PageSource = { url: string; body: Uint8Array; contentType: string };

/** Less hidden text than this does not turn a shell into a page: it may be a message, or a menu for small screens. */
const MIN_HIDDEN = 500;

/**
 * Parses a page in one streaming pass without building a tree: its text by region, its tags, and its markup in all
 * three notations. A page that shows almost nothing is read a second time with its hidden text. Never throws, whatever
 * the bytes.
 */
export function parseDocument({ url, body, contentType }: PageSource): PageDocument {
  const { text: source, charset } = decodeText(body, contentType);
  return parseSource(source, url, charset);
}

/** The same for text that is already decoded. */
export function parseSource(source: string, url: string, charset = 'utf-8'): PageDocument {
  const page = { source, url, charset };
  const shown = readSource(page, { readsHidden: false });
  if (shown.hiddenLength < MIN_HIDDEN || !isShell(shown.document)) return shown.document;
  return withHiddenText(shown.document, readSource(page, { readsHidden: true }).document);
}

/** The page with its hidden text, if that turns an empty shell into a page without a script. */
function withHiddenText(shown: PageDocument, whole: PageDocument): PageDocument {
  if (whole.emptyMounts.length > 0 || isShell(whole)) return shown;
  return { ...whole, hiddenWords: whole.mainWords - shown.mainWords };
}

type DecodedSource = { source: string; url: string; charset: string };

function readSource(
  { source, url, charset }: DecodedSource,
  { readsHidden }: { readsHidden: boolean },
): { document: PageDocument; hiddenLength: number } {
  const reader = new PageReader((baseHref) => elementMarkup(source, absolute(baseHref, url)), { readsHidden });
  walk(source, reader);
  const baseUrl = absolute(reader.baseHref, url);
  const { markup, brokenMarkup, markupCut } = collectMarkup(reader, reader.elementNodes(), baseUrl);
  const main: string[] = [];
  const visible: string[] = [];
  for (const block of reader.blocks) {
    visible.push(block.text);
    if (block.region === 'main') main.push(block.text);
  }
  const mainText = main.join('\n');
  const document = {
    url,
    baseUrl,
    charset,
    lang: reader.lang,
    title: reader.title,
    metas: reader.metas,
    canonicals: reader.canonicals,
    headings: reader.headings,
    blocks: reader.blocks,
    links: resolveLinks(reader.links, baseUrl),
    images: reader.images,
    iframes: reader.iframes,
    scripts: reader.scripts,
    forms: reader.forms.summaries(),
    markup,
    brokenMarkup,
    emptyMounts: reader.emptyMounts,
    times: reader.times,
    visibleText: visible.join('\n'),
    mainText,
    mainWords: countWords(mainText),
    hiddenWords: 0,
    sourceLength: source.length,
    scriptLength: reader.scriptLength,
    cut: reader.cut || markupCut,
    source,
  };
  return { document, hiddenLength: reader.hiddenLength };
}

/**
 * Entities are decoded here and in the reader, and only if there are any: the tokenizer can then jump from tag to tag
 * instead of checking every character.
 */
function walk(source: string, reader: PageReader): void {
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (holdsEntity(parser.startIndex, parser.endIndex)) decodeAttributes(attributes);
        reader.open(name, attributes, parser.startIndex);
        if (reader.full) parser.pause();
      },
      onclosetag(name) {
        reader.close(name);
      },
      ontext(data) {
        reader.text(data, parser.startIndex);
        if (reader.full) parser.pause();
      },
    },
    { decodeEntities: false, Tokenizer: FastTokenizer },
  );
  let ampersand = source.indexOf('&');
  const holdsEntity = (start: number, end: number): boolean => {
    if (ampersand >= 0 && ampersand < start) ampersand = source.indexOf('&', start);
    return ampersand >= start && ampersand < end;
  };
  parser.end(source);
  reader.finish();
}

function decodeAttributes(attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value.includes('&')) attributes[name] = decodeHTMLAttribute(value);
  }
}

function collectMarkup(
  reader: PageReader,
  found: readonly MarkupNode[],
  baseUrl: string,
): { markup: MarkupNode[]; brokenMarkup: BrokenMarkup[]; markupCut: boolean } {
  const blocks = reader.scripts.filter((script) => script.type.includes('ld+json'));
  const { nodes, broken, cut } = readJsonLd(blocks, baseUrl);
  return { markup: [...nodes, ...found], brokenMarkup: broken, markupCut: cut || reader.markupCut };
}

/** Makes URLs absolute and omits those that lead nowhere. */
function resolveLinks(links: PageReader['links'], baseUrl: string): Link[] {
  const resolve = addressResolver(baseUrl);
  const resolved: Link[] = [];
  for (const link of links) {
    const href = resolve(link.href);
    if (href === null) continue;
    link.href = href;
    resolved.push(link);
  }
  return resolved;
}

function absolute(href: string | null, url: string): string {
  return (href !== null && addressResolver(url)(href)) || url;
}
