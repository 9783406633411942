import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { leads } from './leads.ts';
import { scans } from './scans.ts';

/**
 * The scans that belong to a lead's report: one row for each "check again now", and one for the lead's first scan,
 * which is added with the first check.
 */
export const reportChecks = pgTable(
  'report_checks',
  {
    id: generatedId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Null while it runs and if it failed. */
    scanId: uuid('scan_id').references(() => scans.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    /** Why it failed, worded for the visitor. */
    reason: text('reason'),
    createdAt: createdAt(),
    finishedAt: timestampMs('finished_at'),
  },
  (table) => [
    index('report_checks_lead_id_created_at_index').on(table.leadId, table.createdAt),
    index('report_checks_scan_id_index').on(table.scanId),
    check('report_checks_state_check', sql`${table.state} in ('running', 'done', 'failed')`),
  ],
);
