import type { ErasedPerson } from '@named-first/contract';
import { and, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import {
  bulkCampaigns,
  campaignRefusedRows,
  campaignScans,
  contacts,
  dripEmails,
  leads,
  newsletters,
  outboundMails,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { heldRecords, personIn, personOf } from './person.ts';

/**
 * Erases the person behind a lead: all leads of their address with mails and course, contact messages, the newsletter
 * subscription and white paper requests, refused lines of a campaign's file. A campaign's rows keep their website and
 * result, so that its counts stay true, and lose everything about the person. Orders stay: accounts must be kept; and
 * with each the mail that welcomed the customer, or the next renewal would welcome them again. So does which lists the
 * address left: who objected to mail must not get it again from the next campaign's file (GDPR art. 17(3)(b) and 21(3)).
 *
 * @throws AppError `not-found`.
 */
export async function erasePerson({ db }: Pick<Deps, 'db'>, leadId: string): Promise<ErasedPerson> {
  return db.transaction(async (tx) => {
    const address = await personOf(tx, leadId);
    await lockCampaigns(tx, address);
    const held = await heldRecords(tx, address);
    const mails = await tx
      .delete(outboundMails)
      .where(and(personIn.mails(address), ne(outboundMails.kind, 'customer-welcome')))
      .returning({ id: outboundMails.id });
    // Before the leads, as whoever puts a lesson into the outbox takes them: else both would wait for each other.
    await tx.delete(dripEmails).where(personIn.course(address));
    await tx.delete(leads).where(personIn.leads(address));
    await tx.delete(contacts).where(personIn.contacts(address));
    await tx.delete(newsletters).where(personIn.newsletter(address));
    await tx.delete(whitepaperLeads).where(personIn.whitepapers(address));
    await tx.delete(campaignRefusedRows).where(personIn.refusedRows(address));
    const nobody = { firstName: '', lastName: '', email: '', title: null, location: null, cells: [] };
    await tx.update(campaignScans).set(nobody).where(personIn.campaignRows(address));
    return { erased: { ...held, mails: mails.length } };
  });
}

/** Holds the campaigns the person is in: one that is just making a lead of them is waited for. */
async function lockCampaigns(tx: Tx, address: string): Promise<void> {
  await tx
    .select({ id: bulkCampaigns.id })
    .from(bulkCampaigns)
    .where(
      sql`${bulkCampaigns.id} in (select ${campaignScans.campaignId} from ${campaignScans} where ${personIn.campaignRows(address)})`,
    )
    .orderBy(bulkCampaigns.id)
    .for('update');
}
