import type { Evidence, SheetFacts, SheetFieldId } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from '../columns.ts';
import { clients } from './clients.ts';

/**
 * The facts of a client's business, version by version. A signed version never changes. A client has at most one
 * unsigned version. State `changes`: the client asked for changes.
 */
export const factSheets = pgTable(
  'fact_sheets',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Incremented by each save. A save or a signature names the revision that it is based on. */
    revision: integer('revision').notNull().default(0),
    facts: jsonb('facts').$type<SheetFacts>().notNull(),
    /** Where a scan found the drafted values. */
    evidence: jsonb('evidence').$type<Partial<Record<SheetFieldId, Evidence[]>>>().notNull().default({}),
    state: text('state', { enum: ['draft', 'sent', 'changes', 'signed'] }).notNull(),
    updatedAt: timestampMs('updated_at').notNull().defaultNow(),
    signedAt: timestampMs('signed_at'),
    /** The typed name, the e-mail address that the link went to, and the IP address that answered. */
    signedBy: text('signed_by'),
    signedEmail: text('signed_email'),
    signedFrom: text('signed_from'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('fact_sheets_client_id_version_index').on(table.clientId, table.version),
    uniqueIndex('fact_sheets_unsigned_index').on(table.clientId).where(sql`${table.state} <> 'signed'`),
    check('fact_sheets_state_check', sql`${table.state} in ('draft', 'sent', 'changes', 'signed')`),
    check('fact_sheets_signed_check', sql`(${table.state} = 'signed') = (${table.signedAt} is not null)`),
  ],
);

/** A mailed link for signing one revision of a sheet, and the client's answer. */
export const factSheetLinks = pgTable(
  'fact_sheet_links',
  {
    id: generatedId(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => factSheets.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** SHA-256 of the link. The link itself is not stored anywhere. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: timestampMs('expires_at').notNull(),
    answer: text('answer', { enum: ['signed', 'changes'] }),
    answeredAt: timestampMs('answered_at'),
    answeredBy: text('answered_by'),
    /** The changes that the client asked for, in their words. */
    changes: jsonb('changes').$type<Partial<Record<SheetFieldId, string>>>(),
    note: text('note'),
  },
  (table) => [
    index('fact_sheet_links_sheet_id_index').on(table.sheetId, table.createdAt),
    check('fact_sheet_links_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
