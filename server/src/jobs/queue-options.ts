import type { QueueOptions, WorkOptions } from 'pg-boss';
import type { JobName } from './job-queue.ts';

/** How one kind of job is run and retried. */
export type JobOptions = {
  /** How many workers each process has, and how many jobs each fetches at once; one by default. */
  workers: number;
  batchSize?: number;
  /**
   * How often a process checks for jobs that other processes queued or that became due. Jobs it queues itself start at
   * once.
   */
  pollSeconds: number;
  /** When an attempt counts as lost although its process is alive. */
  expireInSeconds: number;
  /** Restarts count as attempts too, so the limits are generous. A handler decides itself when to give up. */
  retryLimit: number;
  /** The first delay in seconds. It doubles with each attempt up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
};

/**
 * Mails that each process sends at the same time, each on a separate connection, so that a hanging one does not block
 * the others.
 */
export const SENDS_AT_ONCE = 10;

export const JOB_OPTIONS: Record<JobName, JobOptions> = {
  // The handler gives up after a day. These attempts last longer; otherwise the lead would wait for its report forever.
  'scan-lead': {
    workers: 4,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 250,
    retryDelay: 2,
    retryDelayMax: 900,
  },
  // If a site does not answer, the handler retries for three days. These attempts are for crashes.
  'scan-baseline': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 120,
    retryLimit: 250,
    retryDelay: 5,
    retryDelayMax: 900,
  },
  // The back office shows when it is done. If a site does not answer, the handler retries.
  'scan-client': {
    workers: 1,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 250,
    retryDelay: 5,
    retryDelayMax: 900,
  },
  // The next one is scheduled anyway.
  'refresh-clients': {
    workers: 1,
    pollSeconds: 30,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
  },
  // Rows and jobs are written in one transaction, so an attempt did everything or nothing.
  'plan-panel': {
    workers: 1,
    pollSeconds: 5,
    expireInSeconds: 120,
    retryLimit: 50,
    retryDelay: 5,
    retryDelayMax: 900,
  },
  // The handler itself decides how often to ask, and a lane runs two requests at a time; these attempts are for
  // crashes. A request takes at most 120 seconds, or twice that if it is continued.
  'ask-answer': {
    workers: 4,
    pollSeconds: 3,
    expireInSeconds: 300,
    retryLimit: 50,
    retryDelay: 5,
    retryDelayMax: 900,
  },
  // A few retries are enough, because the job is queued again every hour.
  'plan-months': {
    workers: 1,
    pollSeconds: 60,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
  },
  // A visitor watches the waiting page. It gives up after a minute, which leaves time for only a few attempts.
  'check-report': {
    workers: 2,
    pollSeconds: 1,
    expireInSeconds: 60,
    retryLimit: 3,
    retryDelay: 2,
    retryDelayMax: 10,
  },
  // A salesperson waits for the result. After five minutes the list reports it as unfinished.
  'scan-prospect': {
    workers: 2,
    pollSeconds: 1,
    expireInSeconds: 60,
    retryLimit: 4,
    retryDelay: 2,
    retryDelayMax: 60,
  },
  // The campaign decides when to give up on a website, so this limit is never reached.
  'scan-campaign-row': {
    workers: 16,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 10_000,
    retryDelay: 1,
    retryDelayMax: 15,
  },
  // Two jobs per fetch halve the statements for fetching and settling. A hanging connection delays only the other mail
  // of its pair. The mail itself gives up after 48 hours; these attempts last longer.
  'send-mail': {
    workers: SENDS_AT_ONCE / 2,
    batchSize: 2,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 120,
    retryDelay: 2,
    retryDelayMax: 3600,
  },
  // The next one is scheduled anyway.
  'queue-lessons': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 300,
    retryLimit: 3,
    retryDelay: 2,
    retryDelayMax: 20,
  },
  // Few at a time, because each one calls the payment provider, which limits the rate of calls. Retries for about a
  // day.
  'payment-event': {
    workers: 2,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 32,
    retryDelay: 2,
    retryDelayMax: 3600,
  },
  // The next one is scheduled anyway.
  'reconcile-payments': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
  },
  // No one waits for it. An interrupted run continues with its next attempt, during the same night if possible.
  'delete-expired': {
    workers: 1,
    pollSeconds: 30,
    expireInSeconds: 3600,
    retryLimit: 20,
    retryDelay: 5,
    retryDelayMax: 900,
  },
};

/** The minimum that pg-boss allows. After a crash on PostgreSQL, another process takes over the job after this time. */
const HEARTBEAT_SECONDS = 10;

export function queueOptions(options: JobOptions): QueueOptions {
  return {
    expireInSeconds: options.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: options.retryLimit,
    retryDelay: options.retryDelay,
    retryBackoff: true,
    retryDelayMax: options.retryDelayMax,
  };
}

export function workOptions({ batchSize = 1 }: JobOptions) {
  return {
    batchSize,
    // `worker-pool.ts` wakes the workers. Without it they poll once an hour.
    pollingIntervalSeconds: 3600,
    perJobResults: true,
    includeMetadata: true,
  } as const satisfies WorkOptions;
}
