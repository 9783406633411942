import { campaignSource, parseWebsite, publicPage } from '@named-first/contract';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { campaignScans, leads } from '../../db/schema/index.ts';
import { OTHER } from './page-source.ts';
import { sourceOfVisit } from './visits.ts';

/** A lead that buys later than this counts as a new visitor. */
const LEAD_MS = 365 * 24 * 60 * 60 * 1000;

type Buyer = { businessEmail: string; websiteDomain: string };

/**
 * The source of a buyer: that of their last lead, found by address or site; otherwise that of the last scan of their
 * site; otherwise the pricing page, which contains the order form.
 */
export async function sourceOfBuyer(tx: Tx, { businessEmail, websiteDomain }: Buyer, now: Date): Promise<string> {
  const parsed = parseWebsite(websiteDomain);
  const site = parsed.ok ? parsed.website.site : null;
  const fromLead = await sourceOfLead(tx, businessEmail.trim().toLowerCase(), site, now);
  const fromScan = site === null ? null : await sourceOfVisit(tx, site, now);
  return fromLead ?? fromScan ?? publicPage('pricing').path;
}

async function sourceOfLead(tx: Tx, address: string, site: string | null, now: Date): Promise<string | null> {
  const isTheirs = eq(leads.emailNormalised, address);
  const [lead] = await tx
    .select({ source: leads.source, campaignId: campaignScans.campaignId })
    .from(leads)
    .leftJoin(campaignScans, eq(campaignScans.leadId, leads.id))
    .where(
      and(
        site === null ? isTheirs : or(isTheirs, eq(leads.site, site)),
        gt(leads.createdAt, new Date(now.getTime() - LEAD_MS)),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1);
  if (!lead) return null;
  return lead.campaignId ? campaignSource(lead.campaignId) : (lead.source ?? OTHER);
}
