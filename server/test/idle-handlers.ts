import type { JobHandlers, JobName } from '../src/jobs/job-queue.ts';
import { JOB_OPTIONS } from '../src/jobs/queue-options.ts';

const nothing = async () => {};

/** A handler for every kind of job that does nothing: a test replaces those it is about. */
export const idleHandlers: JobHandlers = Object.fromEntries(
  Object.keys(JOB_OPTIONS).map((name) => [name, nothing]),
) as Record<JobName, typeof nothing>;
