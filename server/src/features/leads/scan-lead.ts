import type { ScanReport } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import { sampleForLead } from '../assistants/panels/sample-for-lead.ts';
import { findScoredScan } from '../scans/find-scored-scan.ts';
import { recordScan } from '../scans/record-scan.ts';
import { reportText } from '../scans/report-data.ts';
import { websiteOf } from '../scans/website-of.ts';
import type { LeadDeps } from './deps.ts';
import { MAILED_LEAD, queueReportMail } from './mails/queue-lead-mails.ts';

type Lead = typeof leads.$inferSelect;

const HOUR_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
const MIN_PAUSE_MS = 5 * 60 * 1000;
const MAX_PAUSE_MS = 4 * HOUR_MS;

/**
 * Scans the site of a lead whose report is in preparation. A score replaces what the browser sent, and the report is
 * mailed. If the site still cannot be read, retries for a day with growing delays. A site that exceeded the limits on
 * processor time or memory is not retried, because the next scan would exceed them too. Running twice is harmless.
 *
 * @throws errors of the scanner or the database; the queue then runs the job again within that day.
 */
export async function scanLead(deps: LeadDeps, { leadId }: { leadId: string }, signal: AbortSignal): Promise<void> {
  const [lead] = await deps.db.select().from(leads).where(eq(leads.id, leadId));
  if (lead?.scanStatus !== 'preparing') return;
  const scan = await scanOf(deps, lead, signal);
  if (scan === 'hopeless') return giveUp(deps, lead);
  if (scan.report.score === null && scan.report.state === 'too-costly') return giveUp(deps, lead);
  if (scan.report.score === null) return tryLater(deps, lead);
  await storeReport(deps, lead, { ...scan, score: scan.report.score });
}

async function scanOf(deps: LeadDeps, lead: Lead, signal: AbortSignal) {
  const website = websiteOf(lead.website);
  const fresh = await findScoredScan(deps.db, website.site, lead.createdAt);
  if (fresh) return fresh;
  try {
    return await recordScan(deps, website, signal);
  } catch (error) {
    if (error instanceof Error && error.name === 'ForbiddenAddressError') return 'hopeless';
    signal.throwIfAborted();
    if (isOld(deps, lead)) return 'hopeless';
    throw error;
  }
}

async function storeReport(deps: LeadDeps, lead: Lead, scan: { id: string; report: ScanReport; score: number }) {
  await deps.db.transaction(async (tx) => {
    const [ready] = await tx
      .update(leads)
      .set({
        aiVisibilityScore: scan.score,
        reportData: reportText(scan.report),
        scanId: scan.id,
        scanStatus: 'scanned',
      })
      .where(and(eq(leads.id, lead.id), eq(leads.scanStatus, 'preparing')))
      .returning(MAILED_LEAD);
    if (!ready) return;
    await queueReportMail(deps, tx, ready, scan);
    await sampleForLead(deps, tx, scan.report);
  });
}

async function tryLater(deps: LeadDeps, lead: Lead): Promise<void> {
  const now = deps.clock.now().getTime();
  if (isOld(deps, lead)) return giveUp(deps, lead);
  const age = now - lead.createdAt.getTime();
  // A delay equal to the lead's age doubles the delays without counting them.
  const pause = Math.min(Math.max(age, MIN_PAUSE_MS), MAX_PAUSE_MS);
  const startAfter = new Date(now + pause);
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'scan-lead', { leadId: lead.id }, { startAfter }));
}

function isOld({ clock }: LeadDeps, { createdAt }: Lead): boolean {
  return clock.now().getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS;
}

async function giveUp(deps: LeadDeps, lead: Lead): Promise<void> {
  await deps.db
    .update(leads)
    .set({ scanStatus: 'failed' })
    .where(and(eq(leads.id, lead.id), eq(leads.scanStatus, 'preparing')));
}
