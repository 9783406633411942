import type { Fix, SheetReading } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from '../columns.ts';
import { scans } from '../scans.ts';
import { clients } from './clients.ts';
import { factSheets } from './fact-sheets.ts';

const REASONS = ['baseline', 'daily', 'weekly', 'confirm', 'month_end', 'manual'] as const;

/** The scans that belong to a client. Retention and erasure do not delete them. */
export const clientScans = pgTable(
  'client_scans',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    scanId: uuid('scan_id')
      .notNull()
      .references(() => scans.id),
    reason: text('reason', { enum: REASONS }).notNull(),
    /** The values read for the fields of a fact sheet. Null for scans that were originally made for another purpose. */
    readings: jsonb('readings').$type<SheetReading[]>(),
    /** The signed sheet that `fixes` are based on. */
    sheetId: uuid('sheet_id').references(() => factSheets.id, { onDelete: 'set null' }),
    /** The fixes by check. Their texts to paste contain the signed facts; the report itself does not. */
    fixes: jsonb('fixes').$type<Record<string, Fix>>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('client_scans_client_id_scan_id_reason_index').on(table.clientId, table.scanId, table.reason),
    index('client_scans_scan_id_index').on(table.scanId),
    check(
      'client_scans_reason_check',
      sql`${table.reason} in ('baseline', 'daily', 'weekly', 'confirm', 'month_end', 'manual')`,
    ),
  ],
);
