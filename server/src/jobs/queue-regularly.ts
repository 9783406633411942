import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { JobName, JobQueue } from './job-queue.ts';

/** Jobs without a payload that check whether there is work to do. */
type PolledJob = Extract<JobName, 'plan-months' | 'queue-lessons' | 'reconcile-payments' | 'refresh-clients'>;

/**
 * Queues a job that checks whether there is work to do, at once and then at an interval. Several processes may do this
 * at the same time, because at most one such job is unfinished. Returns a function that stops it.
 */
export function queueRegularly(
  deps: { db: Database; jobs: JobQueue; log: Logger },
  job: PolledJob,
  everyMs: number,
): () => Promise<void> {
  let work = Promise.resolve();
  const queue = () => {
    work = deps.db
      .transaction((tx) => deps.jobs.enqueue(tx, job, {}, { singletonKey: job }))
      .catch((error) => deps.log.error({ job, err: error }, 'A regular look could not be queued'));
  };
  queue();
  const timer = setInterval(queue, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
