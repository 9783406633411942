import type { QueueOptions, WorkOptions } from 'pg-boss';
import type { JobName } from './job-queue.ts';

/** How one kind of job is run and tried again. */
export type JobOptions = {
  /** How many workers each process has, and how many jobs each takes at once: one unless told. */
  workers: number;
  batchSize?: number;
  /** How often a process looks for work that another one queued, or that is due by now; what it queues itself starts at once. */
  pollSeconds: number;
  /** After how long an attempt counts as lost, though its process lives. */
  expireInSeconds: number;
  /** Restarts count as attempts too, so limits are generous: a handler itself decides when to give up. */
  retryLimit: number;
  /** The first pause in seconds; it doubles with each attempt up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
};

/** Mails on their way at once in each process, each on a connection of its own, so that none waits for one that hangs. */
export const SENDS_AT_ONCE = 10;

export const JOB_OPTIONS: Record<JobName, JobOptions> = {
  // The handler gives up after a day, which these attempts outlast: else the lead would wait for its report for ever.
  'scan-lead': {
    workers: 4,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 250,
    retryDelay: 2,
    retryDelayMax: 900,
  },
  // A site that does not answer is tried again by the handler, for three days; these attempts are for crashes.
  'scan-baseline': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 120,
    retryLimit: 250,
    retryDelay: 5,
    retryDelayMax: 900,
  },
  // The next one comes by the clock anyway.
  'refresh-clients': {
    workers: 1,
    pollSeconds: 30,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
  },
  // Somebody watches a waiting page: after a minute it says that the check did not finish, and few attempts fit into that.
  'check-report': {
    workers: 2,
    pollSeconds: 1,
    expireInSeconds: 60,
    retryLimit: 3,
    retryDelay: 2,
    retryDelayMax: 10,
  },
  // When to give up on a website is for the campaign to say, so the limit here is out of reach.
  'scan-campaign-row': {
    workers: 16,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 10_000,
    retryDelay: 1,
    retryDelayMax: 15,
  },
  // Pairs, for half the statements to fetch and settle them; a connection that hangs holds up one mail beside its own. The
  // mail itself gives up after 48 hours, which these attempts outlast.
  'send-mail': {
    workers: SENDS_AT_ONCE / 2,
    batchSize: 2,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 120,
    retryDelay: 2,
    retryDelayMax: 3600,
  },
  // The next one comes by the clock anyway.
  'queue-lessons': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 300,
    retryLimit: 3,
    retryDelay: 2,
    retryDelayMax: 20,
  },
  // Few at once: each reads the payment provider, which limits how often it is asked. Attempts for about a day.
  'payment-event': {
    workers: 2,
    pollSeconds: 2,
    expireInSeconds: 120,
    retryLimit: 32,
    retryDelay: 2,
    retryDelayMax: 3600,
  },
  // The next one comes by the clock anyway.
  'reconcile-payments': {
    workers: 1,
    pollSeconds: 10,
    expireInSeconds: 600,
    retryLimit: 3,
    retryDelay: 10,
    retryDelayMax: 60,
  },
  // Nobody waits for it. A run that is cut off goes on with its next attempt, tonight if it can.
  'delete-expired': {
    workers: 1,
    pollSeconds: 30,
    expireInSeconds: 3600,
    retryLimit: 20,
    retryDelay: 5,
    retryDelayMax: 900,
  },
};

/** The least pg-boss allows: after a crash on PostgreSQL this long passes before another process takes the job over. */
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
    // A worker looks when `worker-pool.ts` tells it to; by itself it would do so once an hour.
    pollingIntervalSeconds: 3600,
    perJobResults: true,
    includeMetadata: true,
  } as const satisfies WorkOptions;
}
