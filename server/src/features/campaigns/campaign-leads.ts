import { parseWebsite } from '@named-first/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leads } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { reportText } from '../leads/report-data.ts';
import { newReportToken } from '../leads/report-url.ts';
import type { ScoredScan } from '../scans/find-scored-scan.ts';
import type { StoredCampaign } from './campaign-view.ts';
import type { OpenRow } from './end-row.ts';
import { queueCampaignMails } from './queue-campaign-mails.ts';

type LeadDeps = Pick<Deps, 'jobs' | 'clock' | 'settings' | 'mailLinks'>;

/**
 * Makes a lead of every contact of one website, and queues their mails where the campaign may write to them. One person
 * who stands in the file twice with the same website is one lead. A contact whose person was erased meanwhile becomes
 * none.
 *
 * @returns each row's lead.
 */
export async function makeCampaignLeads(
  deps: LeadDeps,
  tx: Tx,
  campaign: StoredCampaign,
  rows: OpenRow[],
  scan: ScoredScan,
): Promise<Map<string, string>> {
  const contacts = rows.filter(({ email }) => email !== '');
  const known = await leadsOfSameSite(tx, contacts);
  const newcomers = new Map(
    contacts.filter((row) => !known.has(addressOf(row))).map((row) => [addressOf(row), row] as const),
  );
  if (newcomers.size > 0) {
    const made = await tx
      .insert(leads)
      .values([...newcomers.values()].map((row) => leadOf(deps, row, scan)))
      .returning();
    for (const lead of made) known.set(lead.emailNormalised, lead.id);
    if (campaign.contactAllowed) {
      for (const lead of made) await queueCampaignMails(deps, tx, lead, scan, campaign.id);
    }
  }
  return new Map(contacts.map((row) => [row.id, known.get(addressOf(row))!]));
}

/** Leads that earlier rows of this website made, by address. */
async function leadsOfSameSite(tx: Tx, contacts: OpenRow[]): Promise<Map<string, string>> {
  if (contacts.length === 0) return new Map();
  const ids = sql.param(contacts.map(({ id }) => id));
  const made = await tx
    .select({ id: leads.id, address: leads.emailNormalised })
    .from(leads)
    .where(
      inArray(
        leads.id,
        sql`(select lead_id from campaign_scans where lead_id is not null and same_as in
              (select coalesce(same_as, id) from campaign_scans where id = any(${ids}::uuid[])))`,
      ),
    );
  return new Map(made.map(({ id, address }) => [address, id]));
}

function leadOf({ clock }: LeadDeps, row: OpenRow, scan: ScoredScan): typeof leads.$inferInsert {
  const parsed = parseWebsite(row.website);
  return {
    website: row.website,
    name: `${row.firstName} ${row.lastName}`.trim(),
    businessName: row.businessName,
    email: row.email,
    aiVisibilityScore: scan.score,
    reportData: reportText(scan.report),
    createdAt: clock.now(),
    site: parsed.ok ? parsed.website.site : row.website,
    emailNormalised: addressOf(row),
    reportToken: newReportToken(),
    scanId: scan.id,
    scanStatus: 'scanned',
  };
}

function addressOf({ email }: Pick<OpenRow, 'email'>): string {
  return email.trim().toLowerCase();
}
