import { eq } from 'drizzle-orm';
import {
  campaignRefusedRows,
  campaignScans,
  contacts,
  customers,
  dripEmails,
  emailCampaigns,
  leads,
  newsletters,
  outboundMails,
  reportViews,
  suppressions,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { personIn, personOf } from './person.ts';

/**
 * Everything held about the person behind a lead, to hand over when they ask (GDPR art. 15 and 20 and its like). Secrets
 * that open something, as the report's token, are left out.
 *
 * @throws AppError `not-found`.
 */
export async function exportPerson({ db, clock }: Pick<Deps, 'db' | 'clock'>, leadId: string) {
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
    contacts: await db.select().from(contacts).where(personIn.contacts(address)),
    newsletter: await db.select().from(newsletters).where(personIn.newsletter(address)),
    listsLeft: await db.select().from(suppressions).where(personIn.listsLeft(address)),
    whitepapers: await db.select().from(whitepaperLeads).where(personIn.whitepapers(address)),
    campaignRows: await db.select().from(campaignScans).where(personIn.campaignRows(address)),
    refusedRows: await db.select().from(campaignRefusedRows).where(personIn.refusedRows(address)),
    orders: await db.select().from(customers).where(personIn.orders(address)),
  };
}

/** Without what each is rendered from: it holds links that open something. */
function readMails(db: Deps['db'], address: string) {
  const { id, kind, recipient, status, createdAt, sentAt } = outboundMails;
  return db
    .select({ id, kind, recipient, status, createdAt, sentAt })
    .from(outboundMails)
    .where(personIn.mails(address));
}
