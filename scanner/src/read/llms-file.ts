import { pageKey, siteDomain } from './site-address.ts';
import { withoutTail } from './text/plain-text.ts';

export type LlmsLink = {
  url: string;
  text: string;
  sameSite: boolean;
  /** Whether the link worked if the scan requested it; null if it did not. */
  alive: boolean | null;
};

/** How many characters of the file are read. The llms.txt files of whole software projects have a tenth of that. */
export const MAX_NOTES_LENGTH = 200_000;
const MAX_LINKS = 200;

const MARKDOWN_LINK = /\[([^[\]\n]{1,200})\]\(\s*<?([^()\s<>]{1,2000})/g;
const BARE_LINK = /(?<![(\w])https?:\/\/[^\s<>()[\]"']{3,2000}/g;

/** The links of an llms.txt file, Markdown or bare. `statuses` has the statuses that the scan saw, by `pageKey`. */
export function readNotesLinks(text: string, base: string, statuses: ReadonlyMap<string, number | null>): LlmsLink[] {
  const links = new Map<string, LlmsLink>();
  const add = (href: string, words: string) => {
    if (links.size >= MAX_LINKS || !URL.canParse(href, base)) return;
    const target = new URL(href, base);
    target.hash = '';
    if (target.protocol !== 'http:' && target.protocol !== 'https:') return;
    const url = target.href;
    if (links.has(url)) return;
    const status = statuses.get(pageKey(url));
    const alive = status === undefined ? null : status !== null && status < 400;
    links.set(url, { url, text: words.trim(), sameSite: siteDomain(url) === siteDomain(base), alive });
  };
  for (const match of text.matchAll(MARKDOWN_LINK)) add(match[2] ?? '', match[1] ?? '');
  for (const match of text.matchAll(BARE_LINK)) add(withoutTail(match[0], '.,;:!?'), '');
  return [...links.values()];
}
