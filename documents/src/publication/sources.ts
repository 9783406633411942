/**
 * A source of a statement in the documents. `read` tells the reader if we know a study only from an article about it.
 */
export type Source = { text: string; link: string };

/** Last checked between August and November 2026. The text refers to a key as `[^key]`. */
export const SOURCES = {
  openai: {
    text: 'OpenAI, Overview of OpenAI crawlers: what each of its bots does and what a robots.txt rule for it means.',
    link: 'https://developers.openai.com/api/docs/bots',
  },
  anthropic: {
    text: 'Anthropic, help article on its three crawlers and what blocking each of them costs (as updated in February 2026).',
    link: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  },
  perplexity: {
    text: 'Perplexity, documentation of PerplexityBot and Perplexity-User.',
    link: 'https://docs.perplexity.ai/guides/bots',
  },
  'google-ai': {
    text: 'Google Search Central, AI features and your website: a page must be indexed and allowed to show a snippet.',
    link: 'https://developers.google.com/search/docs/appearance/ai-features',
  },
  'robots-meta': {
    text: 'Google Search Central, robots meta tag: noindex, nosnippet, max-snippet and data-nosnippet.',
    link: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  },
  apple: {
    text: 'Apple, About Applebot: Siri, Spotlight and Safari; follows the Googlebot rules where it is not named itself.',
    link: 'https://support.apple.com/en-us/119829',
  },
  amazon: {
    text: 'Amazon, About Amazonbot: Amzn-SearchBot (Alexa), Amzn-User and Amazonbot.',
    link: 'https://developer.amazon.com/amazonbot',
  },
  rfc9309: {
    text: 'RFC 9309, Robots Exclusion Protocol (2022): a server error on robots.txt means complete disallow (2.3.1.4).',
    link: 'https://www.rfc-editor.org/rfc/rfc9309',
  },
  vercel: {
    text: 'Vercel and MERJ, The rise of the AI crawler (December 2024): which crawlers run JavaScript, and what they waste.',
    link: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  titles: {
    text: 'Ahrefs, Why ChatGPT cites one page over another (April 2026): 1.4 million prompts.',
    link: 'https://ahrefs.com/blog/why-chatgpt-cites-pages/',
  },
  sageo: {
    text: 'SAGEO Arena (2026), arXiv 2602.12187: an end-to-end test of page edits through retrieval, reranking and answer.',
    link: 'https://arxiv.org/abs/2602.12187',
  },
  geo: {
    text: 'Aggarwal et al., GEO: Generative Engine Optimization (KDD 2024), arXiv 2311.09735.',
    link: 'https://arxiv.org/abs/2311.09735',
  },
  cseo: {
    text: 'C-SEO Bench (NeurIPS 2025), arXiv 2506.11097: do conversational SEO methods work? Counts read in a write-up.',
    link: 'https://arxiv.org/abs/2506.11097',
  },
  formats: {
    text: 'A study of 602 prompts (2026), arXiv 2604.25707: which forms of content end up in an answer.',
    link: 'https://arxiv.org/abs/2604.25707',
  },
  schema: {
    text: 'Ahrefs, We tracked 1,885 pages adding schema (May 2026), read in a write-up.',
    link: 'https://www.iloveseo.net/the-ahrefs-schema-study-is-right-and-its-testing-the-wrong-thing/',
  },
  llms: {
    text: 'SE Ranking, study of about 300,000 domains and llms.txt (November 2025), read in a write-up.',
    link: 'https://noticemesenpai.com/news/llms-txt-300k-domains-zero-ai-visibility-impact',
  },
  faq: {
    text: 'Google Search Central, FAQ structured data: the note that FAQ rich results ended in May 2026.',
    link: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  },
  stars: {
    text: 'Google Search Central, review snippets: ratings a business gives itself are not shown.',
    link: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  },
  yext: {
    text: 'Yext, 6.8 million citations in location-aware answers (October 2025). Yext sells listings management.',
    link: 'https://investors.yext.com/news-events/press-releases/detail/376/yext-research-86-of-ai-citations-come-from-brand-managed',
  },
  soci: {
    text: 'SOCi, 2026 Local Visibility Index: nearly 350,000 locations of 2,751 multi-location brands. Figures read in its blog and in the trade press.',
    link: 'https://www.soci.ai/blog/the-challenge-of-ai-visibility-for-brands-part-1/',
  },
  brightlocal: {
    text: 'BrightLocal, Local Consumer Review Survey 2026 (1,002 US adults). Figures read in write-ups.',
    link: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
  },
  chatgptlocal: {
    text: 'BrightLocal, Uncovering ChatGPT search sources (2024): where local answers came from.',
    link: 'https://www.brightlocal.com/research/uncovering-chatgpt-search-sources/',
  },
  whitespark: {
    text: 'Whitespark, Local Search Ranking Factors 2026: a survey of 47 practitioners, read in a write-up. Opinion, not measurement.',
    link: 'https://reputation.com/resources/articles/whitespark-2026-three-insights-every-brand-should-know',
  },
  sparktoro: {
    text: 'SparkToro and Gumshoe (January 2026): 600 people, 2,961 answers, read in a write-up.',
    link: 'https://www.nonbot.ai/resources/ai-brand-recommendations-inconsistency-research',
  },
  geocheck: {
    text: 'geo-check, docs/VALIDATION.md: robots.txt of 906 recorded sites, read by three independent readers.',
    link: 'https://github.com/vasco-branco06/geo-check',
  },
  schemaorg: {
    text: 'schema.org, the LocalBusiness type and its subtypes (release 30.0).',
    link: 'https://schema.org/LocalBusiness',
  },
  cslb: {
    text: 'Contractors State License Board of California: license numbers in advertising, and the public license check.',
    link: 'https://www.cslb.ca.gov/',
  },
} as const satisfies Record<string, Source>;
