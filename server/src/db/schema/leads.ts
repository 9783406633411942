import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from './columns.ts';
import { scans } from './scans.ts';

/**
 * What a column of text is sorted by: without case, in the same order on every server, and short enough for an index
 * entry (2,704 bytes at most).
 */
export const textKey = (column: AnyPgColumn) => sql`left(lower(${column}), 300) collate "C"`;

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
    /** What the back office searches, in lower case; the fields stand apart so that no search matches across two. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `lower(name || chr(1) || email || chr(1) || business_name || chr(1) || website || chr(1) || coalesce(phone, ''))`,
        ),
      ),
  },
  (table) => [
    index('leads_created_at_index').on(table.createdAt, table.id),
    index('leads_name_index').on(textKey(table.name), table.id),
    index('leads_business_name_index').on(textKey(table.businessName), table.id),
    index('leads_email_index').on(textKey(table.email), table.id),
    index('leads_website_index').on(textKey(table.website), table.id),
    index('leads_score_rising_index').on(sql`coalesce(${table.aiVisibilityScore}, 101)`, table.id),
    index('leads_score_falling_index').on(sql`coalesce(${table.aiVisibilityScore}, -1)`, table.id),
    index('leads_score_created_at_index').on(table.aiVisibilityScore, table.createdAt),
    index('leads_email_normalised_site_index').on(table.emailNormalised, table.site),
    index('leads_scan_id_index').on(table.scanId),
    check('leads_scan_status_check', sql`${table.scanStatus} in ('scanned', 'preparing', 'failed')`),
  ],
);
