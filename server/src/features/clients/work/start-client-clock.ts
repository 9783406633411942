import { queueRegularly } from '../../../jobs/queue-regularly.ts';

const EVERY_MS = 5 * 60 * 1000;

/** Checks every five minutes for clients whose month has ended. Returns a function that stops it. */
export function startClientClock(deps: Parameters<typeof queueRegularly>[0]): () => Promise<void> {
  return queueRegularly(deps, 'refresh-clients', EVERY_MS);
}
