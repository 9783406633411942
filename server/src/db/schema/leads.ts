import { LEAD_STAGES } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients/clients.ts';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { scans } from './scans.ts';

/**
 * The sort key of a text column: case-insensitive, in the same order on every server, and short enough for an index
 * entry (at most 2,704 bytes).
 */
export const textKey = (column: AnyPgColumn) => sql`left(lower(${column}), 300) collate "C"`;

type DeskColumns = Record<'stage' | 'createdAt' | 'reportReads' | 'reportReadAt' | 'nextCallAt', AnyPgColumn>;

/** The day of a timestamp as days since 1970. It breaks ties of the number before it. */
const dayOf = (column: AnyPgColumn): SQL => sql`((${column} at time zone 'UTC')::date - date '1970-01-01')`;

/** The sort keys of the sales desk. Indexes contain the same expressions, so a page is read from an index. */
export const deskKeys = {
  /** By stage, then by the day on which the lead was created. */
  stage: ({ stage, createdAt }: DeskColumns): SQL =>
    sql`(array_position(${sql.raw(`array[${LEAD_STAGES.map((one) => `'${one}'`).join(', ')}]`)}, ${stage}) * 100000 + ${dayOf(createdAt)})`,
  /** By visits of the report, then by the day of the last visit. */
  reads: ({ reportReads, reportReadAt }: DeskColumns): SQL =>
    sql`(least(${reportReads}, 5000) * 100000 + coalesce(${dayOf(reportReadAt)}, 0))`,
  /** Leads without a planned call sort last. */
  nextCallAt: ({ nextCallAt }: DeskColumns): SQL => sql`coalesce(${nextCallAt}, timestamptz '9999-12-31T00:00:00Z')`,
  /** Leads that never read their report sort first. */
  lastReadAt: ({ reportReadAt }: DeskColumns): SQL =>
    sql`coalesce(${reportReadAt}, timestamptz '1970-01-01T00:00:00Z')`,
};

/** Lists never select `reportData`: it can have hundreds of kilobytes per row. */
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
    /** The key of the site: `Website.site` of the contract. */
    site: text('site').notNull(),
    /** Trimmed, in lower case. */
    emailNormalised: text('email_normalised').notNull(),
    /** The secret part of the report's public URL. */
    reportToken: text('report_token').notNull().unique(),
    scanId: uuid('scan_id').references(() => scans.id, { onDelete: 'set null' }),
    scanStatus: text('scan_status', { enum: ['scanned', 'preparing', 'failed'] }).notNull(),
    /** The source of the lead in the funnel: a page of ours. Null if the lead was not counted. */
    source: text('source'),
    /** The stage of the sale, and the reason if it was lost. */
    stage: text('stage', { enum: LEAD_STAGES }).notNull().default('new'),
    lostReason: text('lost_reason'),
    nextCallAt: timestampMs('next_call_at'),
    /** The client with the same website or person. A lead with a client does not count as a prospect. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** The number of visits from `report_views`, copied so that the desk can sort by it. */
    reportReads: integer('report_reads').notNull().default(0),
    reportReadAt: timestampMs('report_read_at'),
    /**
     * The lower-case text that the back office searches. The fields are separated so that no match spans two of them.
     */
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
    index('leads_site_index').on(table.site, table.createdAt),
    index('leads_client_id_index').on(table.clientId),
    index('leads_desk_stage_index').on(deskKeys.stage(table), table.id),
    index('leads_desk_reads_index').on(deskKeys.reads(table), table.id),
    index('leads_desk_next_call_at_index').on(deskKeys.nextCallAt(table), table.id),
    index('leads_desk_last_read_at_index').on(deskKeys.lastReadAt(table), table.id),
    index('leads_scan_id_index').on(table.scanId),
    check('leads_stage_check', sql`${table.stage} in ('new', 'called', 'meeting', 'offered', 'won', 'lost')`),
    check('leads_scan_status_check', sql`${table.scanStatus} in ('scanned', 'preparing', 'failed')`),
  ],
);
