import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Money spent on assistants and reserved for running requests, by period and scope: `2026-11-22` with `all` or
 * `openai`, `run` with the id of a run. In whole micro-dollars. The reserve of a request with an unknown outcome is
 * kept.
 */
export const assistantSpend = pgTable(
  'assistant_spend',
  {
    period: text('period').notNull(),
    scope: text('scope').notNull(),
    reservedMicros: bigint('reserved_micros', { mode: 'number' }).notNull().default(0),
    spentMicros: bigint('spent_micros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.period, table.scope] })],
);
