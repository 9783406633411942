import type { HeldRecords } from '@named-first/contract';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../db/database.ts';
import { personKey } from '../../db/schema/columns.ts';
import {
  campaignRefusedRows,
  campaignScans,
  clientScans,
  contacts,
  customers,
  dripEmails,
  leads,
  newsletters,
  outboundMails,
  reportChecks,
  reportViews,
  scans,
  suppressions,
  users,
  whitepaperLeads,
} from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { isSuppressed } from '../../mail/suppressions.ts';
import { isNeverPaid } from '../checkout/never-paid.ts';

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
  listsLeft: (address: string) => isSuppressed(address),
  whitepapers: (address: string) => isAddress(whitepaperLeads.email, address),
  campaignRows: (address: string) => isAddress(campaignScans.email, address),
  /** Rows of other contacts that name the address in some other cell. */
  otherRows: (address: string) =>
    sql`(${personKey(campaignScans.email)} <> ${address} and ${hasAddress(campaignScans.cells, address)})`,
  /** Any cell may hold the address: a line may be refused because its cells are in the wrong columns. */
  refusedRows: (address: string) => hasAddress(campaignRefusedRows.cells, address),
  /** Scans that belong to the person's leads, and neither to anybody else's nor to a client. */
  scans: (address: string) => sql`(
    ${scans.id} in (select ${leads.scanId} from ${leads} where ${leads.emailNormalised} = ${address}
                    union select ${reportChecks.scanId} from ${reportChecks}
                            join ${leads} on ${leads.id} = ${reportChecks.leadId}
                           where ${leads.emailNormalised} = ${address})
    and not exists (select from ${clientScans} where ${clientScans.scanId} = ${scans.id})
    and not exists (select from ${leads}
                     where ${leads.scanId} = ${scans.id} and ${leads.emailNormalised} <> ${address})
    and not exists (select from ${reportChecks} join ${leads} on ${leads.id} = ${reportChecks.leadId}
                     where ${reportChecks.scanId} = ${scans.id} and ${leads.emailNormalised} <> ${address}))`,
  orders: (address: string) => isAddress(customers.businessEmail, address),
  unpaidOrders: (address: string) => and(isAddress(customers.businessEmail, address), isNeverPaid)!,
  paidOrders: (address: string) => and(isAddress(customers.businessEmail, address), not(isNeverPaid))!,
  users: (address: string) => isAddress(users.email, address),
  /** Mails to the person, about their leads, or to the agency with the person's words in it, which reply to them. */
  mails: (address: string) => sql`(${isAddress(outboundMails.recipient, address)}
      or ${isAddress(outboundMails.replyTo, address)}
      or (${outboundMails.kind} = 'contact-message' and lower(${outboundMails.data} ->> 'email') = ${address})
      or ${outboundMails.leadId} = any(array(select id from leads where email_normalised = ${address})))`,
};

function isAddress(column: AnyPgColumn, address: string): SQL {
  return sql`${personKey(column)} = ${address}`;
}

/** Whether a cell holds the address, alone or within other text such as `Ada <ada@example.com>`. */
function hasAddress(cells: AnyPgColumn, address: string): SQL {
  return sql`exists (select from jsonb_array_elements_text(${cells}) as cell(text)
                      where lower(cell.text) ~ ${addressPattern(address)})`;
}

/**
 * A PostgreSQL regular expression that finds the address in lower-case text, and not as the end or the beginning of a
 * longer one: `ada@example.com` is in neither `grandada@example.com` nor `ada@example.com.au`.
 */
export function addressPattern(address: string): string {
  const literal = address.replace(/[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/g, '\\$&');
  return `(^|[^[:alnum:].!#$%&'*+/=?^_\`{|}~-])${literal}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`;
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

/**
 * Counts everything that is held under one address. Cells in other contacts' rows are left out: finding them reads every
 * row of every campaign, and this is asked whenever a lead is opened.
 */
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
    (select count(*)::int from ${scans} where ${personIn.scans(address)}) as "scans",
    (select count(*)::int from ${customers} where ${personIn.unpaidOrders(address)}) as "unpaidOrders",
    (select count(*)::int from ${customers} where ${personIn.paidOrders(address)}) as "orders"`);
  return rows[0]!;
}
