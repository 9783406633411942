import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobName } from './job-queue.ts';
import { type JobOptions, workOptions } from './queue-options.ts';

export type WorkerPool = {
  /** Lets one worker that has nothing to do look for work. */
  wake(): void;
  /** Fetches no more jobs; those that run go on. The workers themselves end with pg-boss. */
  stop(): void;
};

/**
 * Starts the workers of one queue. By itself each would ask the database for work again and again, busy or not; here one
 * idle worker at a time is told to look: now and then, and when work was queued in this process. A worker that finds a
 * job wakes the next before it runs it, and looks again when it is done, so a backlog is worked by all without a pause.
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
    // To the end of the line: the next look is another worker's, should this one not come back.
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
