import type { JobHandlers, JobName } from '../src/jobs/job-queue.ts';
import { JOB_OPTIONS } from '../src/jobs/queue-options.ts';

const nothing = async () => {};

/** Handlers that do nothing for every kind of job. A test replaces the ones it is about. */
export const idleHandlers: JobHandlers = Object.fromEntries(
  Object.keys(JOB_OPTIONS).map((name) => [name, nothing]),
) as Record<JobName, typeof nothing>;
