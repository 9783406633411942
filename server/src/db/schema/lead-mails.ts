import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bulkCampaigns } from './campaigns.ts';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { leads } from './leads.ts';

/** The log of all mails to a lead: report, lessons, discount. */
export const emailCampaigns = pgTable(
  'email_campaigns',
  {
    id: generatedId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    dayNumber: integer('day_number').notNull(),
    emailType: text('email_type').notNull(),
    subject: text('subject').notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    sentAt: timestampMs('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('email_campaigns_lead_id_index').on(table.leadId)],
);

/** The schedule of the e-mail course: one row per mail. */
export const dripEmails = pgTable(
  'drip_emails',
  {
    id: generatedId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    campaignId: uuid('campaign_id').references(() => bulkCampaigns.id, { onDelete: 'set null' }),
    source: text('source', { enum: ['scan', 'campaign'] }).notNull(),
    dayNumber: integer('day_number').notNull(),
    emailType: text('email_type').notNull(),
    subject: text('subject').notNull(),
    status: text('status', { enum: ['scheduled', 'sending', 'sent', 'failed', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    scheduledFor: timestampMs('scheduled_for').notNull(),
    sentAt: timestampMs('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('drip_emails_lead_id_day_number_index').on(table.leadId, table.dayNumber),
    index('drip_emails_campaign_id_index').on(table.campaignId),
    index('drip_emails_status_scheduled_for_index').on(table.status, table.scheduledFor),
  ],
);
