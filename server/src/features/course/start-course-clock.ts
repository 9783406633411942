import { queueRegularly } from '../../jobs/queue-regularly.ts';
import type { CourseDeps } from './deps.ts';

const EVERY_MS = 20_000;
/** If days are shortened, the schedule is checked this often per day, but at most twice a second. */
const LOOKS_A_DAY = 10;
const MIN_MS = 500;

/** Checks the schedule periodically for lessons that are due. Returns a function that stops it. */
export function startCourseClock(deps: Pick<CourseDeps, 'db' | 'jobs' | 'log' | 'settings'>): () => Promise<void> {
  const dayMs = deps.settings.courseDaySeconds * 1000;
  return queueRegularly(deps, 'queue-lessons', Math.min(EVERY_MS, Math.max(MIN_MS, dayMs / LOOKS_A_DAY)));
}
