import type { CitedSource, ConsultedSource } from '../answer.ts';

/** An answer is a few hundred words. */
export const MAX_TEXT_LENGTH = 20_000;
const MAX_TITLE_LENGTH = 300;
const MAX_URL_LENGTH = 2000;
const MAX_SOURCES = 100;
const MAX_SEARCH_WORDS = 20;

/**
 * Control characters except line feed and tab, marks that change the direction of text (Unicode TR 9), and zero-width
 * characters, which hide words from readers and from searches.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes them.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Makes untrusted text well-formed, with plain line breaks and without invisible characters. */
function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').toWellFormed().replaceAll(INVISIBLE, '').trim();
}

/** The text of an answer, at most 20,000 characters. `cut` is true if it was longer. */
export function cleanAnswerText(text: string): { text: string; cut: boolean } {
  const clean = cleanText(text);
  // Do not split a surrogate pair: the database would replace the remaining half.
  const kept = clean.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');
  return { text: kept, cut: clean.length > MAX_TEXT_LENGTH };
}

/** One line of at most `most` characters, or null if nothing is left. */
export function cleanLine(text: string | null | undefined, most = MAX_TITLE_LENGTH): string | null {
  const line = cleanText((text ?? '').slice(0, most * 4))
    .replaceAll(/\s+/g, ' ')
    .slice(0, most)
    .toWellFormed();
  return line === '' ? null : line;
}

/** An http or https URL, or null for anything else. */
export function cleanUrl(text: string): string | null {
  if (text.length > MAX_URL_LENGTH || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.username = '';
  url.password = '';
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

type RawSource = { url: string; title?: string | null | undefined };
type RawCitation = RawSource & {
  start?: number | null | undefined;
  end?: number | null | undefined;
  quote?: string | null | undefined;
};

export function cleanCited(sources: readonly RawCitation[]): CitedSource[] {
  return sources.slice(0, MAX_SOURCES).flatMap(({ url, title, start, end, quote }) => {
    const address = cleanUrl(url);
    if (address === null) return [];
    return [{ url: address, title: cleanLine(title), start: start ?? null, end: end ?? null, quote: cleanLine(quote) }];
  });
}

/** The pages that were read, without duplicate URLs. */
export function cleanConsulted(sources: readonly RawSource[]): ConsultedSource[] {
  const byUrl = new Map<string, ConsultedSource>();
  for (const { url, title } of sources.slice(0, MAX_SOURCES * 5)) {
    const address = cleanUrl(url);
    if (address !== null && !byUrl.has(address)) byUrl.set(address, { url: address, title: cleanLine(title) });
  }
  return [...byUrl.values()].slice(0, MAX_SOURCES);
}

export function cleanSearches(queries: readonly string[]): string[] {
  return queries.flatMap((query) => cleanLine(query) ?? []).slice(0, MAX_SEARCH_WORDS);
}
