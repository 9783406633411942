import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { clients, leads, outboundMails, reportChecks, stripeEvents } from '../db/schema/index.ts';
import type { JobName, JobQueue, QueuedWork } from '../jobs/job-queue.ts';
import { rulesOf } from '../mail/mail-kinds.ts';
import { sendPriority } from '../mail/queue-mail.ts';
import { MAIL_KINDS } from '../start/mail-kinds.ts';

/** Jobs in one statement. */
const BATCH = 500;

/**
 * Queues a job for every row that waits for one, into a queue that holds none: the queue's own tables do not move with
 * the data. What waits by the clock (lessons, campaigns, the payment provider, the nightly run) queues itself again.
 *
 * @returns how many jobs of each kind.
 */
export async function requeueWork(jobs: JobQueue, tx: Tx): Promise<Partial<Record<JobName, number>>> {
  return {
    'send-mail': await enqueue(jobs, tx, 'send-mail', await waitingMails(tx)),
    'scan-lead': await enqueue(jobs, tx, 'scan-lead', await preparingLeads(tx)),
    'scan-baseline': await enqueue(jobs, tx, 'scan-baseline', await waitingBaselines(tx)),
    'check-report': await enqueue(jobs, tx, 'check-report', await runningChecks(tx)),
    'payment-event': await enqueue(jobs, tx, 'payment-event', await waitingEvents(tx)),
  };
}

async function enqueue<N extends JobName>(jobs: JobQueue, tx: Tx, name: N, work: QueuedWork<N>[]): Promise<number> {
  for (let start = 0; start < work.length; start += BATCH) {
    await jobs.enqueueAll(tx, name, work.slice(start, start + BATCH));
  }
  return work.length;
}

async function waitingMails(tx: Tx): Promise<QueuedWork<'send-mail'>[]> {
  const rows = await tx
    .select({
      id: outboundMails.id,
      kind: outboundMails.kind,
      fromCampaign: sql<boolean>`coalesce((${outboundMails.data} ->> 'fromCampaign')::boolean, false)`,
    })
    .from(outboundMails)
    .where(inArray(outboundMails.status, ['pending', 'sending']));
  return rows.map(({ id, kind, fromCampaign }) => ({
    payload: { mailId: id },
    priority: sendPriority(rulesOf(MAIL_KINDS, { kind }), { fromCampaign } as never),
  }));
}

async function preparingLeads(tx: Tx): Promise<QueuedWork<'scan-lead'>[]> {
  const rows = await tx.select({ leadId: leads.id }).from(leads).where(eq(leads.scanStatus, 'preparing'));
  return rows.map((payload) => ({ payload }));
}

async function waitingBaselines(tx: Tx): Promise<QueuedWork<'scan-baseline'>[]> {
  const rows = await tx.select({ clientId: clients.id }).from(clients).where(eq(clients.baselineState, 'waiting'));
  return rows.map((payload) => ({ payload }));
}

async function runningChecks(tx: Tx): Promise<QueuedWork<'check-report'>[]> {
  const rows = await tx
    .select({ checkId: reportChecks.id })
    .from(reportChecks)
    .where(eq(reportChecks.state, 'running'));
  return rows.map((payload) => ({ payload }));
}

/** Under the key that a repeated delivery uses, so that the two are one job. */
async function waitingEvents(tx: Tx): Promise<QueuedWork<'payment-event'>[]> {
  const rows = await tx.select({ eventId: stripeEvents.id }).from(stripeEvents).where(isNull(stripeEvents.processedAt));
  return rows.map((payload) => ({ payload, singletonKey: payload.eventId }));
}
