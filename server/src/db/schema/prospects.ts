import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { leads } from './leads.ts';
import { scans } from './scans.ts';

/** Websites that the agency scanned itself, without a lead. The scan of a prospect is kept as long as the prospect. */
export const prospects = pgTable(
  'prospects',
  {
    id: generatedId(),
    createdAt: createdAt(),
    /** `Website.site` of the contract, and the website as typed. */
    site: text('site').notNull(),
    website: text('website').notNull(),
    state: text('state', { enum: ['scanning', 'scanned', 'failed'] }).notNull(),
    /** Why the scan failed, worded for the agency. */
    reason: text('reason'),
    scanId: uuid('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    /** The lead created from it. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    finishedAt: timestampMs('finished_at'),
  },
  (table) => [
    index('prospects_created_at_index').on(table.createdAt, table.id),
    index('prospects_site_index').on(table.site),
    index('prospects_scan_id_index').on(table.scanId),
    index('prospects_lead_id_index').on(table.leadId),
    check('prospects_state_check', sql`${table.state} in ('scanning', 'scanned', 'failed')`),
  ],
);
