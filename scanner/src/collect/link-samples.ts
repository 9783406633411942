import { type Fetched, isReadable, type LinkSample, type PageArtifact } from '../artifacts.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { MAX_NOTES_LENGTH, readNotesLinks } from '../read/llms-file.ts';
import { sameHost } from '../read/site-address.ts';
import { decodeText } from '../read/text/decode-text.ts';
import type { Visit } from './visit.ts';

const MAX_LINKS = 60;
const MAX_ENTRIES = 20;

/** URLs that change something or that only serve people; never requested. */
const NOT_ASKED =
  /\/(?:cdn-cgi|wp-admin|wp-json|wp-login\.php|xmlrpc\.php|logout|log-out|signout|cart|checkout)(?:\/|$|\?)|[?&](?:add-to-cart|action|logout|replytocom)=/i;

/** The internal links of the pages that were read, each URL once, in the order of the pages. */
export function linksToCheck(pages: readonly PageArtifact[], home: string): { url: string; from: string }[] {
  const found = new Map<string, string>();
  for (const { fetched } of pages) {
    if (!isReadable(fetched)) continue;
    for (const { href } of documentOf(fetched).links) {
      if (found.size >= MAX_LINKS) return entriesOf(found);
      if (/^https?:/.test(href) && !found.has(href) && sameHost(href, home) && !NOT_ASKED.test(href))
        found.set(href, fetched.url);
    }
  }
  return entriesOf(found);
}

function entriesOf(found: ReadonlyMap<string, string>): { url: string; from: string }[] {
  return [...found].map(([url, from]) => ({ url, from }));
}

const MAX_NOTES_LINKS = 10;

/** Links of llms.txt to its own site: the file is only useful if they work. */
export function notesLinksToCheck(llms: Fetched, home: string): { url: string; from: string }[] {
  if (!isReadable(llms)) return [];
  const { text } = decodeText(llms.body, 'text/plain; charset=utf-8');
  return readNotesLinks(text.slice(0, MAX_NOTES_LENGTH), llms.url, new Map())
    .filter((link) => sameHost(link.url, home) && !NOT_ASKED.test(link.url))
    .slice(0, MAX_NOTES_LINKS)
    .map((link) => ({ url: link.url, from: llms.url }));
}

/** Up to twenty URLs spread evenly over a sitemap, always the same ones. */
export function spread(urls: readonly string[]): string[] {
  const unique = [...new Set(urls)];
  if (unique.length <= MAX_ENTRIES) return unique;
  const step = unique.length / MAX_ENTRIES;
  return Array.from({ length: MAX_ENTRIES }, (_, index) => unique[Math.floor(index * step)] ?? '').filter(
    (url) => url !== '',
  );
}

/**
 * Requests the status of each URL, in order. Omits URLs that the time budget did not allow, because they are not known
 * to be dead.
 */
export async function sampleStatuses(
  visit: Visit,
  targets: readonly { url: string; from: string }[],
  onDone: () => void,
): Promise<LinkSample[]> {
  const samples = await Promise.all(
    targets.map(async ({ url, from }) => {
      const sample = await visit.status(url);
      onDone();
      return sample && { ...sample, from };
    }),
  );
  return samples.filter((sample) => sample !== null);
}
