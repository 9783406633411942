import type { ClientEvent } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from '../columns.ts';
import { clients } from './clients.ts';

/** The events of a client, in the order in which they became known. */
export const clientEvents = pgTable(
  'client_events',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ClientEvent['kind']>().notNull(),
    event: jsonb('event').$type<ClientEvent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_events_client_id_created_at_index').on(table.clientId, table.createdAt),
    index('client_events_kind_created_at_index').on(table.kind, table.createdAt),
  ],
);

/** Tasks of the agency for a client, apart from the work of the plan. */
export const clientTasks = pgTable(
  'client_tasks',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['welcome-call', 'website', 'refund', 'baseline', 'payment', 'fact-sheet', 'other'],
    }).notNull(),
    title: text('title').notNull(),
    dueAt: timestampMs('due_at').notNull(),
    doneAt: timestampMs('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_tasks_client_id_index').on(table.clientId),
    index('client_tasks_open_index').on(table.dueAt).where(sql`${table.doneAt} is null`),
  ],
);
