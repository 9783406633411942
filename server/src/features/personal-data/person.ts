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
  prospects,
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

/** Matches prospects that became the person's lead, and those whose website belongs only to the person. */
function ownProspects(address: string): SQL {
  return sql`${prospects.id} in (
    select made.id from ${leads} join ${prospects} as made on made.lead_id = ${leads.id}
     where ${leads.emailNormalised} = ${address}
     union
    select alike.id from ${leads} join ${prospects} as alike on alike.site = ${leads.site}
     where ${leads.emailNormalised} = ${address}
       and not exists (select from ${leads} as other
                        where other.site = alike.site and other.email_normalised <> ${address}))`;
}

/**
 * Conditions that find a person's records. A person is an e-mail address in lower case: every form asks for it, and a
 * request for access or erasure names it.
 */
export const personIn = {
  leads: (address: string) => sql`${leads.emailNormalised} = ${address}`,
  course: (address: string) => sql`${dripEmails.leadId} in (select id from leads where email_normalised = ${address})`,
  reportViews: (address: string) =>
    sql`${reportViews.leadId} in (select id from leads where email_normalised = ${address})`,
  contacts: (address: string) => isAddress(contacts.email, address),
  /** Stored in lower case, so that each address occurs once. */
  newsletter: (address: string) => sql`${newsletters.email} = ${address}`,
  listsLeft: (address: string) => isSuppressed(address),
  whitepapers: (address: string) => isAddress(whitepaperLeads.email, address),
  campaignRows: (address: string) => isAddress(campaignScans.email, address),
  /** Rows of other contacts that contain the address in another cell. */
  otherRows: (address: string) =>
    sql`(${personKey(campaignScans.email)} <> ${address} and ${hasAddress(campaignScans.cells, address)})`,
  /** Any cell may contain the address, because a line may be refused for having its cells in the wrong columns. */
  refusedRows: (address: string) => hasAddress(campaignRefusedRows.cells, address),
  /** Scans that belong to the person's leads, and to no one else's leads or clients. */
  scans: (address: string) => sql`(
    ${scans.id} in (select ${leads.scanId} from ${leads} where ${leads.emailNormalised} = ${address}
                    union select ${reportChecks.scanId} from ${reportChecks}
                            join ${leads} on ${leads.id} = ${reportChecks.leadId}
                           where ${leads.emailNormalised} = ${address}
                    union select ${prospects.scanId} from ${prospects} where ${ownProspects(address)})
    and not exists (select from ${clientScans} where ${clientScans.scanId} = ${scans.id})
    and not exists (select from ${leads}
                     where ${leads.scanId} = ${scans.id} and ${leads.emailNormalised} <> ${address})
    and not exists (select from ${reportChecks} join ${leads} on ${leads.id} = ${reportChecks.leadId}
                     where ${reportChecks.scanId} = ${scans.id} and ${leads.emailNormalised} <> ${address}))`,
  prospects: ownProspects,
  orders: (address: string) => isAddress(customers.businessEmail, address),
  unpaidOrders: (address: string) => and(isAddress(customers.businessEmail, address), isNeverPaid)!,
  paidOrders: (address: string) => and(isAddress(customers.businessEmail, address), not(isNeverPaid))!,
  users: (address: string) => isAddress(users.email, address),
  /**
   * Mails to the person, mails about their leads, and mails to the agency that contain the person's words and reply to
   * them.
   */
  mails: (address: string) => sql`(${isAddress(outboundMails.recipient, address)}
      or ${isAddress(outboundMails.replyTo, address)}
      or (${outboundMails.kind} = 'contact-message' and lower(${outboundMails.data} ->> 'email') = ${address})
      or ${outboundMails.leadId} = any(array(select id from leads where email_normalised = ${address})))`,
};

function isAddress(column: AnyPgColumn, address: string): SQL {
  return sql`${personKey(column)} = ${address}`;
}

/** Whether a cell contains the address, alone or within other text such as `Ada <ada@example.com>`. */
function hasAddress(cells: AnyPgColumn, address: string): SQL {
  return sql`exists (select from jsonb_array_elements_text(${cells}) as cell(text)
                      where lower(cell.text) ~ ${addressPattern(address)})`;
}

/**
 * A PostgreSQL regular expression that finds the address in lower-case text, but not as part of a longer one:
 * `ada@example.com` is in neither `grandada@example.com` nor `ada@example.com.au`.
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
 * Counts all records under one address. Skips cells in other contacts' rows: finding them would read every row of every
 * campaign, and this runs whenever a lead is opened.
 */
export async function countPersonRecords(db: Database | Tx, address: string): Promise<HeldRecords> {
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
