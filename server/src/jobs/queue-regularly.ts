import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { JobName, JobQueue } from './job-queue.ts';

/** Jobs that look whether something is to be done; they take nothing. */
type LookJob = Extract<JobName, 'queue-lessons' | 'reconcile-payments' | 'refresh-clients'>;

/**
 * Queues a job that looks whether something is to be done, at once and then again and again. Any number of processes may
 * do so: of this job one is unfinished at a time. Returns how to stop.
 */
export function queueRegularly(
  deps: { db: Database; jobs: JobQueue; log: Logger },
  job: LookJob,
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
