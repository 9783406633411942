import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, personKey, timestampMs } from './columns.ts';
import { leads } from './leads.ts';

const PROGRESS = ['pending', 'processing', 'completed', 'failed'] as const;

export const bulkCampaigns = pgTable('bulk_campaigns', {
  id: generatedId(),
  name: text('name').notNull(),
  status: text('status', { enum: PROGRESS }).notNull().default('pending'),
  totalContacts: integer('total_contacts').notNull(),
  completedScans: integer('completed_scans').notNull().default(0),
  failedScans: integer('failed_scans').notNull().default(0),
  createdAt: createdAt(),
  completedAt: timestampMs('completed_at'),
  /** The header of the uploaded file, unchanged. */
  columns: text('columns').array().notNull().default(sql`'{}'`),
  /** Whether the uploader confirmed that these people may be written to. */
  contactAllowed: boolean('contact_allowed').notNull().default(false),
  refusedRows: integer('refused_rows').notNull().default(0),
  /** When the last row of the file was stored. Until then the campaign is hidden. */
  loadedAt: timestampMs('loaded_at'),
  pausedAt: timestampMs('paused_at'),
  cancelledAt: timestampMs('cancelled_at'),
  /** When it was last started or resumed. Its speed is measured from this time. */
  runningSince: timestampMs('running_since'),
});

/**
 * One row per contact that can be scanned. `status` is the contact's result. `work` is the state of its scan: waiting,
 * queued as a job, or null if there is nothing left to do. The two differ when a failed contact is retried: it counts
 * as failed until the new scan ends.
 */
export const campaignScans = pgTable(
  'campaign_scans',
  {
    id: generatedId(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => bulkCampaigns.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    status: text('status', { enum: PROGRESS }).notNull().default('pending'),
    website: text('website').notNull(),
    /** `Website.site` of the contract. */
    site: text('site'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    businessName: text('business_name').notNull(),
    email: text('email').notNull(),
    title: text('title'),
    location: text('location'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    completedAt: timestampMs('completed_at'),
    /** As a spreadsheet counts: the header is row 1. */
    rowNumber: integer('row_number').notNull().default(0),
    /** The original line of the file, in the order of the campaign's columns. */
    cells: jsonb('cells').$type<string[]>().notNull().default([]),
    score: integer('score'),
    /** The first row with the same website, whose result this row shares; null for the first row itself. */
    sameAs: uuid('same_as'),
    work: text('work', { enum: ['waiting', 'queued'] }),
    /** Incremented whenever a job is queued or cancelled. A job with an older number does nothing. */
    turn: integer('turn').notNull().default(0),
    /** Scans started since the upload or the last retry. */
    attempts: integer('attempts').notNull().default(0),
    /** When a failed scan is retried automatically. */
    retryAt: timestampMs('retry_at'),
  },
  (table) => [
    index('campaign_scans_campaign_id_status_index').on(table.campaignId, table.status, table.rowNumber),
    index('campaign_scans_campaign_id_row_number_index').on(table.campaignId, table.rowNumber),
    index('campaign_scans_campaign_id_completed_at_index').on(table.campaignId, table.completedAt),
    index('campaign_scans_work_index')
      .on(table.campaignId, table.work, table.rowNumber)
      .where(sql`${table.work} is not null`),
    index('campaign_scans_same_as_index').on(table.sameAs).where(sql`${table.sameAs} is not null`),
    index('campaign_scans_site_index').on(table.site),
    index('campaign_scans_lead_id_index').on(table.leadId),
    index('campaign_scans_email_index').on(personKey(table.email)),
    check('campaign_scans_work_check', sql`${table.work} in ('waiting', 'queued')`),
  ],
);

/** The lines of an uploaded file that cannot be scanned, with the reason as a sentence. */
export const campaignRefusedRows = pgTable(
  'campaign_refused_rows',
  {
    id: generatedId(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => bulkCampaigns.id, { onDelete: 'cascade' }),
    rowNumber: integer('row_number').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('campaign_refused_rows_campaign_id_row_number_index').on(table.campaignId, table.rowNumber)],
);
