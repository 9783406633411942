import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobName } from './job-queue.ts';
import { type JobOptions, workOptions } from './queue-options.ts';

export type WorkerPool = {
  /** Lets one idle worker look for work. */
  wake(): void;
  /** Stops fetching jobs; running ones continue. The workers themselves end with pg-boss. */
  stop(): void;
};

/**
 * Starts the workers of one queue. By default each worker would keep polling the database, busy or not. Here one idle
 * worker at a time is woken: at an interval, and when this process queues work. A worker that finds a job wakes the
 * next one before it runs the job, and looks again afterwards. All workers therefore process a backlog without pauses.
 */
export async function startWorkerPool(
  boss: PgBoss,
  name: JobName,
  options: JobOptions,
  run: (job: JobWithMetadata<object>) => Promise<JobResult>,
): Promise<WorkerPool> {
  const idle = new Set<string>();
  let stopped = false;
  const wake = () => {
    const [next] = idle;
    if (next === undefined || stopped) return;
    // Move it to the end of the line, so that another worker looks next in case this one does not return.
    idle.delete(next);
    idle.add(next);
    boss.notifyWorker(next);
  };
  for (let started = 0; started < options.workers; started += 1) {
    const worker = boss.work<object, unknown, ReturnType<typeof workOptions>>(
      name,
      workOptions(options),
      async (jobs) => {
        const id = await worker;
        idle.delete(id);
        wake();
        const results = await Promise.all(jobs.map(run));
        idle.add(id);
        if (!stopped) boss.notifyWorker(id);
        return results;
      },
    );
    idle.add(await worker);
  }
  const looking = setInterval(wake, options.pollSeconds * 1000);
  looking.unref();
  const stop = () => {
    stopped = true;
    clearInterval(looking);
  };
  return { wake, stop };
}
