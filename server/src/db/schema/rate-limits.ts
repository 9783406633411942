import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from './columns.ts';

/** Fixed-window counters: one row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: timestampMs('window_start').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_window_start_index').on(table.windowStart),
  ],
);
