import type { RetentionDeps } from './deps.ts';
import { isRunDue } from './nightly-run.ts';

const EVERY_MS = 60_000;

type ClockDeps = Pick<RetentionDeps, 'db' | 'jobs' | 'clock' | 'log'>;

/**
 * Queues the nightly run when it is due. Safe to run in several processes: the job is queued once, and the run itself
 * detects that another process has finished it.
 */
export async function queueRunWhenDue({ db, jobs, clock }: ClockDeps): Promise<void> {
  if (!(await isRunDue(db, clock.now()))) return;
  await db.transaction((tx) => jobs.enqueue(tx, 'delete-expired', {}, { singletonKey: 'delete-expired' }));
}

/** Checks every minute. Returns a function that stops it. */
export function startRetentionClock(deps: ClockDeps, everyMs: number = EVERY_MS): () => Promise<void> {
  let work = Promise.resolve();
  const look = () => {
    work = queueRunWhenDue(deps).catch((error) =>
      deps.log.error({ err: error }, 'The deletion of old data could not be queued'),
    );
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
