import type { DownloadId } from '@named-first/contract';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, domainKey, generatedId, personKey } from './columns.ts';

/** Messages from the contact form. */
export const contacts = pgTable(
  'contacts',
  {
    id: generatedId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    company: text('company').notNull(),
    industry: text('industry').notNull(),
    interests: text('interests').array().notNull(),
    message: text('message'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contacts_created_at_index').on(table.createdAt),
    index('contacts_email_index').on(personKey(table.email)),
    index('contacts_domain_index').on(domainKey(table.email)),
  ],
);

/** Addresses are stored in lower case, so that `unique` allows one row per mailbox. */
export const newsletters = pgTable('newsletters', {
  id: generatedId(),
  email: text('email').notNull().unique(),
  subscribed: boolean('subscribed').notNull().default(true),
  createdAt: createdAt(),
});

export const whitepaperLeads = pgTable(
  'whitepaper_leads',
  {
    id: generatedId(),
    email: text('email').notNull(),
    fullName: text('full_name'),
    company: text('company'),
    /** The requested download. The row's id is part of its URL in the mail. */
    document: text('document').$type<DownloadId>().notNull().default('white-paper'),
    createdAt: createdAt(),
  },
  (table) => [
    index('whitepaper_leads_created_at_index').on(table.createdAt),
    index('whitepaper_leads_email_index').on(personKey(table.email)),
  ],
);
