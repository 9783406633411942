import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, moment } from '../columns.ts';
import { clients } from './clients.ts';

/** The facts of a client's business as the agency wrote them down, version by version. A signed version never changes. */
export const factSheets = pgTable(
  'fact_sheets',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    facts: jsonb('facts').$type<Record<string, string[]>>().notNull(),
    state: text('state', { enum: ['draft', 'sent', 'signed'] }).notNull(),
    signedAt: moment('signed_at'),
    signedBy: text('signed_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('fact_sheets_client_id_version_index').on(table.clientId, table.version),
    check('fact_sheets_state_check', sql`${table.state} in ('draft', 'sent', 'signed')`),
  ],
);
