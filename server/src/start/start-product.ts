import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createStorageCheck } from '../db/storage-check.ts';
import { ensureAdminPassword } from '../features/admin/ensure-admin-password.ts';
import { removeCutOffUploads, startCampaignWatch } from '../features/campaigns/watch-campaigns.ts';
import { startReconciling } from '../features/checkout/events/start-reconciling.ts';
import { startClientClock } from '../features/clients/work/start-client-clock.ts';
import { startCourseClock } from '../features/course/start-course-clock.ts';
import { startRetentionClock } from '../features/retention/start-retention-clock.ts';
import type { ScanWebsite } from '../features/scans/deps.ts';
import { createApp } from '../http/create-app.ts';
import { stoppingResponse } from '../http/error-response.ts';
import type { Pages } from '../http/pages/pages.ts';
import { listen, newHttpServer, requestListener } from '../http/server/start-server.ts';
import { createServerStop } from '../http/server/stop-server.ts';
import { type RunningJobs, type StartJobsOptions, startJobs } from '../jobs/start-jobs.ts';
import { releaseClaimedMails } from '../mail/claim-mail.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { buildDeps, type DepsParts } from './build-deps.ts';
import type { Deps } from './deps.ts';
import { jobHandlers } from './job-handlers.ts';

export type ProductParts = {
  settings: Settings;
  log: Logger;
  scanWebsite: ScanWebsite;
  /** Where the built PDFs are. */
  documentsDir: string;
  /** Opens the database of the settings unless given. */
  openDatabase?(): Promise<OpenDatabase>;
  /** Lets the server be reached; it listens at the place of the settings unless given. */
  listen?(server: Server): Promise<void>;
  loadPages(): Promise<Pages>;
  /** Whether answers are compared with the contract: in development and tests. */
  checksAnswers?: boolean;
  /** Other limits than the product's own, for tests. */
  limits?: Pick<StartJobsOptions, 'jobOptions'> & Pick<DepsParts, 'longestSendMs'>;
};

export type RunningProduct = {
  /** The port it listens on; null for a worker. */
  port: number | null;
  /** Set when a password was generated just now. */
  newAdminPassword: string | null;
  mailDestination: string;
  /** Copies the running embedded database into a new folder; null on PostgreSQL. */
  backUp: OpenDatabase['backUp'] | null;
  /**
   * Says that it is not ready, goes on accepting for `STOP_GRACE_SECONDS` or until `hurry` is aborted, lets requests and
   * jobs finish for `finishMs`, closes the database.
   */
  stop(options: { finishMs: number; hurry: AbortSignal }): Promise<void>;
};

/**
 * Starts everything, in the order in which each part needs the last: database, pages, jobs, site.
 *
 * @throws DataFolderInUseError, CannotListenError and whatever a part throws; what had started is stopped again.
 */
export async function startProduct(parts: ProductParts): Promise<RunningProduct> {
  const { settings, log, checksAnswers = false } = parts;
  const database = await (parts.openDatabase?.() ?? openDatabase({ ...settings, log }));
  const stops: (() => Promise<void>)[] = [() => database.close()];
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const server = newHttpServer();
    const serverStop = createServerStop(server, stoppingResponse);
    const pages = await parts.loadPages();
    stops.push(() => pages.close());
    const { deps, jobs } = await startWork(parts, database, pages);
    stops.push(async () => deps.mailer.close());
    const storage = createStorageCheck(database);
    let stopping = false;
    let finish = 0;
    // Requests and jobs have the same time to finish. The queue goes last, because a request may queue a job to the end.
    stops.push(async () => {
      const began = performance.now();
      await serverStop.close(finish);
      await jobs.stop(Math.max(0, finish - (performance.now() - began)));
    });
    if (settings.role !== 'web')
      stops.push(
        startReconciling(deps),
        startCampaignWatch(deps),
        startCourseClock(deps),
        startClientClock(deps),
        startRetentionClock(deps),
      );
    const newAdminPassword = await ensureAdminPassword(deps);
    const notReady = async () => {
      if (stopping) return 'the process is stopping';
      return jobs.ready() ? storage.problem() : 'the job queue is not running';
    };
    if (settings.role !== 'worker') {
      const listener = requestListener(createApp({ deps, pages, notReady, checksAnswers }), pages, settings.publicUrl);
      server.on('request', serverStop.track(listener));
      await (parts.listen?.(server) ?? listen(server, { port: settings.port, host: settings.host }));
    }
    return {
      port: (server.address() as AddressInfo | null)?.port ?? null,
      newAdminPassword,
      mailDestination: deps.mailer.destination,
      backUp: database.backUp ?? null,
      async stop({ finishMs, hurry }) {
        stopping = true;
        finish = finishMs;
        jobs.pause();
        serverStop.drain();
        if (server.listening)
          await pause(settings.stopGraceSeconds * 1000, undefined, { signal: hurry }).catch(() => {});
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Jobs are handled with `deps`, and `deps` holds their queue: the handlers get it once both exist. */
async function startWork(
  { settings, log, scanWebsite, documentsDir, limits }: ProductParts,
  database: OpenDatabase,
  { renderMail, renderReportPdf }: Pages,
): Promise<{ deps: Deps; jobs: RunningJobs }> {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  if (database.kind === 'embedded') {
    await releaseClaimedMails(database.db);
    await removeCutOffUploads(database);
  }
  const later = Promise.withResolvers<Deps>();
  const handlers = jobHandlers(later.promise, metrics);
  const jobs = await startJobs({ database, handlers, log, role: settings.role, ...limits });
  try {
    const deps = await buildDeps({
      ...{ settings, database, renderMail, renderReportPdf, scanWebsite, documentsDir, metrics, log },
      jobs: jobs.queue,
      ...limits,
    });
    later.resolve(deps);
    return { deps, jobs };
  } catch (error) {
    await jobs.stop(0);
    throw error;
  }
}
