import { queueRegularly } from '../../jobs/queue-regularly.ts';
import type { CourseDeps } from './deps.ts';

const EVERY_MS = 20_000;
/** A shortened day is looked at so many times, but twice a second at most. */
const LOOKS_A_DAY = 10;
const LEAST_MS = 500;

/** Looks at the schedule again and again for lessons that are due. Returns how to stop. */
export function startCourseClock(deps: Pick<CourseDeps, 'db' | 'jobs' | 'log' | 'settings'>): () => Promise<void> {
  const dayMs = deps.settings.courseDaySeconds * 1000;
  return queueRegularly(deps, 'queue-lessons', Math.min(EVERY_MS, Math.max(LEAST_MS, dayMs / LOOKS_A_DAY)));
}
