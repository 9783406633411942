import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from './columns.ts';
import { scans } from './scans.ts';

/** Lists never select `reportData`: it may be hundreds of kilobytes a row. */
export const leads = pgTable(
  'leads',
  {
    id: generatedId(),
    website: text('website').notNull(),
    name: text('name').notNull(),
    businessName: text('business_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    aiVisibilityScore: integer('ai_visibility_score'),
    /** JSON with score, timestamp, insights and recommendations. */
    reportData: text('report_data'),
    createdAt: createdAt(),
    /** The key one site is found under: `Website.site` of the contract. */
    site: text('site').notNull(),
    /** Trimmed, in lower case. */
    emailNormalised: text('email_normalised').notNull(),
    /** The unguessable part of the report's public address. */
    reportToken: text('report_token').notNull().unique(),
    scanId: uuid('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    scanStatus: text('scan_status', { enum: ['scanned', 'preparing', 'failed'] }).notNull(),
  },
  (table) => [
    index('leads_created_at_index').on(table.createdAt, table.id),
    index('leads_email_normalised_site_index').on(table.emailNormalised, table.site),
    index('leads_scan_id_index').on(table.scanId),
    check('leads_scan_status_check', sql`${table.scanStatus} in ('scanned', 'preparing', 'failed')`),
  ],
);
