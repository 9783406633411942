import { queueRegularly } from '../../../jobs/queue-regularly.ts';
import type { CheckoutDeps } from '../deps.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Queries the payment provider every ten minutes, if there is one. Returns a function that stops it. */
export function startReconciling(deps: Pick<CheckoutDeps, 'db' | 'jobs' | 'log' | 'payments'>): () => Promise<void> {
  return deps.payments ? queueRegularly(deps, 'reconcile-payments', EVERY_MS) : async () => {};
}
