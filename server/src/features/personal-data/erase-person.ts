import type { ErasedPerson } from '@named-first/contract';
import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import {
  bulkCampaigns,
  campaignRefusedRows,
  campaignScans,
  contacts,
  customers,
  dripEmails,
  leads,
  newsletters,
  outboundMails,
  prospects,
  scans,
  stripeEvents,
  users,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import { removeOutboxFiles } from '../../mail/delivery/outbox-files.ts';
import { pseudonymiseSuppressions } from '../../mail/suppressions.ts';
import { closeCheckouts } from '../checkout/close-checkouts.ts';
import { eraseVisits } from '../funnel/visits.ts';
import { eraseClientRecords } from './client-records.ts';
import type { PersonalDataDeps } from './deps.ts';
import { addressPattern, countPersonRecords, personIn, personOf } from './person.ts';

type EraseDeps = Pick<PersonalDataDeps, 'db' | 'settings' | 'payments' | 'clock'>;

/**
 * Erases the person behind a lead: everything stored under their e-mail address, in one transaction, and the files of
 * their mails.
 *
 * The funnel figures contain no personal data and do not change. Four things are kept:
 * - the website, status and score of a campaign's rows, so that its counts stay correct;
 * - paid orders with the customer's welcome mail, because accounting records must be kept (GDPR art. 17(3)(b));
 * - the client that those orders belong to, its first scan and the numbers of owed and completed work, for the same
 *   reason;
 * - a hash of the address for each list it left, because a person who objected must not be written to again (art.
 *   21(3)).
 *
 * @throws AppError `not-found`; `payments-…` if an open checkout cannot be closed at the moment, in which case nothing
 * is erased.
 */
export async function erasePerson(deps: EraseDeps, leadId: string): Promise<ErasedPerson> {
  const address = await personOf(deps.db, leadId);
  const completed = await closeCheckouts(deps, personIn.unpaidOrders(address));
  return deps.db.transaction(async (tx) => {
    await personOf(tx, leadId);
    await lockCampaigns(tx, address);
    // Before their leads, in the same order as `captureLead`.
    await eraseVisits(tx, address);
    const held = await countPersonRecords(tx, address);
    const unpaidOrders = await deleteUnpaidOrders(tx, address, completed);
    const mailIds = await deleteMails(tx, address);
    await deleteLeads(tx, address);
    await tx.delete(contacts).where(personIn.contacts(address));
    await tx.delete(newsletters).where(personIn.newsletter(address));
    await tx.delete(whitepaperLeads).where(personIn.whitepapers(address));
    await tx.delete(users).where(personIn.users(address));
    await eraseClientRecords(tx, address);
    await emptyCampaignRows(tx, address);
    await pseudonymiseSuppressions(tx, address);
    // Before the commit: if the process stops here, the rows still exist, and erasing again finds them.
    await removeOutboxFiles(deps.settings.dataDir, mailIds);
    return { erased: { ...held, unpaidOrders, mails: mailIds.length } };
  });
}

/** Locks the campaigns that name the person, so that none of them creates a lead of this person in the meantime. */
async function lockCampaigns(tx: Tx, address: string): Promise<void> {
  await tx
    .select({ id: bulkCampaigns.id })
    .from(bulkCampaigns)
    .where(
      sql`${bulkCampaigns.id} in (select ${campaignScans.campaignId} from ${campaignScans}
                                   where ${personIn.campaignRows(address)} or ${personIn.otherRows(address)})`,
    )
    .orderBy(bulkCampaigns.id)
    .for('update');
}

/**
 * Demo checkouts are deleted with their orders. Events of orders that are kept lose their error text, which may quote
 * the person.
 */
async function deleteUnpaidOrders(tx: Tx, address: string, completed: string[]): Promise<number> {
  const deleted = await tx
    .delete(customers)
    .where(and(personIn.unpaidOrders(address), notInArray(customers.id, completed)))
    .returning({ id: customers.id });
  const ids = deleted.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(stripeEvents).where(inArray(stripeEvents.orderId, ids));
  const kept = tx
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${personIn.paidOrders(address)}`);
  await tx.update(stripeEvents).set({ error: null }).where(inArray(stripeEvents.orderId, kept));
  return ids.length;
}

/**
 * Keeps the welcome mail of an order that is kept: without its row, the next renewal would welcome the customer again.
 */
async function deleteMails(tx: Tx, address: string): Promise<string[]> {
  const isKept = sql`${outboundMails.kind} = 'customer-welcome' and exists
    (select from ${customers} where ${outboundMails.messageKey} = 'customer-welcome:' || ${customers.id}::text)`;
  const deleted = await tx
    .delete(outboundMails)
    .where(sql`${personIn.mails(address)} and not (${isKept})`)
    .returning({ id: outboundMails.id });
  return deleted.map(({ id }) => id);
}

async function deleteLeads(tx: Tx, address: string): Promise<void> {
  const own = await tx.select({ id: scans.id }).from(scans).where(personIn.scans(address));
  // Before the leads, in the same order as queueing a lesson; otherwise the two could deadlock.
  await tx.delete(dripEmails).where(personIn.course(address));
  await tx.delete(prospects).where(personIn.prospects(address));
  await tx.delete(leads).where(personIn.leads(address));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(scans).where(inArray(scans.id, ids));
}

/** In rows of other contacts, only the cells that contain the person's address are emptied. */
async function emptyCampaignRows(tx: Tx, address: string): Promise<void> {
  await tx.delete(campaignRefusedRows).where(personIn.refusedRows(address));
  await tx
    .update(campaignScans)
    .set({
      cells: sql`(select jsonb_agg(case when lower(text) ~ ${addressPattern(address)} then '' else text end order by place)
                    from jsonb_array_elements_text(${campaignScans.cells}) with ordinality as cell(text, place))`,
    })
    .where(personIn.otherRows(address));
  const nobody = { firstName: '', lastName: '', businessName: '', email: '', title: null, location: null };
  await tx
    .update(campaignScans)
    .set({ ...nobody, cells: [], errorMessage: null })
    .where(personIn.campaignRows(address));
}
