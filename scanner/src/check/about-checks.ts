import type { CheckId } from '@named-first/contract';

/** What a check reads and its thresholds, in words; `docs/checks.md` is generated from it. */
export type AboutCheck = {
  reads: string;
  success: string;
  warning: string;
  error: string;
  /**
   * The source of the rule: a standard, a vendor's page, a study. Thresholds without a source are our own judgement.
   */
  sources: readonly string[];
};

const RFC_9309 = 'RFC 9309 (robots exclusion protocol)';
const GOOGLE_ROBOTS = 'Google, robots.txt specification (developers.google.com/crawling/docs/robots-txt)';
const SCHEMA = 'schema.org 30.0';
const GOOGLE_LOCAL = 'Google, local business structured data';
const GOOGLE_SNIPPETS = 'Google, robots meta tag and AI features';

export const ABOUT_CHECKS: Record<CheckId, AboutCheck> = {
  'ai-search-crawlers-allowed': {
    reads: 'robots.txt for each search bot, at `/` and at every sampled page, with the fallbacks that vendors name',
    success: 'every scored bot may read home and all sampled pages',
    warning: 'Claude-SearchBot, PerplexityBot, Applebot or a minor bot is shut out, or a core bot from half the pages',
    error: 'Googlebot, Bingbot or OAI-SearchBot is shut out of home, or two core bots are, or half the pages',
    sources: [
      RFC_9309,
      'the crawler pages of OpenAI, Anthropic, Perplexity, Google, Microsoft, Apple, Amazon and Meta',
    ],
  },
  'edge-lets-assistants-in': {
    reads: 'home under a neutral name, a browser’s name and the documented names of four answer bots',
    success: 'all get the page, with at least 80 % of the words',
    warning: 'plain visits are refused too, the copy is thinner, or the server asks to slow down',
    error: 'plain visits are served and two or more answer bots are refused',
    sources: ['documented user-agent strings of the vendors; a refusal is evidence and no proof'],
  },
  'quoting-permission': {
    reads: '`meta name=robots`, `X-Robots-Tag` and `data-nosnippet` on home and sampled pages',
    success: 'nothing restricts quoting',
    warning: 'short snippets only, `noarchive`, `nocache`, or `data-nosnippet` on phone, hours or 30 % of the text',
    error: '`noindex` on home or half of the service pages, `nosnippet` or `max-snippet:0` on home',
    sources: [GOOGLE_SNIPPETS, 'Bing and Apple on `noarchive`, `nocache` and `nosnippet`'],
  },
  'llms-txt': {
    reads: '`/llms.txt`: status, title, links, and whether name and phone agree with the site',
    success: 'absent (it is optional), or valid and in agreement',
    warning: 'a web page or an error in its place, no title, dead links, an old phone or name',
    error: 'it gives orders to AI models or points to another business',
    sources: ['llmstxt.org'],
  },
  'text-without-javascript': {
    reads: 'words in the HTML as it is sent, before any script runs',
    success: '250 words on home and 120 on each key page',
    warning: '100 to 249 words on home, or a key page below 120',
    error: 'under 100 words or 500 characters on home',
    sources: ['Vercel, “The rise of the AI crawler” (2024): answer bots do not run JavaScript'],
  },
  'titles-and-headings': {
    reads: 'title, main heading, description, address and `lang` of every page',
    success: '80 % of the pages are in order, and home names trade and town',
    warning: '50 to 79 %, or home lacks trade or town',
    error: 'under 50 %, or the title of home is missing or says “Home”',
    sources: ['Ahrefs (2026), 1.4 million ChatGPT prompts: titles and addresses decide which pages are opened'],
  },
  'secure-single-address': {
    reads: 'http and https, with and without www; canonical addresses; redirects',
    success: 'one safe address, reached in at most two steps',
    warning: 'longer chains, two hosts that both answer, a missing or relative canonical address',
    error: 'no https or a bad certificate, a canonical address at another host or on a dead page',
    sources: ['RFC 6596 (canonical link relation)', 'RFC 9110 section 15.4'],
  },
  'fast-light-pages': {
    reads: 'median time to the first byte, size of the HTML, where the first fact stands in it',
    success: 'at most 800 ms and 500 KB',
    warning: 'up to 2 s or 2 MB, or the first fact after 1 MB',
    error: 'over 2 s or 2 MB, or a third of the requests time out',
    sources: ['Google: Googlebot reads the first 2 MB of a page'],
  },
  'robots-file-health': {
    reads: 'status, redirects, type, size and every line of robots.txt',
    success: 'a valid file, or none (404 or 410)',
    warning: 'a web page in its place, misspelt lines or names, a crawl delay of 10 s or more, more than 500 KiB',
    error: 'a server error, 429, a timeout or no DNS, also when asked a second time',
    sources: [RFC_9309, GOOGLE_ROBOTS],
  },
  'sitemap-health': {
    reads: 'the sitemaps named in robots.txt or at the usual places, and a sample of 20 entries',
    success: '90 % of the key pages are in it and 95 % of the sample answer',
    warning: 'not declared, gaps, dates missing or all alike',
    error: 'none with more than ten pages, unreadable, about another host, or a fifth is dead',
    sources: ['sitemaps.org protocol 0.9'],
  },
  'crawl-waste': {
    reads: 'up to 60 internal links, a made-up address, and clicks from home to the key pages',
    success: '2 % dead links and 10 % redirects at most, missing pages say 404',
    warning: 'up to 10 % dead or 30 % redirected, or made-up addresses answer with a page',
    error: 'over 10 % dead, or the contact page cannot be reached by plain links',
    sources: ['Vercel (2024): a third of AI fetches end at missing pages'],
  },
  'business-schema-type': {
    reads: 'the types of the business in JSON-LD, microdata and RDFa, against the trade',
    success: 'a type that fits the trade, on the home, contact or town page',
    warning: 'a general, retired or foreign type, on an inner page only, or beside broken blocks',
    error: 'no type, or all blocks are broken',
    sources: [SCHEMA, GOOGLE_LOCAL],
  },
  'business-schema-complete': {
    reads: 'ten facts of the business in its markup that the pages do not contradict',
    success: '8 to 10 of them',
    warning: '5 to 7',
    error: '4 or fewer',
    sources: [SCHEMA, GOOGLE_LOCAL],
  },
  'schema-matches-page': {
    reads: 'each marked-up fact against the visible text',
    success: 'no contradiction, and 80 % of the facts are visible',
    warning: 'facts in markup alone, small differences, or nothing to compare',
    error: 'another phone, address, rating or hours; sample data; ratings without reviews',
    sources: [GOOGLE_LOCAL, 'Google, review snippet guidelines'],
  },
  'service-and-faq-schema': {
    reads: '`Service`, `hasOfferCatalog` and `FAQPage` against the visible text',
    success: 'services in markup that visible text names too, and no hidden questions or reviews',
    warning: 'no service in markup, services that no page names, or services with the type of a business',
    error: 'questions or reviews in markup that nobody can see',
    sources: [SCHEMA, 'Google: FAQ rich results ended in May 2026'],
  },
  'who-what-where': {
    reads: 'title, main heading and the first 150 words of home; one defining sentence on home or about',
    success: 'name, trade and town at the top, and a sentence that says all three',
    warning: 'one of the three is missing, or the sentence is',
    error: 'two or three are missing',
    sources: ['Indig (2026): cited passages come from the start of a page and define'],
  },
  'name-phone-address-agree': {
    reads: 'every name, number and address in text, links, markup and llms.txt',
    success: 'one name, one main number, one address for each place',
    warning: 'written differently, a second number without a label, half an address',
    error:
      'three unlabelled numbers, two names or towns, markup or links with another number, no number at all, only a sample or one that does not exist',
    sources: ['BrightLocal and SOCi surveys on local data in assistants'],
  },
  'identity-links': {
    reads: 'links and `sameAs` to maps, directories and social profiles, and whether each carries the name',
    success: 'four profiles with a map listing, two of them in `sameAs`',
    warning: 'two or three, or no map listing',
    error: 'one or none, or a link to a platform’s front page or the template maker',
    sources: [SCHEMA, 'Yext (2025), 6.8 million local citations'],
  },
  'service-pages': {
    reads: 'jobs named in menus, lists, headings and markup, and the page each has',
    success: 'three jobs, or 80 % of fewer, have a page of 300 words with a heading of its own',
    warning: 'some have one, or the pages are thinner',
    error: 'all jobs on one page or only in a list',
    sources: ['Whitespark (2026), local ranking factors'],
  },
  'answers-buyer-questions': {
    reads:
      '8 to 12 questions that buyers ask of such a business and up to 4 of the trade, each with the sentence that answers it',
    success: '75 % answered',
    warning: '45 to 74 %',
    error: 'under 45 %',
    sources: ['arXiv 2604.25707: definitions, numbers and steps raise the share of an answer'],
  },
  'concrete-facts': {
    reads: 'prices, times, years, warranties, counts and brands; named sources and quotes',
    success: 'five on two pages, with a price and a quote or source',
    warning: 'two to four, something of these is missing, or a counter shows zero until a script runs',
    error: 'one or none',
    sources: ['Aggarwal et al., GEO (KDD 2024), with the counter-evidence of C-SEO Bench (NeurIPS 2025)'],
  },
  freshness: {
    reads: 'the newest believable date, expired offers, “coming soon”',
    success: 'a date of the last 12 months and nothing expired',
    warning: '12 to 24 months, or only a copyright year',
    error: 'over 24 months, or an offer that has ended',
    sources: ['Google warns against dates that change without the text'],
  },
  'reviews-readable': {
    reads: 'reviews in the text with name and date or platform, rating and count, links to the platforms',
    success: 'three reviews, a link and a rating',
    warning: 'a widget alone, or names, dates or the link are missing',
    error: 'no review, or stars in markup alone',
    sources: ['Google, review snippet guidelines', 'FTC, 16 CFR Part 465'],
  },
  'verifiable-credentials': {
    reads: 'license or registration numbers, insurance, certificates, memberships, names, years',
    success: 'four of six kinds, with a number that can be looked up',
    warning: 'two or three, or claims without a number',
    error: 'one or none',
    sources: ['the registers of each country in `scanner/src/lexicon/countries`'],
  },
  'service-area-coverage': {
    reads: 'towns in the text, `areaServed`, town pages and how alike they are',
    success: 'three towns with `areaServed` or town pages, or a street address for customers who come',
    warning: 'one town, “surrounding areas”, a map alone, or town pages that are 80 % alike',
    error: 'no town, or three town pages that are 90 % alike',
    sources: ['GeoNames for the names of towns'],
  },
  'hours-and-contact': {
    reads: 'phone as text and as a link that dials, hours, emergency claims, forms with labels',
    success:
      'number and hours, “available 24/7”, “by appointment” or check-in times of a lodging are readable and agree with what is promised',
    warning: 'one of them is missing, a link that phones cannot dial, or “24/7” beside limited hours',
    error: 'no number, no hours and no form',
    sources: [SCHEMA],
  },
};
