import { decodeText } from './text/decode-text.ts';

export type SitemapEntry = { url: string; lastmod: string | null };

export type ReadSitemap = { kind: 'urlset' | 'index' | 'text'; entries: readonly SitemapEntry[] };

/** sitemaps.org allows 50,000; what a scan compares never needs more than this. */
export const MAX_ENTRIES = 5000;
const MAX_ADDRESS_LENGTH = 2048;

/**
 * Parses a sitemap by the protocol of sitemaps.org: a urlset, an index, or plain text with one URL per line. Null for
 * anything else.
 */
export function readSitemap(body: Uint8Array, contentType: string): ReadSitemap | null {
  const known = remembered.get(body);
  if (known !== undefined) return known;
  const read = readBody(body, contentType);
  remembered.set(body, read);
  return read;
}

/** Cached, because collecting reads the same file several times, and judging once more. */
const remembered = new WeakMap<Uint8Array, ReadSitemap | null>();

function readBody(body: Uint8Array, contentType: string): ReadSitemap | null {
  const { text } = decodeText(body, contentType);
  const start = text.slice(0, 4096);
  if (/<(?:\w+:)?sitemapindex\b/i.test(start)) return { kind: 'index', entries: readEntries(text) };
  if (/<(?:\w+:)?urlset\b/i.test(start)) return { kind: 'urlset', entries: readEntries(text) };
  return readPlain(text);
}

/** `<loc>` of the entry itself, not of `<image:loc>` and similar elements. */
const LOC = /<(?:(?!image|video|news)\w{1,20}:)?loc\s*>\s*(?:<!\[CDATA\[)?\s*([^<\]]{0,4096})/gi;
const LASTMOD = /<(?:\w{1,20}:)?lastmod\s*>\s*(?:<!\[CDATA\[)?\s*([^<\]]{0,100})/i;
const ENTRY_END = /<\/(?:\w{1,20}:)?(?:url|sitemap)\s*>/i;
/** How far around `<loc>` the rest of its entry may be. */
const ENTRY_REACH = 4000;

/** Walks from `<loc>` to `<loc>`, so that the whole file is scanned once, whatever it contains. */
function readEntries(text: string): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let behind = 0;
  for (const match of text.matchAll(LOC)) {
    const end = match.index + match[0].length;
    const url = unescapeXml((match[1] ?? '').trim());
    if (url !== '' && url.length <= MAX_ADDRESS_LENGTH && URL.canParse(url)) {
      entries.push({ url: new URL(url).href, lastmod: lastmodAround(text, behind, match.index, end) });
    }
    if (entries.length === MAX_ENTRIES) break;
    behind = end;
  }
  return entries;
}

/** `<lastmod>` may come before or after `<loc>` within its entry. */
function lastmodAround(text: string, behind: number, start: number, end: number): string | null {
  const rest = text.slice(end, end + ENTRY_REACH);
  const close = rest.search(ENTRY_END);
  const after = close < 0 ? rest : rest.slice(0, close);
  const before =
    text
      .slice(Math.max(behind, start - ENTRY_REACH), start)
      .split(ENTRY_END)
      .at(-1) ?? '';
  return (LASTMOD.exec(after) ?? LASTMOD.exec(before))?.[1]?.trim() || null;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function readPlain(text: string): ReadSitemap | null {
  const entries: SitemapEntry[] = [];
  for (const line of text.slice(0, MAX_ENTRIES * 200).split(/\r?\n/)) {
    const url = line.trim();
    if (url === '') continue;
    if (!/^https?:\/\//i.test(url) || url.length > MAX_ADDRESS_LENGTH || !URL.canParse(url)) return null;
    entries.push({ url: new URL(url).href, lastmod: null });
    if (entries.length === MAX_ENTRIES) break;
  }
  return entries.length > 0 ? { kind: 'text', entries } : null;
}
