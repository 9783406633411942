import type { Deps } from '../../deps.ts';

const EVERY_MS = 10 * 60 * 1000;

/**
 * Queues a look at the payment provider at once and then every ten minutes. Any number of processes may do so: of this
 * job one is unfinished at a time. Returns how to stop.
 */
export function startReconciling(deps: Pick<Deps, 'db' | 'jobs' | 'log' | 'payments'>): () => Promise<void> {
  if (!deps.payments) return async () => {};
  let work = Promise.resolve();
  const queue = () => {
    work = deps.db
      .transaction((tx) => deps.jobs.enqueue(tx, 'reconcile-payments', {}, { singletonKey: 'reconcile-payments' }))
      .catch((error) => deps.log.error({ err: error }, 'Looking for missed payment events could not be queued'));
  };
  queue();
  const timer = setInterval(queue, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return work;
  };
}
