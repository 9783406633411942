import { eq } from 'drizzle-orm';
import {
  campaignRefusedRows,
  campaignScans,
  contacts,
  customers,
  demoCheckouts,
  dripEmails,
  emailCampaigns,
  fixChecks,
  leadDeskEvents,
  leads,
  newsletters,
  outboundMails,
  prospects,
  reportChecks,
  reportViews,
  scans,
  suppressions,
  users,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import { exportClientRecords } from './client-records.ts';
import type { PersonalDataDeps } from './deps.ts';
import { personIn, personOf } from './person.ts';

/**
 * Everything stored about the person behind a lead, to give to them on request (GDPR art. 15 and 20). Omits secrets
 * that grant access, such as the report's token.
 *
 * @throws AppError `not-found`.
 */
export async function exportPerson({ db, clock }: Pick<PersonalDataDeps, 'db' | 'clock'>, leadId: string) {
  const address = await personOf(db, leadId);
  const own = await db.select().from(leads).where(personIn.leads(address));
  return {
    email: address,
    exportedAt: clock.now().toISOString(),
    leads: own.map(({ reportToken: _token, searchText: _text, reportData, ...row }) => ({
      ...row,
      reportData: reportData === null ? null : (JSON.parse(reportData) as unknown),
    })),
    mails: await readMails(db, address),
    mailLog: await db
      .select({ mail: emailCampaigns })
      .from(emailCampaigns)
      .innerJoin(leads, eq(leads.id, emailCampaigns.leadId))
      .where(personIn.leads(address))
      .then((rows) => rows.map(({ mail }) => mail)),
    course: await db.select().from(dripEmails).where(personIn.course(address)),
    reportViews: await db.select().from(reportViews).where(personIn.reportViews(address)),
    leadHistory: await db
      .select({ event: leadDeskEvents })
      .from(leadDeskEvents)
      .innerJoin(leads, eq(leads.id, leadDeskEvents.leadId))
      .where(personIn.leads(address))
      .then((rows) => rows.map(({ event }) => event)),
    prospects: await db.select().from(prospects).where(personIn.prospects(address)),
    contacts: await db.select().from(contacts).where(personIn.contacts(address)),
    newsletter: await db.select().from(newsletters).where(personIn.newsletter(address)),
    listsLeft: await db.select().from(suppressions).where(personIn.listsLeft(address)),
    whitepapers: await db.select().from(whitepaperLeads).where(personIn.whitepapers(address)),
    campaignRows: await db.select().from(campaignScans).where(personIn.campaignRows(address)),
    otherCampaignRows: await readOtherRows(db, address),
    refusedRows: await db.select().from(campaignRefusedRows).where(personIn.refusedRows(address)),
    scans: await db.select().from(scans).where(personIn.scans(address)),
    reportChecks: await readReportChecks(db, address),
    fixChecks: await readFixChecks(db, address),
    orders: await readOrders(db, address),
    accounts: await readAccounts(db, address),
    ...(await exportClientRecords(db, address)),
  };
}

/** Only the row numbers, because the rest is about another contact. */
function readOtherRows(db: PersonalDataDeps['db'], address: string) {
  const { campaignId, rowNumber } = campaignScans;
  return db.select({ campaignId, rowNumber }).from(campaignScans).where(personIn.otherRows(address));
}

async function readReportChecks(db: PersonalDataDeps['db'], address: string) {
  const rows = await db
    .select({ check: reportChecks })
    .from(reportChecks)
    .innerJoin(leads, eq(leads.id, reportChecks.leadId))
    .where(personIn.leads(address));
  return rows.map(({ check }) => check);
}

async function readFixChecks(db: PersonalDataDeps['db'], address: string) {
  const rows = await db
    .select({ check: fixChecks })
    .from(fixChecks)
    .innerJoin(leads, eq(leads.id, fixChecks.leadId))
    .where(personIn.leads(address));
  return rows.map(({ check }) => check);
}

/** Orders, paid or not, each with its demo checkout. */
async function readOrders(db: PersonalDataDeps['db'], address: string) {
  const rows = await db
    .select({ order: customers, demoCheckout: demoCheckouts })
    .from(customers)
    .leftJoin(demoCheckouts, eq(demoCheckouts.orderId, customers.id))
    .where(personIn.orders(address));
  return rows.map(({ order, demoCheckout }) => ({ ...order, demoCheckout }));
}

/** Omits the password hash. */
function readAccounts(db: PersonalDataDeps['db'], address: string) {
  const { id, username, email, createdAt } = users;
  return db.select({ id, username, email, createdAt }).from(users).where(personIn.users(address));
}

/** Omits the data that mails are rendered from, because it contains links that grant access. */
function readMails(db: PersonalDataDeps['db'], address: string) {
  const { id, kind, recipient, status, createdAt, sentAt } = outboundMails;
  return db
    .select({ id, kind, recipient, status, createdAt, sentAt })
    .from(outboundMails)
    .where(personIn.mails(address));
}
