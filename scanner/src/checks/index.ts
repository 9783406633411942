import type { CheckId } from '@named-first/contract';
import type { Check } from '../check.ts';
import { aiSearchCrawlersAllowed } from './ai-search-crawlers-allowed.ts';
import { answersBuyerQuestions } from './answers-buyer-questions.ts';
import { businessSchemaComplete } from './business-schema-complete.ts';
import { businessSchemaType } from './business-schema-type.ts';
import { concreteFacts } from './concrete-facts.ts';
import { crawlWaste } from './crawl-waste.ts';
import { edgeLetsAssistantsIn } from './edge-lets-assistants-in.ts';
import { fastLightPages } from './fast-light-pages.ts';
import { freshness } from './freshness.ts';
import { hoursAndContact } from './hours-and-contact.ts';
import { identityLinks } from './identity-links.ts';
import { llmsTxt } from './llms-txt.ts';
import { namePhoneAddressAgree } from './name-phone-address-agree.ts';
import { quotingPermission } from './quoting-permission.ts';
import { reviewsReadable } from './reviews-readable.ts';
import { robotsFileHealth } from './robots-file-health.ts';
import { schemaMatchesPage } from './schema-matches-page.ts';
import { secureSingleAddress } from './secure-single-address.ts';
import { serviceAndFaqSchema } from './service-and-faq-schema.ts';
import { serviceAreaCoverage } from './service-area-coverage.ts';
import { servicePages } from './service-pages.ts';
import { sitemapHealth } from './sitemap-health.ts';
import { textWithoutJavascript } from './text-without-javascript.ts';
import { titlesAndHeadings } from './titles-and-headings.ts';
import { verifiableCredentials } from './verifiable-credentials.ts';
import { whoWhatWhere } from './who-what-where.ts';

/** One check for every row of the catalogue: forget one and this does not compile. */
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
