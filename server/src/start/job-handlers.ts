import { scanCampaignRow } from '../features/campaigns/rows/scan-campaign-row.ts';
import { processEvent } from '../features/checkout/events/process-event.ts';
import { reconcilePayments } from '../features/checkout/events/reconcile-payments.ts';
import { scanBaseline } from '../features/clients/baseline/scan-baseline.ts';
import { refreshClients } from '../features/clients/work/refresh-clients.ts';
import { queueDueLessons } from '../features/course/queue-due-lessons.ts';
import { scanLead } from '../features/leads/scan-lead.ts';
import { runReportCheck } from '../features/reports/run-report-check.ts';
import { deleteExpired } from '../features/retention/delete-expired.ts';
import type { JobHandlers } from '../jobs/job-queue.ts';
import { measureJobs } from '../jobs/measure-jobs.ts';
import { sendOutboundMail } from '../mail/send-outbound-mail.ts';
import type { Deps } from './deps.ts';

/** Which verb runs which job. `deps` may come later than the queue it is built from. */
export function jobHandlers(deps: Promise<Deps>, metrics: Deps['metrics']): JobHandlers {
  return measureJobs(
    {
      'check-report': async (payload) => runReportCheck(await deps, payload),
      'scan-lead': async (payload, signal) => scanLead(await deps, payload, signal),
      'scan-campaign-row': async (payload, signal) => scanCampaignRow(await deps, payload, signal),
      'scan-baseline': async (payload, signal) => scanBaseline(await deps, payload, signal),
      'refresh-clients': async (_payload, signal) => refreshClients(await deps, signal),
      'send-mail': async (payload, signal) => sendOutboundMail(await deps, payload, signal),
      'queue-lessons': async (_payload, signal) => queueDueLessons(await deps, signal),
      'payment-event': async (payload) => processEvent(await deps, payload),
      'reconcile-payments': async () => reconcilePayments(await deps),
      'delete-expired': async (_payload, signal) => deleteExpired(await deps, signal),
    },
    metrics,
  );
}
