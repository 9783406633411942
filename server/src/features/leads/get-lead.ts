import type { LeadDetail, LeadEvent } from '@named-first/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import {
  bulkCampaigns,
  campaignScans,
  contacts,
  customers,
  dripEmails,
  emailCampaigns,
  leads,
  prospects,
  reportViews,
  scans,
} from '../../db/schema/index.ts';
import { countPersonRecords, leadNotFound, personIn } from '../personal-data/person.ts';
import { reportUrl } from '../report-url.ts';
import type { LeadDeps } from './deps.ts';
import { readDesk } from './desk/read-desk.ts';
import { relatedRecords } from './desk/related-records.ts';
import { LISTED, leadView } from './lead-view.ts';

type GetDeps = Pick<LeadDeps, 'db' | 'settings'>;

/** One lead with all its events, newest first. @throws AppError `not-found`. */
export async function getLead(deps: GetDeps, id: string): Promise<LeadDetail> {
  const [row] = await deps.db
    .select({
      lead: LISTED,
      scanStatus: leads.scanStatus,
      reportToken: leads.reportToken,
      address: leads.emailNormalised,
      site: leads.site,
      scannedAt: scans.createdAt,
      scanScore: scans.score,
      campaign: sql<string | null>`(select ${bulkCampaigns.name} from ${campaignScans}
        join ${bulkCampaigns} on ${bulkCampaigns.id} = ${campaignScans.campaignId}
        where ${campaignScans.leadId} = ${leads.id} limit 1)`,
      isFromProspect: sql<boolean>`exists (select from ${prospects} where ${prospects.leadId} = ${leads.id})`,
    })
    .from(leads)
    .leftJoin(scans, eq(scans.id, leads.scanId))
    .where(eq(leads.id, id));
  if (!row) throw leadNotFound();
  const events = await Promise.all([
    mailEvents(deps, id),
    openedEvents(deps, id),
    courseEvents(deps, id),
    contactEvents(deps, row.address),
    checkoutEvents(deps, row.address),
  ]);
  const timeline = [...scanEvents(row), ...events.flat()];
  return {
    lead: leadView(row.lead),
    scanStatus: row.scanStatus,
    reportUrl: reportUrl(deps.settings, row.reportToken),
    timeline: timeline.sort((one, other) => other.at.localeCompare(one.at)),
    desk: await readDesk(deps.db, id),
    related: await relatedRecords(deps.db, { site: row.site, leadId: id, address: row.address }),
    held: await countPersonRecords(deps.db, row.address),
  };
}

type ScannedLead = {
  lead: { createdAt: Date };
  scanStatus: LeadDetail['scanStatus'];
  scannedAt: Date | null;
  scanScore: number | null;
  campaign: string | null;
  isFromProspect: boolean;
};

const SCAN_WORDS = { preparing: 'Report is being prepared', failed: 'The website could not be scanned' } as const;

function scanEvents(row: ScannedLead): LeadEvent[] {
  const { lead, scanStatus, scannedAt, scanScore } = row;
  const at = lead.createdAt.toISOString();
  const title = originOf(row);
  const unlocked: LeadEvent = { at, kind: 'lead', title, status: null };
  if (scanStatus !== 'scanned') return [{ at, kind: 'scan', title: SCAN_WORDS[scanStatus], status: null }, unlocked];
  if (!scannedAt) return [unlocked];
  const scanned = { at: scannedAt.toISOString(), kind: 'scan', title: `Website scanned: ${scanScore} of 100` } as const;
  return [{ ...scanned, status: null }, unlocked];
}

function originOf({ campaign, isFromProspect }: ScannedLead): string {
  if (campaign !== null) return `Came with the campaign "${campaign}"`;
  return isFromProspect ? 'Made from a prospect that we scanned' : 'Unlocked the report';
}

async function mailEvents({ db }: GetDeps, leadId: string): Promise<LeadEvent[]> {
  const mails = await db.select().from(emailCampaigns).where(eq(emailCampaigns.leadId, leadId));
  return mails.map(({ sentAt, createdAt, subject, status }) => ({
    at: (sentAt ?? createdAt).toISOString(),
    kind: 'mail',
    title: subject,
    status,
  }));
}

/** Lessons that were sent are already in the log of mails. */
async function courseEvents({ db }: GetDeps, leadId: string): Promise<LeadEvent[]> {
  const lessons = await db
    .select()
    .from(dripEmails)
    .where(and(eq(dripEmails.leadId, leadId), ne(dripEmails.status, 'sent')));
  return lessons.map(({ scheduledFor, subject, status }) => ({
    at: scheduledFor.toISOString(),
    kind: 'course',
    title: subject,
    status,
  }));
}

async function openedEvents({ db }: GetDeps, leadId: string): Promise<LeadEvent[]> {
  const [opened] = await db.select().from(reportViews).where(eq(reportViews.leadId, leadId));
  if (!opened) return [];
  const title = opened.times === 1 ? 'Opened the report' : `Opened the report, ${opened.times} times by now`;
  return [{ at: opened.lastAt.toISOString(), kind: 'report-opened', title, status: null }];
}

async function contactEvents({ db }: GetDeps, address: string): Promise<LeadEvent[]> {
  const messages = await db.select({ at: contacts.createdAt }).from(contacts).where(personIn.contacts(address));
  return messages.map(({ at }) => ({
    at: at.toISOString(),
    kind: 'contact',
    title: 'Wrote through the contact form',
    status: null,
  }));
}

async function checkoutEvents({ db }: GetDeps, address: string): Promise<LeadEvent[]> {
  const orders = await db
    .select({ at: customers.createdAt, plan: customers.planName, status: customers.subscriptionStatus })
    .from(customers)
    .where(personIn.orders(address))
    .orderBy(sql`${customers.createdAt} desc`);
  return orders.map(({ at, plan, status }) => ({
    at: at.toISOString(),
    kind: 'checkout',
    title: `Ordered the ${plan} plan`,
    status,
  }));
}
