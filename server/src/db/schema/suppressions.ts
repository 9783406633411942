import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Lists that a person may leave, each by itself. */
export const MAIL_LISTS = ['newsletter', 'course'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Addresses that get no mail of a list, whatever put them on it. */
export const suppressions = pgTable(
  'suppressions',
  {
    /** Trimmed, in lower case; of an erased person only its hash, as `addressHash` of the consent feature makes it. */
    address: text('address').notNull(),
    list: text('list', { enum: MAIL_LISTS }).notNull(),
    reason: text('reason', { enum: ['unsubscribed', 'bounced', 'complained'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.address, table.list] })],
);
