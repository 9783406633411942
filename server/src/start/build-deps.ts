import type { RenderMail, RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/database.ts';
import { persistedSecret } from '../db/persisted-secret.ts';
import { takeCheck } from '../features/admin/check-pace.ts';
import { DEVICE_KEY } from '../features/admin/device-token.ts';
import { createPasswordSemaphore } from '../features/admin/password-semaphore.ts';
import { createSignInQueue } from '../features/admin/sign-in-queue.ts';
import { createAskers } from '../features/assistants/create-askers.ts';
import { createBlogVersion } from '../features/blog/blog-version.ts';
import { createPayments, type PaymentsParts } from '../features/checkout/create-payments.ts';
import { suppress } from '../features/mail-preferences/suppress.ts';
import type { ScanForClient, ScanWebsite } from '../features/scans/deps.ts';
import { createScanSemaphore } from '../features/scans/scan-semaphore.ts';
import { createResponseCache } from '../http/pages/response-cache.ts';
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

/**
 * Concurrent scans for visitors per process. A slow site takes 15 seconds, so the last one in the queue waits a few
 * minutes.
 */
const SCANS_AT_ONCE = 4;
const SCANS_WAITING = 50;
/** The last one in the queue waits a few seconds. */
const PASSWORDS_WAITING = 20;

/** The limits of the response cache. A page takes about 80 KB in its three encodings. */
const CACHE_LIMITS = { answers: 500, bytes: 64 * 1024 * 1024 };

export type DepsParts = {
  settings: Settings;
  database: OpenDatabase;
  jobs: JobQueue;
  renderMail: RenderMail;
  renderReportPdf: RenderReportPdf;
  scanWebsite: ScanWebsite;
  scanForClient: ScanForClient;
  metrics: Metrics;
  /** The folder of the built PDFs. */
  documentsDir: string;
  log: Logger;
  clock?: Deps['clock'];
  mailer?: Mailer;
  /** A shorter time limit for sending one mail, for tests. */
  longestSendMs?: number;
  /** Derived from the settings by default. */
  payments?: PaymentsParts;
};

/** Builds all dependencies of the verbs. */
export async function buildDeps(parts: DepsParts): Promise<Deps> {
  const { settings, database, jobs, renderMail, renderReportPdf, scanWebsite, scanForClient, metrics, log } = parts;
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
    mailLinks: createMailLinks({
      key: await persistedSecret(database.db, MAIL_LINK_KEY),
      publicUrl: settings.publicUrl,
    }),
    scanWebsite,
    scanForClient,
    ...(parts.payments ?? (await createPayments(settings, { db: database.db, clock }))),
    askerOf: createAskers(settings.assistants.lanes),
    scanSemaphore: createScanSemaphore({
      atOnce: SCANS_AT_ONCE,
      waiting: SCANS_WAITING,
      locks: database.locks,
      clock,
      log,
    }),
    readDownload: createDownloadFiles(parts.documentsDir),
    blogVersion,
    responseCache: createResponseCache(blogVersion.current, CACHE_LIMITS),
    passwordSemaphore: createPasswordSemaphore({ waiting: PASSWORDS_WAITING }),
    signInQueue: createSignInQueue({
      ...{ enabled: settings.rateLimits, clock },
      takeCheck: () => takeCheck({ db: database.db, clock }),
    }),
    deviceKey: await persistedSecret(database.db, DEVICE_KEY),
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
