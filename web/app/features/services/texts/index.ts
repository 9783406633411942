import type { ServiceSlug } from '@named-first/contract';
import type { ServiceText } from '../service-text';
import { aiAnalyticsTracking } from './ai-analytics-tracking';
import { aiFocusedContent } from './ai-focused-content';
import { directorySeeding } from './directory-seeding';
import { googleBusinessProfileManagement } from './google-business-profile-management';
import { llmCitationOptimization } from './llm-citation-optimization';
import { redditQuoraSeeding } from './reddit-quora-seeding';
import { reputationReviewManagement } from './reputation-review-management';
import { schemaMarkup } from './schema-markup';
import { voiceSearchOptimization } from './voice-search-optimization';

export const SERVICE_TEXTS: Record<ServiceSlug, ServiceText> = {
  'llm-citation-optimization': llmCitationOptimization,
  'reddit-quora-seeding': redditQuoraSeeding,
  'voice-search-optimization': voiceSearchOptimization,
  'google-business-profile-management': googleBusinessProfileManagement,
  'reputation-review-management': reputationReviewManagement,
  'ai-focused-content': aiFocusedContent,
  'directory-seeding': directorySeeding,
  'schema-markup': schemaMarkup,
  'ai-analytics-tracking': aiAnalyticsTracking,
};
