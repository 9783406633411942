import { eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import {
  clientScans,
  clients,
  factSheets,
  leads,
  outboundMails,
  panelAnswers,
  panelRuns,
  prospects,
  reportChecks,
  stripeEvents,
} from '../db/schema/index.ts';
import type { JobName, JobQueue, QueuedWork } from '../jobs/job-queue.ts';
import { rulesOf } from '../mail/mail-kinds.ts';
import { sendPriority } from '../mail/queue-mail.ts';
import { MAIL_KINDS } from '../start/mail-kinds.ts';

/** Jobs per statement. */
const BATCH = 500;

/**
 * Queues a job for every row that waits for one. Call it on an empty queue, because the tables of the queue do not move
 * with the data. Scheduled work (lessons, campaigns, the payment provider, the nightly run) queues itself again.
 *
 * @returns the number of jobs of each kind.
 */
export async function requeueWork(jobs: JobQueue, tx: Tx): Promise<Partial<Record<JobName, number>>> {
  return {
    'send-mail': await enqueue(jobs, tx, 'send-mail', await waitingMails(tx)),
    'scan-lead': await enqueue(jobs, tx, 'scan-lead', await preparingLeads(tx)),
    'scan-baseline': await enqueue(jobs, tx, 'scan-baseline', await waitingBaselines(tx)),
    'scan-client': await enqueue(jobs, tx, 'scan-client', await unreadSheets(tx)),
    'check-report': await enqueue(jobs, tx, 'check-report', await runningChecks(tx)),
    'scan-prospect': await enqueue(jobs, tx, 'scan-prospect', await scanningProspects(tx)),
    'plan-panel': await enqueue(jobs, tx, 'plan-panel', await waitingRuns(tx)),
    'ask-answer': await enqueue(jobs, tx, 'ask-answer', await openAnswers(tx)),
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

async function waitingRuns(tx: Tx): Promise<QueuedWork<'plan-panel'>[]> {
  const rows = await tx.select({ runId: panelRuns.id }).from(panelRuns).where(eq(panelRuns.state, 'waiting'));
  return rows.map((payload) => ({ payload }));
}

async function openAnswers(tx: Tx): Promise<QueuedWork<'ask-answer'>[]> {
  const rows = await tx
    .select({ answerId: panelAnswers.id, startAfter: panelAnswers.dueAt })
    .from(panelAnswers)
    .where(inArray(panelAnswers.state, ['planned', 'asking']));
  return rows.map(({ answerId, startAfter }) => ({ payload: { answerId }, startAfter }));
}

/** Signed sheets without texts to paste, because no scan has written them yet. */
async function unreadSheets(tx: Tx): Promise<QueuedWork<'scan-client'>[]> {
  const rows = await tx
    .select({ clientId: factSheets.clientId, signedAt: factSheets.signedAt })
    .from(factSheets)
    .where(
      sql`${factSheets.state} = 'signed'
        and not exists (select from ${clientScans} where ${clientScans.sheetId} = ${factSheets.id})
        and not exists (select from fact_sheets later where later.client_id = ${factSheets.clientId}
                         and later.state = 'signed' and later.version > ${factSheets.version})`,
    );
  return rows.map(({ clientId, signedAt }) => ({ payload: { clientId, wantedAt: signedAt!.toISOString() } }));
}

async function runningChecks(tx: Tx): Promise<QueuedWork<'check-report'>[]> {
  const rows = await tx
    .select({ checkId: reportChecks.id })
    .from(reportChecks)
    .where(eq(reportChecks.state, 'running'));
  return rows.map((payload) => ({ payload }));
}

async function scanningProspects(tx: Tx): Promise<QueuedWork<'scan-prospect'>[]> {
  const rows = await tx.select({ prospectId: prospects.id }).from(prospects).where(eq(prospects.state, 'scanning'));
  return rows.map((payload) => ({ payload }));
}

/** Uses the same key as a redelivered event, so that the two become one job. */
async function waitingEvents(tx: Tx): Promise<QueuedWork<'payment-event'>[]> {
  const rows = await tx.select({ eventId: stripeEvents.id }).from(stripeEvents).where(isNull(stripeEvents.processedAt));
  return rows.map((payload) => ({ payload, singletonKey: payload.eventId }));
}
