import type { CheckId } from '@named-first/contract';

/** What is fetched besides robots.txt and the home page. */
export type SitePart = 'variants' | 'llms' | 'sitemaps' | 'probes' | 'pages' | 'missing' | 'links';

const PAGES: readonly SitePart[] = ['pages'];

/** What each check reads, so that one check can run alone. A missing check does not compile. */
export const PARTS_OF_CHECKS: Readonly<Record<CheckId, readonly SitePart[]>> = {
  'ai-search-crawlers-allowed': [],
  'edge-lets-assistants-in': ['probes'],
  'quoting-permission': PAGES,
  'llms-txt': ['llms', 'pages', 'links'],
  'text-without-javascript': PAGES,
  'titles-and-headings': PAGES,
  'secure-single-address': ['variants', 'pages'],
  'fast-light-pages': ['probes', 'pages'],
  'robots-file-health': ['sitemaps', 'pages'],
  'sitemap-health': ['sitemaps', 'pages', 'links'],
  'crawl-waste': ['missing', 'pages', 'links'],
  'business-schema-type': PAGES,
  'business-schema-complete': PAGES,
  'schema-matches-page': PAGES,
  'service-and-faq-schema': PAGES,
  'who-what-where': PAGES,
  'name-phone-address-agree': ['llms', 'pages'],
  'identity-links': PAGES,
  'service-pages': PAGES,
  'answers-buyer-questions': PAGES,
  'concrete-facts': PAGES,
  freshness: PAGES,
  'reviews-readable': PAGES,
  'verifiable-credentials': PAGES,
  'service-area-coverage': PAGES,
  'hours-and-contact': PAGES,
};

/** A scan for one check alone. */
export type OneCheck = {
  check: CheckId;
  /** URLs of the pages that the whole scan read. Pages that home has linked to since are read too. */
  pages: readonly string[];
};
