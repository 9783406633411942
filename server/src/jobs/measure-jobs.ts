import type { Metrics } from '../metrics/metrics.ts';
import type { JobHandler, JobHandlers, JobName } from './job-queue.ts';

/** Wraps the handlers to measure the duration of every run by job and outcome. */
export function measureJobs(handlers: JobHandlers, metrics: Metrics): JobHandlers {
  const measuredOnes = Object.entries(handlers).map(([job, handler]) => [job, measured(job, handler, metrics)]);
  return Object.fromEntries(measuredOnes) as JobHandlers;
}

function measured(job: string, handler: JobHandlers[JobName], metrics: Metrics): JobHandler<JobName> {
  return async (payload, signal) => {
    const stop = metrics.jobs.startTimer({ job });
    try {
      await handler(payload as never, signal);
      stop({ outcome: 'done' });
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  };
}
