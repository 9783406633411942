import type { RenderMail, RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { PasswordSemaphore } from '../features/admin/password-semaphore.ts';
import type { SignInQueue } from '../features/admin/sign-in-queue.ts';
import type { AssistantDeps } from '../features/assistants/deps.ts';
import type { BlogVersion } from '../features/blog/blog-version.ts';
import type { EventReader, Payments } from '../features/checkout/payments.ts';
import type { ScanForClient, ScanWebsite } from '../features/scans/deps.ts';
import type { ScanSemaphore } from '../features/scans/scan-semaphore.ts';
import type { ResponseCache } from '../http/pages/response-cache.ts';
import type { ReadDownload } from '../http/routes/download-files.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Mailer } from '../mail/delivery/mailer.ts';
import type { MailDeps } from '../mail/deps.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';
import type { MailLinks } from '../mail/mail-links.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailRuleDeps } from './mail-kinds.ts';

/** All dependencies of the verbs. Built once in `main.ts`; tests build their own. */
export type Deps = {
  settings: Settings;
  db: Database;
  jobs: JobQueue;
  mailer: Mailer;
  /** The rules of every kind of mail. */
  mailKinds: MailKinds<MailRuleDeps>;
  onBounce: MailDeps['onBounce'];
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
  scanWebsite: ScanWebsite;
  /** The asker of an assistant, or null without a key. Loads its library when it is first called. */
  askerOf: AssistantDeps['askerOf'];
  scanForClient: ScanForClient;
  /** Limits concurrent scans for visitors. */
  scanSemaphore: ScanSemaphore;
  /** Reads the white paper or the guide. */
  readDownload: ReadDownload;
  /** Changes when the blog changes. */
  blogVersion: BlogVersion;
  /** Pages, feeds and lists rendered from the blog, cached until it changes. */
  responseCache: ResponseCache;
  /** The payment provider; null if checkout is disabled. */
  payments: Payments | null;
  /** Verifies and parses the webhooks of the payment provider; null if they cannot be verified. */
  eventReader: EventReader | null;
  /** Limits password checks to one at a time. */
  passwordSemaphore: PasswordSemaphore;
  /** Limits password guesses to a few a minute in total. */
  signInQueue: SignInQueue;
  /** Signs the cookies of browsers that have signed in. */
  deviceKey: Buffer;
  limiter: RateLimiter;
  metrics: Metrics;
  clock: { now(): Date };
  log: Logger;
};
