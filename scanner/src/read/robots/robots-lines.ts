/** A line of robots.txt, parsed as leniently as by Google's published parser (github.com/google/robotstxt). */
export type RobotsLine = {
  key: RobotsKey;
  name: string;
  value: string;
  line: number;
  text: string;
  colon: boolean;
  exact: boolean;
};

export type RobotsKey = 'agent' | 'allow' | 'disallow' | 'sitemap' | 'crawl-delay' | 'other';

/** The spellings that Google's parser accepts for a key (robots.cc, `KeyIs…`). */
const SPELLINGS: readonly (readonly [RobotsKey, string, readonly string[]])[] = [
  ['agent', 'user-agent', ['useragent', 'user agent']],
  ['disallow', 'disallow', ['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['allow', 'allow', []],
  ['sitemap', 'sitemap', ['site-map']],
  ['crawl-delay', 'crawl-delay', ['crawldelay', 'crawl delay']],
];

const MAX_LINE_LENGTH = 16_384;

/** Every meaningful line, without comments and empty lines. Never throws. */
export function* readRobotsLines(source: string): Generator<RobotsLine> {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  let number = 0;
  let from = 0;
  while (from <= text.length) {
    number += 1;
    const end = lineEnd(text, from);
    const line = readLine(text.slice(from, Math.min(end, from + MAX_LINE_LENGTH)), number);
    if (line) yield line;
    from = end + (text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? 2 : 1);
  }
}

function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return at;
  }
  return text.length;
}

function readLine(raw: string, line: number): RobotsLine | null {
  const hash = raw.indexOf('#');
  const text = (hash < 0 ? raw : raw.slice(0, hash)).trim();
  if (text === '') return null;
  const colon = text.indexOf(':');
  // Google's parser treats white space as a forgotten colon if it leaves exactly two words (robots.cc,
  // GetKeyAndValueFrom).
  const words = colon < 0 ? text.split(/\s+/) : [];
  if (colon < 0 && words.length !== 2) {
    return { key: 'other', name: text.slice(0, 60), value: '', line, text: raw.trim(), colon: false, exact: false };
  }
  const name = (colon < 0 ? (words[0] ?? '') : text.slice(0, colon)).trim().toLowerCase();
  const value = (colon < 0 ? (words[1] ?? '') : text.slice(colon + 1)).trim();
  const [key, exact] = keyOf(name);
  return { key, name, value, line, text: raw.trim(), colon: colon >= 0, exact };
}

function keyOf(name: string): [RobotsKey, boolean] {
  for (const [key, right, wrong] of SPELLINGS) {
    if (name === right) return [key, true];
    if (name.startsWith(right) || wrong.some((spelling) => name.startsWith(spelling))) return [key, false];
  }
  return ['other', false];
}

/**
 * RFC 9309 §2.2.1: a product token consists of letters, `_` and `-`; anything after it (`/1.0`, another word) is not
 * part of it.
 */
export function agentToken(value: string): string {
  if (value === '*' || /^\*\s/.test(value)) return '*';
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase();
}
