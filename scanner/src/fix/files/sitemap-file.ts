import type { Paste } from '@named-first/contract';
import type { PageFacts } from '../../understand/page-facts.ts';
import { escapeHtml } from '../pasted-value.ts';

const NOINDEX = /\b(?:noindex|none)\b/i;

/**
 * A sitemap by the protocol of sitemaps.org with the pages that the scan read, except those that search may not list.
 * The dates are blanks, because the scan does not know when a page was last changed.
 */
export function sitemapFile(pages: readonly PageFacts[], isWhole: boolean): Paste {
  const addresses = pages.filter((page) => page.status === 200 && !isHiddenFromSearch(page)).map(({ url }) => url);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((url) => `  <url><loc>${escapeHtml(url)}</loc><lastmod>[date of the last change]</lastmod></url>`),
    '</urlset>',
  ];
  const label = isWhole
    ? 'sitemap.xml for the top folder of your site'
    : 'Start of sitemap.xml: add the pages that we did not read';
  return { label, language: 'html', text: lines.join('\n') };
}

function isHiddenFromSearch({ document: { metas } }: PageFacts): boolean {
  return metas.some(({ name, content }) => name.toLowerCase() === 'robots' && NOINDEX.test(content));
}
