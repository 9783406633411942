import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** Who is signed in. The token itself is in the browser's cookie alone; here is its SHA-256, in hexadecimal. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_created_at_index').on(table.createdAt)],
);
