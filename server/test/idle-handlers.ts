import type { JobHandlers } from '../src/jobs/job-queue.ts';
import { JOB_OPTIONS } from '../src/jobs/queue-options.ts';

/** A handler for every kind of job that does nothing: a test replaces those it is about. */
export const idleHandlers = Object.fromEntries(
  Object.keys(JOB_OPTIONS).map((name) => [name, async () => {}]),
) as JobHandlers;
