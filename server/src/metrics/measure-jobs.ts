import type { JobHandler, JobHandlers, JobName } from '../jobs/job-queue.ts';
import type { Metrics } from './metrics.ts';

/** The same handlers, with every run timed by job and outcome. */
export function measureJobs(handlers: JobHandlers, metrics: Metrics): JobHandlers {
  return {
    'check-report': measured('check-report', handlers['check-report'], metrics),
    'scan-lead': measured('scan-lead', handlers['scan-lead'], metrics),
    'scan-campaign-row': measured('scan-campaign-row', handlers['scan-campaign-row'], metrics),
    'send-mail': measured('send-mail', handlers['send-mail'], metrics),
    'queue-lessons': measured('queue-lessons', handlers['queue-lessons'], metrics),
    'payment-event': measured('payment-event', handlers['payment-event'], metrics),
    'reconcile-payments': measured('reconcile-payments', handlers['reconcile-payments'], metrics),
  };
}

function measured<N extends JobName>(job: N, handler: JobHandler<N>, metrics: Metrics): JobHandler<N> {
  return async (payload, signal) => {
    const stop = metrics.jobs.startTimer({ job });
    try {
      await handler(payload, signal);
      stop({ outcome: 'done' });
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  };
}
