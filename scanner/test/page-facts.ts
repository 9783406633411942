import type { PageRole } from '../src/artifacts.ts';
import { parseDocument } from '../src/derive/parse-document.ts';
import type { LanguageFacts, MarkupFacts, PageFacts, SubjectFacts, TradeFacts } from '../src/facts.ts';

type PagePlace = { role?: PageRole; url?: string; anchor?: string };

/** A page as the scan would see it, from HTML written in a test. */
export function pageFrom(html: string, { role = 'home', url, anchor = '' }: PagePlace = {}): PageFacts {
  const address = url ?? (role === 'home' ? 'https://www.example.com/' : `https://www.example.com/${role}/`);
  const body = new TextEncoder().encode(html);
  const document = parseDocument({ url: address, body, contentType: 'text/html; charset=utf-8' });
  return { role, url: address, path: new URL(address).pathname, anchor, status: 200, cut: false, document };
}

/** Every top-level node of the pages, taken as being about the business itself. */
export function markupOf(pages: readonly PageFacts[]): MarkupFacts {
  const nodes = pages.flatMap((page) => page.document.markup.map((node) => ({ node, page })));
  return { businesses: nodes, nodes, broken: [] };
}

/** Structured data as a page carries it. */
export function jsonLd(node: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
}

export function tradeOf(
  trade: TradeFacts['trade'] = 'plumbing',
  shape: TradeFacts['shape'] = 'service-area',
): TradeFacts {
  return { trade, votes: [], noun: 'plumber', companyNoun: 'plumbing company', shape };
}

export const ENGLISH: LanguageFacts = { language: 'en', isEnglish: true };
export const GERMAN: LanguageFacts = { language: 'de', isEnglish: false };

export const SUBJECT: SubjectFacts = {
  name: 'Copper Creek Plumbing',
  noun: 'plumber',
  companyNoun: 'plumbing company',
  city: 'Boise',
  region: 'ID',
  phoneShown: '(208) 555-0142',
};
