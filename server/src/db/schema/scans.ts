import type { ScanReport, SiteState } from '@named-first/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from './columns.ts';

/** One row per finished scan. Lists never select `report`, which has about 20 KB per row. */
export const scans = pgTable(
  'scans',
  {
    id: generatedId(),
    /** The key of the site: `Website.site` of the contract. */
    site: text('site').notNull(),
    website: text('website').notNull(),
    state: text('state').$type<SiteState>().notNull(),
    score: integer('score'),
    engineVersion: text('engine_version').notNull(),
    report: jsonb('report').$type<ScanReport>().notNull(),
    /** Why there is no score, as a sentence; null if there is one. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  // Ascending on purpose, here and in other tables. Read backwards, it serves `order by created_at desc`; Drizzle's
  // `.desc()` index is NULLS LAST, which PostgreSQL does not use for a plain descending order.
  (table) => [
    index('scans_site_created_at_index').on(table.site, table.createdAt),
    index('scans_created_at_index').on(table.createdAt),
  ],
);
