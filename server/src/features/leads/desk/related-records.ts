import type { RelatedRecords } from '@named-first/contract';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { domainKey, personKey } from '../../../db/schema/columns.ts';
import { bulkCampaigns, campaignScans, contacts, customers, leads, prospects } from '../../../db/schema/index.ts';
import { clientsOfSite } from '../../clients/record/link-leads.ts';
import { sharedSites } from '../../clients/record/shared-sites.ts';

const MAX_ROWS = 20;

/** What other records are searched by: a website and, for a lead, its e-mail address. */
export type RelatedTo = { site: string; leadId: string | null; address: string | null };

/**
 * Other records of a website: orders, clients, leads and campaign rows with the same site key, messages from its
 * domain, and everything from the lead's own address. For a site that many businesses share, only the address counts.
 */
export async function relatedRecords(db: Database, lead: RelatedTo): Promise<RelatedRecords> {
  const site = sharedSites.includes(lead.site) ? null : lead.site;
  const { leadId, address } = lead;
  const either = (bySite: SQL, byAddress: SQL): SQL =>
    or(site === null ? undefined : bySite, address === null ? undefined : byAddress) ?? sql`false`;
  const [clients, orders, otherLeads, messages, campaignRows, scanned] = await Promise.all([
    site === null ? [] : clientsOfSite(db, site),
    readOrders(db, either(sql`${customers.site} = ${site}`, sql`${personKey(customers.businessEmail)} = ${address}`)),
    readLeads(db, {
      where: either(sql`${leads.site} = ${site}`, sql`${leads.emailNormalised} = ${address}`),
      leadId,
      site,
    }),
    readMessages(
      db,
      either(sql`${domainKey(contacts.email)} = ${site}`, sql`${personKey(contacts.email)} = ${address}`),
    ),
    readCampaignRows(
      db,
      either(sql`${campaignScans.site} = ${site}`, sql`${personKey(campaignScans.email)} = ${address}`),
      leadId,
    ),
    site === null ? [] : readProspects(db, site),
  ]);
  return { clients, orders, leads: otherLeads, messages, campaignRows, prospects: scanned };
}

async function readOrders(db: Database, where: SQL): Promise<RelatedRecords['orders']> {
  const rows = await db.select().from(customers).where(where).orderBy(desc(customers.createdAt)).limit(MAX_ROWS);
  return rows.map(({ id, createdAt, planName, subscriptionStatus, paidAt, businessEmail }) => ({
    ...{ id, at: createdAt.toISOString(), planName, status: subscriptionStatus, paid: paidAt !== null },
    email: businessEmail,
  }));
}

type LeadsRequest = { where: SQL; leadId: string | null; site: string | null };

async function readLeads(db: Database, { where, leadId, site }: LeadsRequest): Promise<RelatedRecords['leads']> {
  const rows = await db
    .select({
      ...{ id: leads.id, createdAt: leads.createdAt, name: leads.name, email: leads.email, stage: leads.stage },
      site: leads.site,
    })
    .from(leads)
    .where(and(where, leadId === null ? undefined : ne(leads.id, leadId)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ createdAt, site: own, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    sameSite: own === site,
  }));
}

async function readMessages(db: Database, where: SQL): Promise<RelatedRecords['messages']> {
  const rows = await db.select().from(contacts).where(where).orderBy(desc(contacts.createdAt)).limit(MAX_ROWS);
  return rows.map(({ id, createdAt, firstName, lastName, email }) => ({
    ...{ id, at: createdAt.toISOString(), name: `${firstName} ${lastName}`.trim(), email },
  }));
}

/** Excludes the row that the lead itself came from. */
async function readCampaignRows(
  db: Database,
  where: SQL,
  leadId: string | null,
): Promise<RelatedRecords['campaignRows']> {
  const rows = await db
    .select({ row: campaignScans, campaign: bulkCampaigns.name })
    .from(campaignScans)
    .innerJoin(bulkCampaigns, eq(bulkCampaigns.id, campaignScans.campaignId))
    .where(and(where, leadId === null ? undefined : sql`${campaignScans.leadId} is distinct from ${leadId}::uuid`))
    .orderBy(desc(campaignScans.createdAt), campaignScans.rowNumber)
    .limit(MAX_ROWS);
  return rows.map(({ row: { id, createdAt, campaignId, firstName, lastName, status }, campaign }) => ({
    ...{ id, at: createdAt.toISOString(), campaignId, campaign, name: `${firstName} ${lastName}`.trim(), status },
  }));
}

async function readProspects(db: Database, site: string): Promise<RelatedRecords['prospects']> {
  const rows = await db
    .select({ id: prospects.id, createdAt: prospects.createdAt, website: prospects.website })
    .from(prospects)
    .where(eq(prospects.site, site))
    .orderBy(desc(prospects.createdAt))
    .limit(MAX_ROWS);
  return rows.map(({ id, createdAt, website }) => ({ id, at: createdAt.toISOString(), website }));
}
