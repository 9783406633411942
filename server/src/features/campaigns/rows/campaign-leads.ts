import { parseWebsite } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { campaignScans, leads } from '../../../db/schema/index.ts';
import { MAILED_LEAD } from '../../leads/mails/queue-lead-mails.ts';
import { newReportToken } from '../../report-url.ts';
import type { ScoredScan } from '../../scans/find-scored-scan.ts';
import { reportText } from '../../scans/report-data.ts';
import type { OpenRow, StoredCampaign, StoredRow } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
import { queueCampaignMails } from './queue-campaign-mails.ts';

type LeadDeps = Pick<CampaignDeps, 'jobs' | 'clock' | 'settings' | 'mailLinks'>;

/**
 * Makes a lead of every contact of one website, and queues their mails where the campaign may write to them. One person
 * who stands in the file twice with the same website is one lead. A contact whose person was erased meanwhile becomes
 * none. `first` is the first row of that website.
 *
 * @returns each row's lead.
 */
export async function makeCampaignLeads(
  deps: LeadDeps,
  tx: Tx,
  campaign: StoredCampaign,
  first: Pick<StoredRow, 'id'>,
  rows: OpenRow[],
  scan: ScoredScan,
): Promise<Map<string, string>> {
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
    for (const lead of made) known.set(lead.emailNormalised, lead.id);
    if (campaign.contactAllowed) {
      // Each holds the course of its address: in one order, so that no two transactions wait for each other.
      for (const lead of made.toSorted((one, other) => (one.emailNormalised < other.emailNormalised ? -1 : 1))) {
        await queueCampaignMails(deps, tx, lead, scan, campaign.id);
      }
    }
  }
  return new Map(contacts.map((row) => [row.id, known.get(addressOf(row))!]));
}

/** Leads that earlier rows of this website made, by address. The first row ends last, so it has made none. */
async function leadsOfSameSite(tx: Tx, firstId: string): Promise<Map<string, string>> {
  const made = await tx
    .select({ id: leads.id, address: leads.emailNormalised })
    .from(campaignScans)
    .innerJoin(leads, eq(leads.id, campaignScans.leadId))
    .where(eq(campaignScans.sameAs, firstId));
  return new Map(made.map(({ id, address }) => [address, id]));
}

/** What every lead of one website has alike, its report among it, which is long. */
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
