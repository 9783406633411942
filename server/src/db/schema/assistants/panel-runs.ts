import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from '../clients/clients.ts';
import { createdAt, generatedId, timestampMs } from '../columns.ts';
import { markets } from './markets.ts';

/**
 * One round of questions about a market. A `pasted` run collects the answers that people pasted by hand in one month.
 * A `branded` run asks about one client by name; its answers belong to that client and never to the market.
 */
export const panelRuns = pgTable(
  'panel_runs',
  {
    id: generatedId(),
    marketId: uuid('market_id')
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['sample', 'monthly', 'baseline', 'pasted', 'branded'] }).notNull(),
    /** The client of a branded run. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    /** The month (`2026-11`) of monthly, pasted and branded runs. A market has one of each, and a client one by name. */
    period: text('period'),
    questionsVersion: integer('questions_version').notNull(),
    /** The number of planned requests. */
    planned: integer('planned').notNull().default(0),
    /** The maximum cost in whole micro-dollars. */
    capMicros: bigint('cap_micros', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['waiting', 'asking', 'done'] }).notNull(),
    createdAt: createdAt(),
    finishedAt: timestampMs('finished_at'),
  },
  (table) => [
    uniqueIndex('panel_runs_market_id_purpose_period_index')
      .on(table.marketId, table.purpose, table.period)
      .where(sql`${table.period} is not null and ${table.clientId} is null`),
    uniqueIndex('panel_runs_client_id_period_index')
      .on(table.clientId, table.period)
      .where(sql`${table.clientId} is not null`),
    index('panel_runs_created_at_index').on(table.createdAt),
    index('panel_runs_market_id_index').on(table.marketId),
    check('panel_runs_state_check', sql`${table.state} in ('waiting', 'asking', 'done')`),
    check('panel_runs_purpose_check', sql`${table.purpose} in ('sample', 'monthly', 'baseline', 'pasted', 'branded')`),
    check('panel_runs_client_check', sql`(${table.purpose} = 'branded') = (${table.clientId} is not null)`),
  ],
);
