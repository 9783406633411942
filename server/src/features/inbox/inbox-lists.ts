import type { InboxItems, InboxList } from '@named-first/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contacts, customers, newsletters, outboundMails, whitepaperLeads } from '../../db/schema/index.ts';

const { kind } = outboundMails;

/** One list of the inbox: where its rows are, what they show, what is searched, and how they read as a file. */
type InboxSource<L extends InboxList> = {
  table: PgTable;
  /** Every list has `id` and `createdAt`, which it is ordered by. */
  columns: { [K in keyof InboxItems[L]]: AnyPgColumn };
  only?: SQL;
  search: (AnyPgColumn | SQL)[];
  /** The columns of the file, in order, under their headings. */
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
    // The kind as the file has it, and as the screen writes it.
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
