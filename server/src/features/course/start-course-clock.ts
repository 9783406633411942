import type { Deps } from '../../deps.ts';

const EVERY_MS = 20_000;
/** A shortened day is looked at so many times. */
const LOOKS_A_DAY = 10;

/**
 * Queues a look at the schedule at once and then again and again. Any number of processes may do so: of this job one is
 * unfinished at a time. Returns how to stop.
 */
export function startCourseClock(deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'settings'>): () => Promise<void> {
  let work = Promise.resolve();
  const queue = () => {
    work = deps.db
      .transaction((tx) => deps.jobs.enqueue(tx, 'queue-lessons', {}, { singletonKey: 'queue-lessons' }))
      .catch((error) => deps.log.error({ err: error }, 'Looking for lessons that are due could not be queued'));
  };
  queue();
  const timer = setInterval(queue, Math.min(EVERY_MS, (deps.settings.courseDaySeconds * 1000) / LOOKS_A_DAY));
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
