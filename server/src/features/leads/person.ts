import type { HeldRecords } from '@named-first/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../db/database.ts';
import { personKey } from '../../db/schema/columns.ts';
import {
  campaignRefusedRows,
  campaignScans,
  contacts,
  customers,
  dripEmails,
  leads,
  newsletters,
  outboundMails,
  reportViews,
  suppressions,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import { AppError } from '../../http/errors.ts';

/**
 * Where a person is found. A person is an e-mail address in lower case: it is the one thing every form asks for, and
 * what a request to see or erase one's data names.
 */
export const personIn = {
  leads: (address: string) => sql`${leads.emailNormalised} = ${address}`,
  course: (address: string) => sql`${dripEmails.leadId} in (select id from leads where email_normalised = ${address})`,
  reportViews: (address: string) =>
    sql`${reportViews.leadId} in (select id from leads where email_normalised = ${address})`,
  contacts: (address: string) => isAddress(contacts.email, address),
  /** Kept in lower case, so that each is there once. */
  newsletter: (address: string) => sql`${newsletters.email} = ${address}`,
  listsLeft: (address: string) => sql`${suppressions.address} = ${address}`,
  whitepapers: (address: string) => isAddress(whitepaperLeads.email, address),
  campaignRows: (address: string) => isAddress(campaignScans.email, address),
  /** Which cell of a refused line is the address nobody can say: it may be why the line was refused. */
  refusedRows: (address: string) =>
    sql`exists (select 1 from jsonb_array_elements_text(${campaignRefusedRows.cells}) as cell(text)
                 where lower(trim(cell.text)) = ${address})`,
  orders: (address: string) => isAddress(customers.businessEmail, address),
  /** Mails to the person, about their leads, or (a contact message to the agency) with their words in it. */
  mails: (address: string) => sql`(${isAddress(outboundMails.recipient, address)}
      or (${outboundMails.kind} = 'contact-message' and lower(${outboundMails.data} ->> 'email') = ${address})
      or ${outboundMails.leadId} = any(array(select id from leads where email_normalised = ${address})))`,
};

function isAddress(column: AnyPgColumn, address: string): SQL {
  return sql`${personKey(column)} = ${address}`;
}

/** The person behind a lead. @throws AppError `not-found`. */
export async function personOf(db: Database | Tx, leadId: string): Promise<string> {
  const [lead] = await db.select({ address: leads.emailNormalised }).from(leads).where(eq(leads.id, leadId));
  if (!lead) throw leadNotFound();
  return lead.address;
}

export function leadNotFound(): AppError {
  return new AppError('not-found', { message: 'This lead is not there any more.' });
}

/** Counts everything that is held under one address. */
export async function heldRecords(db: Database | Tx, address: string): Promise<HeldRecords> {
  const { rows } = await db.execute<HeldRecords>(sql`select
    (select count(*)::int from ${leads} where ${personIn.leads(address)}) as "leads",
    (select count(*)::int from ${outboundMails} where ${personIn.mails(address)}) as "mails",
    (select count(*)::int from ${dripEmails} where ${personIn.course(address)}) as "course",
    (select count(*)::int from ${contacts} where ${personIn.contacts(address)}) as "contacts",
    (select count(*)::int from ${newsletters} where ${personIn.newsletter(address)}) as "newsletter",
    (select count(*)::int from ${suppressions} where ${personIn.listsLeft(address)}) as "listsLeft",
    (select count(*)::int from ${whitepaperLeads} where ${personIn.whitepapers(address)}) as "whitepapers",
    (select count(*)::int from ${campaignScans} where ${personIn.campaignRows(address)})
      + (select count(*)::int from ${campaignRefusedRows} where ${personIn.refusedRows(address)}) as "campaignRows",
    (select count(*)::int from ${customers} where ${personIn.orders(address)}) as "orders"`);
  return rows[0]!;
}
