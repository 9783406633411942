import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Lists that a person can leave separately. */
export const MAIL_LISTS = ['newsletter', 'course'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Addresses that get no mail of a list, regardless of the reason. */
export const suppressions = pgTable(
  'suppressions',
  {
    /** Trimmed, in lower case. For an erased person only the hash from `addressHash`. */
    address: text('address').notNull(),
    list: text('list', { enum: MAIL_LISTS }).notNull(),
    reason: text('reason', { enum: ['unsubscribed', 'bounced', 'complained'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.address, table.list] })],
);
