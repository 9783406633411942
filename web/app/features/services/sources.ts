/** The sources of the findings on the service pages, each listed once. */
export const SOURCES = {
  yext: {
    source: 'Yext, 6.8 million citations, October 2025',
    url: 'https://investors.yext.com/news-events/press-releases/detail/376/yext-research-86-of-ai-citations-come-from-brand-managed',
  },
  vercel: {
    source: 'Vercel and MERJ, network study, December 2024',
    url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  ahrefsPrompts: {
    source: 'Ahrefs, 1.4 million ChatGPT prompts, April 2026',
    url: 'https://ahrefs.com/blog/why-chatgpt-cites-pages/',
  },
  contentEdits: {
    source: 'C-SEO Bench, NeurIPS 2025',
    url: 'https://arxiv.org/abs/2506.11097',
  },
  bodyText: {
    source: 'SAGEO Arena, 2026',
    url: 'https://arxiv.org/abs/2602.12187',
  },
  answerShare: {
    source: 'Study of 602 prompts, 2026',
    url: 'https://arxiv.org/abs/2604.25707',
  },
  soci: {
    source: 'SOCi, Local Visibility Index 2026',
    url: 'https://www.soci.ai/blog/the-challenge-of-ai-visibility-for-brands-part-1/',
  },
  sociReported: {
    source: 'Report on SOCi’s Local Visibility Index, January 2026',
    url: 'https://seoauthority.com.au/ai-local-visibility-is-up-to-30x-harder-than-ranking-in-google-report',
  },
  repeatedAnswers: {
    source: 'SparkToro and Gumshoe, 2,961 answers, January 2026',
    url: 'https://www.nonbot.ai/resources/ai-brand-recommendations-inconsistency-research',
  },
  chatGptSources: {
    source: 'BrightLocal, ChatGPT’s local sources, 2024',
    url: 'https://www.brightlocal.com/research/uncovering-chatgpt-search-sources/',
  },
  reviewSurvey: {
    source: 'BrightLocal, Local Consumer Review Survey 2026',
    url: 'https://www.brightlocal.com/research/local-consumer-review-survey/',
  },
  schemaStudy: {
    source: 'Ahrefs, matched study, May 2026, as discussed here',
    url: 'https://www.iloveseo.net/the-ahrefs-schema-study-is-right-and-its-testing-the-wrong-thing/',
  },
  faqMarkup: {
    source: 'Google, FAQ structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  },
  reviewMarkup: {
    source: 'Google, review snippets',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  },
  speakable: {
    source: 'Google, speakable structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/speakable',
  },
  profileRules: {
    source: 'Google, how to represent your business',
    url: 'https://support.google.com/business/answer/3038177',
  },
  applebot: { source: 'Apple, about Applebot', url: 'https://support.apple.com/en-us/119829' },
  amazonbot: { source: 'Amazon, its crawlers', url: 'https://developer.amazon.com/amazonbot' },
  reviewRule: {
    source: 'Federal Trade Commission, 16 CFR Part 465',
    url: 'https://www.govinfo.gov/content/pkg/FR-2024-08-22/html/2024-18519.htm',
  },
  endorsements: {
    source: 'Federal Trade Commission, endorsement guides',
    url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
  },
} as const;
