import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, moment, personKey } from './columns.ts';
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
  completedAt: moment('completed_at'),
  /** The header of the uploaded file, as it stands there. */
  columns: text('columns').array().notNull().default(sql`'{}'`),
  /** The uploader said that these people may be written to. */
  contactAllowed: boolean('contact_allowed').notNull().default(false),
  refusedRows: integer('refused_rows').notNull().default(0),
  /** When the last row of the file was in the database. Until then the campaign is shown to nobody. */
  loadedAt: moment('loaded_at'),
  pausedAt: moment('paused_at'),
  cancelledAt: moment('cancelled_at'),
  /** Since when it has been running without a pause: what its speed is measured from. */
  runningSince: moment('running_since'),
});

/**
 * One row per contact that can be scanned. `status` is what became of the contact. `work` is where its scan stands:
 * waiting, queued as a job, or null when there is nothing (more) to do. The two differ when a failed contact is tried
 * again: it stays counted as failed until its new scan ends.
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
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    businessName: text('business_name').notNull(),
    email: text('email').notNull(),
    title: text('title'),
    location: text('location'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    completedAt: moment('completed_at'),
    /** As a spreadsheet counts: the header is row 1. */
    rowNumber: integer('row_number').notNull().default(0),
    /** The line of the file as it was, in the order of the campaign's columns. */
    cells: jsonb('cells').$type<string[]>().notNull().default([]),
    score: integer('score'),
    /** The first row of the same website, with which this one ends; null for the first itself. */
    sameAs: uuid('same_as'),
    work: text('work', { enum: ['waiting', 'queued'] }),
    /** Raised whenever a job is queued or called off: a job that carries an older turn finds nothing to do. */
    turn: integer('turn').notNull().default(0),
    /** Scans begun since the upload or the last retry. */
    attempts: integer('attempts').notNull().default(0),
    /** When a scan that failed is tried again by itself. */
    retryAt: moment('retry_at'),
  },
  (table) => [
    index('campaign_scans_campaign_id_status_index').on(table.campaignId, table.status, table.rowNumber),
    index('campaign_scans_campaign_id_row_number_index').on(table.campaignId, table.rowNumber),
    index('campaign_scans_campaign_id_completed_at_index').on(table.campaignId, table.completedAt),
    index('campaign_scans_work_index')
      .on(table.campaignId, table.work, table.rowNumber)
      .where(sql`${table.work} is not null`),
    index('campaign_scans_same_as_index').on(table.sameAs).where(sql`${table.sameAs} is not null`),
    index('campaign_scans_lead_id_index').on(table.leadId),
    index('campaign_scans_email_index').on(personKey(table.email)),
    check('campaign_scans_work_check', sql`${table.work} in ('waiting', 'queued')`),
  ],
);

/** The lines of an uploaded file that cannot be scanned, with the reason in words. */
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
