import type { RenderMail, RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { PasswordTurns } from '../features/admin/password-turns.ts';
import type { SignInQueue } from '../features/admin/sign-in-queue.ts';
import type { BlogVersion } from '../features/blog/blog-version.ts';
import type { EventReader, Payments } from '../features/checkout/payments.ts';
import type { ScanWebsite } from '../features/scans/deps.ts';
import type { ScanGate } from '../features/scans/scan-gate.ts';
import type { KeptAnswers } from '../http/pages/kept-answers.ts';
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

/** Everything a verb may use. Built once in `main.ts`; tests build their own. */
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
  /** Signs the links by which somebody leaves a list. */
  mailLinks: MailLinks;
  scanWebsite: ScanWebsite;
  /** Holds visitors' scans to a few at once. */
  scanGate: ScanGate;
  /** Reads the white paper or the guide. */
  readDownload: ReadDownload;
  /** Tells when the blog has changed. */
  blogVersion: BlogVersion;
  /** Pages, feeds and lists made from the blog, until it changes. */
  keptAnswers: KeptAnswers;
  /** The payment provider; null while checkout is off. */
  payments: Payments | null;
  /** Reads what the payment provider posts; null when that cannot be verified. */
  eventReader: EventReader | null;
  /** Holds password checks to one at a time. */
  passwordTurns: PasswordTurns;
  /** Holds guesses at the password to a few a minute in all. */
  signInQueue: SignInQueue;
  /** Signs the cookies of browsers that have signed in. */
  deviceKey: Buffer;
  limiter: RateLimiter;
  metrics: Metrics;
  clock: { now(): Date };
  log: Logger;
};
