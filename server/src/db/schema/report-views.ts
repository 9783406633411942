import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from './columns.ts';
import { leads } from './leads.ts';

/**
 * When a lead's report was viewed in a browser: one row per lead. Separate from `leads`, so that a visit updates a
 * small row.
 */
export const reportViews = pgTable('report_views', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  firstAt: timestampMs('first_at').notNull(),
  lastAt: timestampMs('last_at').notNull(),
  times: integer('times').notNull().default(1),
});
