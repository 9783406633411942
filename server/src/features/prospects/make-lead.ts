import { prospectLeadSchema, readStoredReport } from '@named-first/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leads, prospects, scans } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { linkNewLeads } from '../clients/record/link-leads.ts';
import { parseInput } from '../parse-input.ts';
import { newReportToken } from '../report-url.ts';
import { reportText } from '../scans/report-data.ts';
import type { ProspectDeps } from './deps.ts';

/**
 * Turns a prospect into a lead with its scan, without any mail, because the person did not ask for one. If the person
 * is already a lead for this website, that lead is used. Idempotent.
 *
 * @throws AppError `not-found`, `invalid-input`.
 */
export async function makeLead(
  deps: Pick<ProspectDeps, 'db' | 'clock'>,
  prospectId: string,
  input: unknown,
): Promise<{ leadId: string }> {
  const person = parseInput(prospectLeadSchema, input);
  return deps.db.transaction(async (tx) => {
    const [prospect] = await tx.select().from(prospects).where(eq(prospects.id, prospectId)).for('update');
    if (!prospect) throw new AppError('not-found', { message: 'This prospect is not there any more.' });
    if (prospect.leadId !== null) return { leadId: prospect.leadId };
    const leadId = (await findLead(tx, prospect.site, person.email)) ?? (await insertLead(deps, tx, prospect, person));
    await tx.update(prospects).set({ leadId }).where(eq(prospects.id, prospectId));
    return { leadId };
  });
}

async function findLead(tx: Tx, site: string, email: string): Promise<string | null> {
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.emailNormalised, email.toLowerCase()), eq(leads.site, site)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead?.id ?? null;
}

type Person = ReturnType<typeof prospectLeadSchema.parse>;

async function insertLead(
  { clock }: Pick<ProspectDeps, 'clock'>,
  tx: Tx,
  prospect: typeof prospects.$inferSelect,
  { name, businessName, email, phone }: Person,
): Promise<string> {
  const [scan] = prospect.scanId ? await tx.select().from(scans).where(eq(scans.id, prospect.scanId)) : [];
  const isScored = scan !== undefined && scan.score !== null;
  const [lead] = await tx
    .insert(leads)
    .values({
      ...{ name, businessName, email, phone, emailNormalised: email.toLowerCase(), createdAt: clock.now() },
      ...{ website: prospect.website, site: prospect.site, reportToken: newReportToken() },
      ...(isScored
        ? {
            aiVisibilityScore: scan.score,
            reportData: reportText(readStoredReport(scan.report)),
            scanId: scan.id,
            scanStatus: 'scanned' as const,
          }
        : { scanStatus: 'failed' as const }),
    })
    .returning({ id: leads.id });
  await linkNewLeads(tx, [lead!.id]);
  return lead!.id;
}
