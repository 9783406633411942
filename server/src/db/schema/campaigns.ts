import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, moment } from './columns.ts';
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
});

/** One row per line of an uploaded CSV file. A bad line is kept, with its reason in `errorMessage`. */
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
  },
  (table) => [
    index('campaign_scans_campaign_id_status_index').on(table.campaignId, table.status),
    index('campaign_scans_lead_id_index').on(table.leadId),
  ],
);
