import { queueRegularly } from '../../../jobs/queue-regularly.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Checks every hour for markets whose monthly questions are due. Returns a function that stops it. */
export function startAssistantClock(deps: Parameters<typeof queueRegularly>[0]): () => Promise<void> {
  return queueRegularly(deps, 'plan-months', EVERY_MS);
}
