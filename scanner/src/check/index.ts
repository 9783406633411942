import type { CheckId } from '@named-first/contract';
import { aiSearchCrawlersAllowed } from './access/ai-search-crawlers-allowed.ts';
import { edgeLetsAssistantsIn } from './access/edge-lets-assistants-in.ts';
import { llmsTxt } from './access/llms-txt.ts';
import { quotingPermission } from './access/quoting-permission.ts';
import type { Check } from './check.ts';
import { reviewsReadable } from './citations/reviews-readable.ts';
import { verifiableCredentials } from './citations/verifiable-credentials.ts';
import { answersBuyerQuestions } from './content/answers-buyer-questions.ts';
import { concreteFacts } from './content/concrete-facts.ts';
import { freshness } from './content/freshness.ts';
import { servicePages } from './content/service-pages.ts';
import { crawlWaste } from './crawl-budget/crawl-waste.ts';
import { robotsFileHealth } from './crawl-budget/robots-file-health.ts';
import { sitemapHealth } from './crawl-budget/sitemap-health.ts';
import { identityLinks } from './entity/identity-links.ts';
import { namePhoneAddressAgree } from './entity/name-phone-address-agree.ts';
import { whoWhatWhere } from './entity/who-what-where.ts';
import { hoursAndContact } from './local/hours-and-contact.ts';
import { serviceAreaCoverage } from './local/service-area-coverage.ts';
import { businessSchemaComplete } from './structured-data/business-schema-complete.ts';
import { businessSchemaType } from './structured-data/business-schema-type.ts';
import { schemaMatchesPage } from './structured-data/schema-matches-page.ts';
import { serviceAndFaqSchema } from './structured-data/service-and-faq-schema.ts';
import { fastLightPages } from './technical/fast-light-pages.ts';
import { secureSingleAddress } from './technical/secure-single-address.ts';
import { textWithoutJavascript } from './technical/text-without-javascript.ts';
import { titlesAndHeadings } from './technical/titles-and-headings.ts';

/** One check for every row of the catalogue: a missing one does not compile. */
export const checks: Record<CheckId, Check> = {
  'ai-search-crawlers-allowed': aiSearchCrawlersAllowed,
  'edge-lets-assistants-in': edgeLetsAssistantsIn,
  'quoting-permission': quotingPermission,
  'llms-txt': llmsTxt,
  'text-without-javascript': textWithoutJavascript,
  'titles-and-headings': titlesAndHeadings,
  'secure-single-address': secureSingleAddress,
  'fast-light-pages': fastLightPages,
  'robots-file-health': robotsFileHealth,
  'sitemap-health': sitemapHealth,
  'crawl-waste': crawlWaste,
  'business-schema-type': businessSchemaType,
  'business-schema-complete': businessSchemaComplete,
  'schema-matches-page': schemaMatchesPage,
  'service-and-faq-schema': serviceAndFaqSchema,
  'who-what-where': whoWhatWhere,
  'name-phone-address-agree': namePhoneAddressAgree,
  'identity-links': identityLinks,
  'service-pages': servicePages,
  'answers-buyer-questions': answersBuyerQuestions,
  'concrete-facts': concreteFacts,
  freshness,
  'reviews-readable': reviewsReadable,
  'verifiable-credentials': verifiableCredentials,
  'service-area-coverage': serviceAreaCoverage,
  'hours-and-contact': hoursAndContact,
};
