import { join } from 'node:path';
import { brand, type RenderMail, type ScanReport, type SheetFacts } from '@named-first/contract';
import type { Scanned } from '@named-first/scanner';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { sessions } from '../src/db/schema/index.ts';
import { hashToken, newSessionToken } from '../src/features/admin/session-token.ts';
import { createApp } from '../src/http/create-app.ts';
import type { Pages } from '../src/http/pages/pages.ts';
import type { JobHandlers, JobName } from '../src/jobs/job-queue.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { createFileMailer } from '../src/mail/delivery/file-mailer.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { parseSettings } from '../src/settings/settings.ts';
import { buildDeps, type DepsParts } from '../src/start/build-deps.ts';
import type { Deps } from '../src/start/deps.ts';
import { jobHandlers } from '../src/start/job-handlers.ts';
import { scanReport } from './factories.ts';
import { readOutbox } from './read-outbox.ts';
import { type TestDatabase, temporaryFolder } from './test-database.ts';

export type QueuedJob = { id: string; name: JobName; data: never; startAfter: Date };

/** The product on a test database. The test controls the scanner and the clock, and decides when jobs run. */
export type TestProduct = Awaited<ReturnType<typeof openTestProduct>>;

/** A response's JSON, typed as the test expects it. */
export async function bodyOf<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

export async function openTestProduct(
  database: TestDatabase,
  options: {
    env?: Record<string, string>;
    pages?: Pages;
    renderMail?: RenderMail;
    payments?: DepsParts['payments'];
  } = {},
) {
  const { folder, remove } = temporaryFolder();
  const settings = parseSettings({ PUBLIC_URL: 'https://agency.example', DATA_DIR: folder, ...options.env });
  const log = pino({ level: 'silent' });
  const metrics = createMetrics();
  const clock = { time: new Date('2026-03-02T15:00:00Z'), now: () => clock.time };
  const scanner = testScanner();
  const later = Promise.withResolvers<Deps>();
  const handlers = jobHandlers(later.promise, metrics);
  const jobs = await startJobs({ database, handlers, log, role: 'web' });
  const deps = await buildDeps({
    ...{ settings, database, metrics, log, clock },
    jobs: jobs.queue,
    documentsDir: join(folder, 'documents'),
    ...(options.payments ? { payments: options.payments } : {}),
    scanWebsite: ({ url }, scanOptions) => scanner.scan(url, scanOptions),
    scanForClient: async ({ url }, { sheet, signal }) => {
      const report = await scanner.scan(url, { signal });
      return { report, client: scanner.read(report, sheet) };
    },
    mailer: createFileMailer({ folder: join(folder, 'outbox'), from: settings.mailFrom }),
    renderReportPdf: async (report, { businessName, paper }) =>
      new TextEncoder().encode(`%PDF ${businessName} ${paper} ${report.scannedAt}`),
    renderMail: options.renderMail ?? renderKind,
  });
  later.resolve(deps);
  const app = createApp({ deps, pages: options.pages ?? null, notReady: async () => null, checksAnswers: true });
  return {
    deps,
    app,
    folder,
    clock,
    scanner,
    handlers,
    /** Posts JSON like a visitor with this IP address. */
    post: (path: string, body: unknown, address = '192.0.2.1') =>
      app.request(
        path,
        { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: address } } } as never,
      ),
    /** The cookie of a new session. */
    adminCookie: () => newAdminCookie(deps),
    /** Sends a request with an admin session. */
    asAdmin: async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Cookie', await newAdminCookie(deps));
      return app.request(path, { ...init, headers });
    },
    queuedJobs: () => queuedJobs(deps),
    /** Takes every job out of the queue, due or not, and runs it once. Jobs queued by these stay for the next call. */
    runJobs: () => runJobs(deps, handlers),
    mails: () => readOutbox(folder),
    async close() {
      await jobs.stop(0);
      await database.close();
      remove();
    },
  };
}

/** Mails whose subject contains their kind and recipient, and whose text is their data. */
const renderKind: RenderMail = async (kind, data) => ({
  subject: 'businessName' in data ? `${kind}: ${data.businessName}` : kind,
  html: `<p>${kind}</p>`,
  text: JSON.stringify(data),
});

/** Creates a session without the cost of checking a password. */
async function newAdminCookie({ db, clock, settings }: Deps): Promise<string> {
  const token = newSessionToken();
  const now = clock.now();
  await db.insert(sessions).values({ tokenHash: hashToken(token), createdAt: now, lastSeenAt: now });
  const prefix = settings.publicUrl.startsWith('https:') ? '__Host-' : '';
  return `${prefix}${brand.slug}-session=${token}`;
}

function testScanner() {
  const scanner = {
    asked: [] as string[],
    answer: async (website: string): Promise<ScanReport> => scanReport({ website }),
    scan: (website: string, _options: { signal: AbortSignal }) => {
      scanner.asked.push(website);
      return scanner.answer(website);
    },
    /** What a scan for a client returns in addition. */
    read: (_report: ScanReport, _sheet: SheetFacts | null): NonNullable<Scanned['client']> => ({
      readings: [],
      fixes: null,
    }),
  };
  return scanner;
}

async function queuedJobs(deps: Deps): Promise<QueuedJob[]> {
  const { rows } = await deps.db.execute<Record<string, unknown>>(
    sql`select id, name, data, start_after from pgboss.job where state = 'created' order by created_on, id`,
  );
  return rows.map((row) => ({
    id: row.id as string,
    name: row.name as JobName,
    data: row.data as never,
    startAfter: new Date(row.start_after as string),
  }));
}

async function runJobs(deps: Deps, handlers: JobHandlers): Promise<void> {
  for (const job of await queuedJobs(deps)) {
    await deps.db.execute(sql`delete from pgboss.job where id = ${job.id}`);
    await handlers[job.name](job.data, new AbortController().signal);
  }
}
