import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { AdminDeps } from '../features/admin/deps.ts';
import type { AssistantDeps } from '../features/assistants/deps.ts';
import type { BlogDeps } from '../features/blog/deps.ts';
import type { CampaignDeps } from '../features/campaigns/deps.ts';
import type { CheckoutDeps } from '../features/checkout/deps.ts';
import type { ContactDeps } from '../features/contact/deps.ts';
import type { InboxDeps } from '../features/inbox/deps.ts';
import type { LeadDeps } from '../features/leads/deps.ts';
import type { MailPreferenceDeps } from '../features/mail-preferences/deps.ts';
import type { NewsletterDeps } from '../features/newsletter/deps.ts';
import type { PersonalDataDeps } from '../features/personal-data/deps.ts';
import type { PictureDeps } from '../features/pictures/deps.ts';
import type { ReportDeps } from '../features/reports/deps.ts';
import type { ScanDeps } from '../features/scans/deps.ts';
import type { SiteFileDeps } from '../features/site-files/deps.ts';
import type { DownloadDeps } from '../features/whitepaper/deps.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { ResponseCache } from './pages/response-cache.ts';
import type { ReadDownload } from './routes/download-files.ts';

/** The dependencies of every request. */
export type HttpDeps = {
  db: Database;
  clock: { now(): Date };
  log: Logger;
  metrics: Metrics;
  limiter: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'trustProxy' | 'metricsToken' | 'adminTotpSecret'>;
  /** Pages, feeds and lists rendered from the blog, cached until it changes. */
  responseCache: ResponseCache;
  /** Reads the white paper or the guide. */
  readDownload: ReadDownload;
};

/** The dependencies of the whole site: its own and those of every feature with routes. */
export type AppDeps = AssistantDeps &
  HttpDeps &
  AdminDeps &
  BlogDeps &
  CampaignDeps &
  CheckoutDeps &
  ContactDeps &
  DownloadDeps &
  InboxDeps &
  LeadDeps &
  MailPreferenceDeps &
  NewsletterDeps &
  PersonalDataDeps &
  PictureDeps &
  ReportDeps &
  ScanDeps &
  SiteFileDeps;
