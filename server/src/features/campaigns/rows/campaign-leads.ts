import { parseWebsite } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { campaignScans, leads } from '../../../db/schema/index.ts';
import { linkNewLeads } from '../../clients/record/link-leads.ts';
import { MAILED_LEAD } from '../../leads/mails/queue-lead-mails.ts';
import { newReportToken } from '../../report-url.ts';
import type { ScoredScan } from '../../scans/find-scored-scan.ts';
import { reportText } from '../../scans/report-data.ts';
import type { OpenRow, StoredCampaign, StoredRow } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
import { queueCampaignMails } from './queue-campaign-mails.ts';

type LeadDeps = Pick<CampaignDeps, 'jobs' | 'clock' | 'settings' | 'mailLinks'>;

/**
 * Creates a lead for every contact of one website, and queues their mails if the campaign may write to them. A person
 * listed twice with the same website becomes one lead. A contact who was erased in the meantime gets no lead. `first`
 * is the first row of that website.
 *
 * @returns each row's lead, and the number of new leads.
 */
export async function makeCampaignLeads(
  deps: LeadDeps,
  tx: Tx,
  campaign: StoredCampaign,
  first: Pick<StoredRow, 'id'>,
  rows: OpenRow[],
  scan: ScoredScan,
): Promise<{ leads: Map<string, string>; made: number }> {
  const contacts = rows.filter(({ email }) => email !== '');
  const known = await leadsOfSameSite(tx, first.id);
  const newcomers = new Map(
    contacts.filter((row) => !known.has(addressOf(row))).map((row) => [addressOf(row), row] as const),
  );
  if (newcomers.size > 0) {
    const scanned = scannedPart(deps, scan);
    const made = await tx
      .insert(leads)
      .values([...newcomers.values()].map((row) => ({ ...contactPart(row), ...scanned })))
      .returning(MAILED_LEAD);
    await linkNewLeads(
      tx,
      made.map(({ id }) => id),
    );
    for (const lead of made) known.set(lead.emailNormalised, lead.id);
    if (campaign.contactAllowed) {
      // Each lead locks the course of its address. Always in the same order, so that two transactions cannot deadlock.
      for (const lead of made.toSorted((one, other) => (one.emailNormalised < other.emailNormalised ? -1 : 1))) {
        await queueCampaignMails(deps, tx, lead, scan, campaign.id);
      }
    }
  }
  const leadsOfRows = new Map(contacts.map((row) => [row.id, known.get(addressOf(row))!]));
  return { leads: leadsOfRows, made: newcomers.size };
}

/** Leads that earlier rows of this website created, by address. The first row ends last, so it has not created one. */
async function leadsOfSameSite(tx: Tx, firstId: string): Promise<Map<string, string>> {
  const made = await tx
    .select({ id: leads.id, address: leads.emailNormalised })
    .from(campaignScans)
    .innerJoin(leads, eq(leads.id, campaignScans.leadId))
    .where(eq(campaignScans.sameAs, firstId));
  return new Map(made.map(({ id, address }) => [address, id]));
}

/** The fields that all leads of one website share, including the long report. */
function scannedPart({ clock }: LeadDeps, { id, score, report }: ScoredScan) {
  return {
    aiVisibilityScore: score,
    reportData: reportText(report),
    scanId: id,
    scanStatus: 'scanned' as const,
    createdAt: clock.now(),
  };
}

function contactPart(row: OpenRow) {
  const parsed = parseWebsite(row.website);
  return {
    website: row.website,
    name: `${row.firstName} ${row.lastName}`.trim(),
    businessName: row.businessName,
    email: row.email,
    site: parsed.ok ? parsed.website.site : row.website,
    emailNormalised: addressOf(row),
    reportToken: newReportToken(),
  };
}

function addressOf({ email }: Pick<OpenRow, 'email'>): string {
  return email.trim().toLowerCase();
}
