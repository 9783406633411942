import type { MailData, MailKind } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, personKey, timestampMs } from './columns.ts';
import { leads } from './leads.ts';

/** The mail outbox: rows are written in the transaction that decides on a mail, and sent by a job. */
export const outboundMails = pgTable(
  'outbound_mails',
  {
    id: generatedId(),
    /** Identifies the mail (`lead-report:<lead id>`), so that deciding on it twice still sends one mail. */
    messageKey: text('message_key').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    data: jsonb('data').$type<MailData[MailKind]>().notNull(),
    /** The Message-ID header (RFC 5322 §3.6.4), the same on every attempt, so that a receiver can drop duplicates. */
    messageId: text('message_id'),
    status: text('status', { enum: ['pending', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** When the current attempt claimed it. */
    claimedAt: timestampMs('claimed_at'),
    /**
     * Set just before the receiver may have the message, for kinds that are never sent twice; cleared after a refusal.
     */
    handedOverAt: timestampMs('handed_over_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: timestampMs('sent_at'),
  },
  (table) => [
    index('outbound_mails_lead_id_index').on(table.leadId),
    index('outbound_mails_recipient_index').on(personKey(table.recipient)),
    index('outbound_mails_reply_to_index').on(personKey(table.replyTo)),
    index('outbound_mails_contact_index')
      .on(sql`lower(${table.data} ->> 'email')`)
      .where(sql`${table.kind} = 'contact-message'`),
    index('outbound_mails_created_at_index').on(table.createdAt),
    index('outbound_mails_failed_index').on(table.createdAt, table.id).where(sql`${table.status} = 'failed'`),
    check('outbound_mails_status_check', sql`${table.status} in ('pending', 'sending', 'sent', 'failed')`),
  ],
);
