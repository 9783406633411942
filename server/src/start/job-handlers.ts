import { askAnswer } from '../features/assistants/asks/ask-answer.ts';
import { planMonths } from '../features/assistants/panels/plan-months.ts';
import { planPanelRun } from '../features/assistants/panels/plan-panel-run.ts';
import { scanCampaignRow } from '../features/campaigns/rows/scan-campaign-row.ts';
import { processEvent } from '../features/checkout/events/process-event.ts';
import { reconcilePayments } from '../features/checkout/events/reconcile-payments.ts';
import { scanBaseline } from '../features/clients/baseline/scan-baseline.ts';
import { scanClient } from '../features/clients/sheet/scan-client.ts';
import { refreshClients } from '../features/clients/work/refresh-clients.ts';
import { queueDueLessons } from '../features/course/queue-due-lessons.ts';
import { scanLead } from '../features/leads/scan-lead.ts';
import { scanProspect } from '../features/prospects/scan-prospect.ts';
import { runReportCheck } from '../features/reports/run-report-check.ts';
import { deleteExpired } from '../features/retention/delete-expired.ts';
import type { JobHandlers } from '../jobs/job-queue.ts';
import { measureJobs } from '../jobs/measure-jobs.ts';
import { sendOutboundMail } from '../mail/send-outbound-mail.ts';
import type { Deps } from './deps.ts';

/** Maps each job to its verb. `deps` is a promise, because it is built from the queue that needs these handlers. */
export function jobHandlers(deps: Promise<Deps>, metrics: Deps['metrics']): JobHandlers {
  return measureJobs(
    {
      'check-report': async (payload) => runReportCheck(await deps, payload),
      'scan-prospect': async (payload) => scanProspect(await deps, payload),
      'scan-lead': async (payload, signal) => scanLead(await deps, payload, signal),
      'scan-campaign-row': async (payload, signal) => scanCampaignRow(await deps, payload, signal),
      'scan-baseline': async (payload, signal) => scanBaseline(await deps, payload, signal),
      'scan-client': async (payload, signal) => scanClient(await deps, payload, signal),
      'refresh-clients': async (_payload, signal) => refreshClients(await deps, signal),
      'plan-panel': async (payload) => planPanelRun(await deps, payload),
      'ask-answer': async (payload, signal) => askAnswer(await deps, payload, signal),
      'plan-months': async (_payload, signal) => planMonths(await deps, signal),
      'send-mail': async (payload, signal) => sendOutboundMail(await deps, payload, signal),
      'queue-lessons': async (_payload, signal) => queueDueLessons(await deps, signal),
      'payment-event': async (payload) => processEvent(await deps, payload),
      'reconcile-payments': async () => reconcilePayments(await deps),
      'delete-expired': async (_payload, signal) => deleteExpired(await deps, signal),
    },
    metrics,
  );
}
