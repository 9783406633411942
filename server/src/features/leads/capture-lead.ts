import { randomUUID } from 'node:crypto';
import { type LeadRequest, leadRequestSchema } from '@named-first/contract';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leads } from '../../db/schema/index.ts';
import { sampleForLead } from '../assistants/panels/sample-for-lead.ts';
import { linkNewLeads } from '../clients/record/link-leads.ts';
import { startCourse } from '../course/start-course.ts';
import { DOUBLE_SUBMIT_MS, lockKey } from '../double-submit.ts';
import { countSteps } from '../funnel/count-steps.ts';
import { NOT_COUNTED, type Visitor } from '../funnel/visitor.ts';
import { visitOfLead } from '../funnel/visits.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { parseInput } from '../parse-input.ts';
import { newReportToken } from '../report-url.ts';
import { findScanReason } from '../scans/find-scan-reason.ts';
import { findScoredScan, type ScoredScan } from '../scans/find-scored-scan.ts';
import { reportText } from '../scans/report-data.ts';
import type { LeadDeps } from './deps.ts';
import { MAILED_LEAD, queueNewLeadMail, queuePendingMail, queueReportMail } from './mails/queue-lead-mails.ts';

const SCAN_HOLDS_MS = 24 * 60 * 60 * 1000;

/**
 * The response to the unlock form. It never contains the report's URL, because anyone who types someone else's e-mail
 * address would get the page that person is about to use. The URL is only sent by mail.
 */
export type CapturedLead = { id: string };

/**
 * Takes a lead from the unlock form. If the server has a scan of the site, that score and report are stored and mailed,
 * never the browser's claim. Otherwise the claim is kept until one of our own scans replaces it. Lead, mails, log and
 * jobs are written in one transaction. The same person and site within ten minutes is the same lead.
 *
 * @param visitor the lead, for the funnel figures.
 * @throws AppError `invalid-input`.
 */
export async function captureLead(deps: LeadDeps, input: unknown, visitor = NOT_COUNTED): Promise<CapturedLead> {
  const request = parseInput(leadRequestSchema, input);
  if (fillsHoneypot(input)) return { id: randomUUID() };
  const { id } = await deps.db.transaction((tx) => takeLead(deps, tx, request, visitor));
  return { id };
}

async function takeLead(deps: LeadDeps, tx: Tx, request: LeadRequest, { isCounted }: Visitor) {
  const { website } = request;
  const emailNormalised = request.email.toLowerCase();
  await lockKey(tx, `${emailNormalised} ${website.site}`);
  const earlier = await findRecentLead(deps, tx, emailNormalised, website.site);
  if (earlier) return earlier;
  const now = deps.clock.now();
  const visit = isCounted ? await visitOfLead(tx, website.site, now) : null;
  const since = new Date(now.getTime() - SCAN_HOLDS_MS);
  const scan = await findScoredScan(tx, website.site, since);
  const [lead] = await tx
    .insert(leads)
    .values({
      website: website.typed,
      name: request.name,
      businessName: request.businessName,
      email: request.email,
      phone: request.phone,
      site: website.site,
      emailNormalised,
      reportToken: newReportToken(),
      createdAt: now,
      source: visit?.source ?? null,
      ...scoreOf(scan, request),
    })
    .returning(MAILED_LEAD);
  await linkNewLeads(tx, [lead!.id]);
  await startCourse(deps, tx, lead!, { source: 'scan' });
  await queueNewLeadMail(deps, tx, lead!);
  if (scan) {
    await queueReportMail(deps, tx, lead!, scan);
    await sampleForLead(deps, tx, scan.report);
  } else {
    await queuePendingMail(deps, tx, lead!, await findScanReason(tx, website.site, since));
    await deps.jobs.enqueue(tx, 'scan-lead', { leadId: lead!.id });
  }
  if (visit) await countSteps(tx, now, visit.source, { ...visit.steps, lead: 1 });
  return lead!;
}

async function findRecentLead(deps: LeadDeps, tx: Tx, emailNormalised: string, site: string) {
  const since = new Date(deps.clock.now().getTime() - DOUBLE_SUBMIT_MS);
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.emailNormalised, emailNormalised), eq(leads.site, site), gte(leads.createdAt, since)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead ?? null;
}

function scoreOf(scan: ScoredScan | null, request: LeadRequest) {
  return scan
    ? {
        aiVisibilityScore: scan.score,
        reportData: reportText(scan.report),
        scanId: scan.id,
        scanStatus: 'scanned' as const,
      }
    : {
        aiVisibilityScore: request.aiVisibilityScore,
        reportData: request.reportData,
        scanStatus: 'preparing' as const,
      };
}
