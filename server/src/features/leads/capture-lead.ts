import { randomUUID } from 'node:crypto';
import { type LeadRequest, leadRequestSchema } from '@named-first/contract';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leads } from '../../db/schema/index.ts';
import { startCourse } from '../course/start-course.ts';
import { DOUBLE_SUBMIT_MS, waitForTwin } from '../double-submit.ts';
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
 * The response to the unlock form. It never contains the report's address, because anyone who types somebody else's
 * e-mail address would get the page that person is about to use. The address is sent by mail only.
 */
export type CapturedLead = { id: string };

/**
 * Takes a lead from the unlock form. Where the server holds a scan of the site, its score and report are stored and
 * mailed, never what the browser claims; else the claim is kept until a scan of our own replaces it. Lead, mails, log
 * and jobs are one transaction. The same person and site within ten minutes is the same lead.
 *
 * @throws AppError `invalid-input`.
 */
export async function captureLead(deps: LeadDeps, input: unknown): Promise<CapturedLead> {
  const request = parseInput(leadRequestSchema, input);
  if (fillsHoneypot(input)) return { id: randomUUID() };
  const { id } = await deps.db.transaction((tx) => takeLead(deps, tx, request));
  return { id };
}

async function takeLead(deps: LeadDeps, tx: Tx, request: LeadRequest) {
  const { website } = request;
  const emailNormalised = request.email.toLowerCase();
  await waitForTwin(tx, `${emailNormalised} ${website.site}`);
  const earlier = await findRecentLead(deps, tx, emailNormalised, website.site);
  if (earlier) return earlier;
  const since = new Date(deps.clock.now().getTime() - SCAN_HOLDS_MS);
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
      createdAt: deps.clock.now(),
      ...scoreOf(scan, request),
    })
    .returning(MAILED_LEAD);
  await startCourse(deps, tx, lead!, { source: 'scan' });
  await queueNewLeadMail(deps, tx, lead!);
  if (scan) await queueReportMail(deps, tx, lead!, scan);
  else {
    await queuePendingMail(deps, tx, lead!, await findScanReason(tx, website.site, since));
    await deps.jobs.enqueue(tx, 'scan-lead', { leadId: lead!.id });
  }
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
