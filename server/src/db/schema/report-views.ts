import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { leads } from './leads.ts';

/** When a lead's report stood open in a browser: one row a lead, apart from `leads` so that opening rewrites little. */
export const reportViews = pgTable('report_views', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
  times: integer('times').notNull().default(1),
});
