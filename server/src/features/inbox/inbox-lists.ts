import type { InboxItems, InboxList } from '@named-first/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { contacts, customers, newsletters, outboundMails, whitepaperLeads } from '../../db/schema/index.ts';
import { clientsOfAddresses } from '../clients/record/find-person.ts';

const { kind } = outboundMails;

/** One list of the inbox: its table, its columns, its search, and its CSV format. */
type InboxSource<L extends InboxList> = {
  table: PgTable;
  /** Every list has `id` and `createdAt`, by which it is sorted. */
  columns: { [K in Exclude<keyof InboxItems[L], 'client'>]: AnyPgColumn };
  /** Adds values that are not columns to the rows of a page. */
  complete?: (db: Database, rows: Omit<InboxItems[L], 'client'>[]) => Promise<InboxItems[L][]>;
  only?: SQL;
  search: (AnyPgColumn | SQL)[];
  /** The columns of the file in order, with their headings. */
  file: [heading: string, key: keyof InboxItems[L]][];
};

export const INBOX: { [L in InboxList]: InboxSource<L> } = {
  contacts: {
    table: contacts,
    columns: {
      id: contacts.id,
      createdAt: contacts.createdAt,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      company: contacts.company,
      industry: contacts.industry,
      interests: contacts.interests,
      message: contacts.message,
    },
    complete: markClients,
    search: [
      contacts.firstName,
      contacts.lastName,
      contacts.email,
      contacts.phone,
      contacts.company,
      contacts.industry,
      contacts.message,
    ],
    file: [
      ['ID', 'id'],
      ['Created At', 'createdAt'],
      ['First Name', 'firstName'],
      ['Last Name', 'lastName'],
      ['Email', 'email'],
      ['Phone', 'phone'],
      ['Company', 'company'],
      ['Industry', 'industry'],
      ['Interests', 'interests'],
      ['Message', 'message'],
    ],
  },
  newsletter: {
    table: newsletters,
    columns: {
      id: newsletters.id,
      createdAt: newsletters.createdAt,
      email: newsletters.email,
      subscribed: newsletters.subscribed,
    },
    search: [newsletters.email],
    file: [
      ['ID', 'id'],
      ['Created At', 'createdAt'],
      ['Email', 'email'],
      ['Subscribed', 'subscribed'],
    ],
  },
  whitepapers: {
    table: whitepaperLeads,
    columns: {
      id: whitepaperLeads.id,
      createdAt: whitepaperLeads.createdAt,
      email: whitepaperLeads.email,
      fullName: whitepaperLeads.fullName,
      company: whitepaperLeads.company,
      document: whitepaperLeads.document,
    },
    search: [whitepaperLeads.email, whitepaperLeads.fullName, whitepaperLeads.company],
    file: [
      ['ID', 'id'],
      ['Created At', 'createdAt'],
      ['Email', 'email'],
      ['Full Name', 'fullName'],
      ['Company', 'company'],
      ['Document', 'document'],
    ],
  },
  customers: {
    table: customers,
    columns: {
      id: customers.id,
      createdAt: customers.createdAt,
      fullName: customers.fullName,
      businessEmail: customers.businessEmail,
      businessName: customers.businessName,
      websiteDomain: customers.websiteDomain,
      planName: customers.planName,
      subscriptionStatus: customers.subscriptionStatus,
      clientId: customers.clientId,
    },
    search: [
      customers.fullName,
      customers.businessEmail,
      customers.businessName,
      customers.websiteDomain,
      customers.planName,
    ],
    file: [
      ['ID', 'id'],
      ['Created At', 'createdAt'],
      ['Full Name', 'fullName'],
      ['Business Email', 'businessEmail'],
      ['Business Name', 'businessName'],
      ['Website Domain', 'websiteDomain'],
      ['Plan', 'planName'],
      ['Subscription Status', 'subscriptionStatus'],
    ],
  },
  'failed-mails': {
    table: outboundMails,
    columns: {
      id: outboundMails.id,
      createdAt: outboundMails.createdAt,
      kind: outboundMails.kind,
      recipient: outboundMails.recipient,
      attempts: outboundMails.attempts,
      lastError: outboundMails.lastError,
    },
    only: eq(outboundMails.status, 'failed'),
    // The kind as the file contains it, and as the screen displays it.
    search: [outboundMails.recipient, kind, sql`replace(${kind}, '-', ' ')`, outboundMails.lastError],
    file: [
      ['ID', 'id'],
      ['Created At', 'createdAt'],
      ['Kind', 'kind'],
      ['Recipient', 'recipient'],
      ['Attempts', 'attempts'],
      ['Last Error', 'lastError'],
    ],
  },
};

/** Adds to each message the client that it is from. */
async function markClients(db: Database, rows: Omit<InboxItems['contacts'], 'client'>[]) {
  const byAddress = await clientsOfAddresses(
    db,
    rows.map(({ email }) => email),
  );
  return rows.map((row) => ({ ...row, client: byAddress.get(row.email.trim().toLowerCase()) ?? null }));
}
