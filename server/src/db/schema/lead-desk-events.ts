import type { DeskEvent } from '@named-first/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from './columns.ts';
import { leads } from './leads.ts';

/** What the agency did with a lead: stage changes, notes, planned calls. */
export const leadDeskEvents = pgTable(
  'lead_desk_events',
  {
    id: generatedId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DeskEvent['kind']>().notNull(),
    event: jsonb('event').$type<DeskEvent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_desk_events_lead_id_created_at_index').on(table.leadId, table.createdAt)],
);
