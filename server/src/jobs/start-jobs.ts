import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { afterCommit } from '../db/after-commit.ts';
import type { OpenDatabase, Tx } from '../db/database.ts';
import type { JobHandlers, JobName, JobQueue } from './job-queue.ts';
import { queueErrorLog } from './queue-error-log.ts';
import { JOB_OPTIONS, type JobOptions, queueOptions } from './queue-options.ts';
import { recoverOrphans } from './recover-orphans.ts';
import { runJob } from './run-job.ts';
import { startWorkerPool, type WorkerPool } from './worker-pool.ts';

const JOB_NAMES = Object.keys(JOB_OPTIONS) as JobName[];

export type StartJobsOptions = {
  database: OpenDatabase;
  handlers: JobHandlers;
  log: Logger;
  /** `web` runs no jobs, but still queues them. */
  role: 'all' | 'web' | 'worker';
  /** Replaces the limits of `JOB_OPTIONS`, for tests. */
  jobOptions?: Record<JobName, JobOptions>;
};

export type RunningJobs = {
  queue: JobQueue;
  /** Stops fetching jobs. Jobs queued from now on are left to another process or the next start. */
  pause(): void;
  /**
   * Stops fetching jobs, lets running ones finish for at most `graceMs` (at least a second), then returns the others to
   * the queue.
   */
  stop(graceMs: number): Promise<void>;
  ready(): boolean;
};

/**
 * Installs or updates the tables of the queue, recovers jobs left by a crash and, unless the role is `web`, starts
 * running jobs.
 */
export async function startJobs(options: StartJobsOptions): Promise<RunningJobs> {
  const { database, handlers, log, role, jobOptions = JOB_OPTIONS } = options;
  const boss = newBoss(database, log, role !== 'web');
  const pools = new Map<JobName, WorkerPool>();
  let ready = false;
  await boss.start();
  try {
    for (const name of JOB_NAMES) await prepareQueue(boss, name, jobOptions[name]);
    if (database.kind === 'embedded') await recoverOrphans(boss, JOB_NAMES, log);
    if (role !== 'web') {
      for (const name of JOB_NAMES) {
        pools.set(name, await startWorkerPool(boss, name, jobOptions[name], (job) => runJob(job, handlers[name], log)));
      }
    }
    ready = true;
  } catch (error) {
    stopPolling(pools);
    await boss.stop({ graceful: false });
    throw error;
  }
  const pause = () => {
    ready = false;
    stopPolling(pools);
  };
  return {
    queue: jobQueue(boss, pools),
    pause,
    async stop(graceMs) {
      pause();
      await boss.stop({ graceful: true, timeout: graceMs });
    },
    ready: () => ready,
  };
}

function newBoss(database: OpenDatabase, log: Logger, supervise: boolean): PgBoss {
  const shared = database.kind === 'postgres';
  // A killed worker's jobs are recovered after heartbeat + supervision, about 15 seconds. On the embedded database no
  // other process exists that could die; its next start recovers the jobs.
  const superviseSeconds = shared ? 5 : 60;
  const boss = new PgBoss({
    ...database.bossAdapter,
    supervise,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // The embedded database has no autovacuum to monitor; `maintenance.ts` does its work.
    monitorVacuum: shared,
  });
  boss.on('error', queueErrorLog(log));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reported a warning'));
  return boss;
}

async function prepareQueue(boss: PgBoss, name: JobName, options: JobOptions): Promise<void> {
  // `exclusive`: at most one job per singleton key is unfinished. For an existing queue, `updateQueue` updates the
  // limits.
  await boss.createQueue(name, { ...queueOptions(options), policy: 'exclusive' });
  await boss.updateQueue(name, queueOptions(options));
  // Loads the queue into pg-boss's cache. Loading it later, inside the transaction that queues the first job, would
  // need a second connection, and the embedded database has only one.
  await boss.findJobs(name, { id: randomUUID() });
}

function stopPolling(pools: Map<JobName, WorkerPool>): void {
  for (const pool of pools.values()) pool.stop();
}

function jobQueue(boss: PgBoss, pools: Map<JobName, WorkerPool>): JobQueue {
  const wakeAfter = (tx: Tx, name: JobName) => {
    const pool = pools.get(name);
    if (pool) afterCommit(tx, pool.wake);
  };
  return {
    async enqueue(tx, name, payload, options = {}) {
      await boss.send(name, payload, {
        ...options,
        singletonKey: options.singletonKey ?? randomUUID(),
        db: fromDrizzle(tx, sql),
      });
      wakeAfter(tx, name);
    },
    async enqueueAll(tx, name, jobs) {
      if (jobs.length === 0) return;
      const inserts = jobs.map(({ payload, singletonKey = randomUUID(), ...options }) => ({
        ...options,
        data: payload,
        singletonKey,
      }));
      await boss.insert(name, inserts, { db: fromDrizzle(tx, sql) });
      wakeAfter(tx, name);
    },
  };
}
