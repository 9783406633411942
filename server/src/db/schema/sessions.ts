import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, timestampMs } from './columns.ts';

/** Sign-in sessions. Only the browser's cookie contains the token; this table stores its SHA-256 in hexadecimal. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: createdAt(),
    lastSeenAt: timestampMs('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_created_at_index').on(table.createdAt)],
);
