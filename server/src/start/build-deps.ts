import type { RenderMail, RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database.ts';
import { keptSecret } from '../db/kept-secret.ts';
import { takeCheck } from '../features/admin/check-pace.ts';
import { DEVICE_KEY } from '../features/admin/device-token.ts';
import { createPasswordTurns } from '../features/admin/password-turns.ts';
import { createSignInQueue } from '../features/admin/sign-in-queue.ts';
import { createBlogVersion } from '../features/blog/blog-version.ts';
import { createPayments, type PaymentsParts } from '../features/checkout/create-payments.ts';
import { suppress } from '../features/mail-preferences/suppress.ts';
import type { ScanWebsite } from '../features/scans/deps.ts';
import { createScanGate } from '../features/scans/scan-gate.ts';
import { createKeptAnswers } from '../http/pages/kept-answers.ts';
import { createDownloadFiles } from '../http/routes/download-files.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createDatabaseRateLimits } from '../limits/database-rate-limits.ts';
import { createMemoryRateLimits } from '../limits/memory-rate-limits.ts';
import { createRateLimiter } from '../limits/rate-limiter.ts';
import { readDkim } from '../mail/delivery/dkim.ts';
import { createFileMailer } from '../mail/delivery/file-mailer.ts';
import type { Mailer } from '../mail/delivery/mailer.ts';
import { outboxFolder } from '../mail/delivery/outbox-files.ts';
import { createSmtpMailer } from '../mail/delivery/smtp-mailer.ts';
import { createMailLinks, MAIL_LINK_KEY } from '../mail/mail-links.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Deps } from './deps.ts';
import { MAIL_KINDS } from './mail-kinds.ts';

/** Visitors' scans in one process: the scan of a slow site takes 15 seconds, so the last in line waits some minutes. */
const SCANS_AT_ONCE = 4;
const SCANS_WAITING = 50;
/** The last in line waits some seconds. */
const PASSWORDS_WAITING = 20;

/** What is made from the blog and kept: a page is about 80 KB in its three encodings. */
const KEPT = { answers: 500, bytes: 64 * 1024 * 1024 };

export type DepsParts = {
  settings: Settings;
  database: OpenDatabase;
  jobs: JobQueue;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
  scanWebsite: ScanWebsite;
  metrics: Metrics;
  /** Where the built PDFs are. */
  documentsDir: string;
  log: Logger;
  clock?: Deps['clock'];
  mailer?: Mailer;
  /** A shorter limit for handing one mail over, for tests. */
  longestSendMs?: number;
  /** Chosen by the settings unless given. */
  payments?: PaymentsParts;
};

/** Puts together everything a verb may use. */
export async function buildDeps(parts: DepsParts): Promise<Deps> {
  const { settings, database, jobs, renderMail, renderReportPdf, scanWebsite, metrics, log } = parts;
  const clock = parts.clock ?? { now: () => new Date() };
  const store = database.kind === 'postgres' ? createDatabaseRateLimits(database.db) : createMemoryRateLimits();
  const blogVersion = createBlogVersion(database.db, clock);
  return {
    settings,
    db: database.db,
    jobs,
    mailer: parts.mailer ?? createMailer(settings, parts.longestSendMs),
    renderMail,
    renderReportPdf,
    mailKinds: MAIL_KINDS,
    onBounce: (tx, { address, at }) => suppress(tx, { address, at, reason: 'bounced' }),
    mailLinks: createMailLinks({ key: await keptSecret(database.db, MAIL_LINK_KEY), publicUrl: settings.publicUrl }),
    scanWebsite,
    ...(parts.payments ?? (await createPayments(settings, { db: database.db, clock }))),
    scanGate: createScanGate({ atOnce: SCANS_AT_ONCE, waiting: SCANS_WAITING, locks: database.locks, clock, log }),
    readDownload: createDownloadFiles(parts.documentsDir),
    blogVersion,
    keptAnswers: createKeptAnswers(blogVersion.current, KEPT),
    passwordTurns: createPasswordTurns({ waiting: PASSWORDS_WAITING }),
    signInQueue: createSignInQueue({
      ...{ enabled: settings.rateLimits, clock },
      takeCheck: () => takeCheck({ db: database.db, clock }),
    }),
    deviceKey: await keptSecret(database.db, DEVICE_KEY),
    limiter: createRateLimiter({ store, clock, enabled: settings.rateLimits }),
    metrics,
    clock,
    log,
  };
}

function createMailer(settings: Settings, longestSendMs?: number): Mailer {
  const { smtpUrl, mailFrom: from, dataDir } = settings;
  const dkim = readDkim(settings);
  return smtpUrl === null
    ? createFileMailer({ folder: outboxFolder(dataDir), from, dkim })
    : createSmtpMailer({ url: smtpUrl, from, dkim, longestSendMs });
}
