import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from '../columns.ts';
import { scans } from '../scans.ts';
import { clients } from './clients.ts';

const REASONS = ['baseline', 'daily', 'weekly', 'confirm', 'month_end', 'manual'] as const;

/** The scans that belong to a client. Retention and erasure leave these scans alone. */
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
