import type { FunnelStep } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from './columns.ts';

/**
 * How often each step was taken on a day, by source. Counted at the time of the step, because leads, orders and scans
 * are deleted later.
 */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    /** In the agency's time zone. */
    day: date('day').notNull(),
    /** A page of ours or a campaign, never an external referrer. */
    source: text('source').notNull(),
    step: text('step').$type<FunnelStep>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.source, table.step] }),
    check(
      'funnel_counts_step_check',
      sql`${table.step} in ('scan', 'results', 'unlock', 'lead', 'checkout', 'client')`,
    ),
  ],
);

/** The days on which the product ran. They distinguish a day without visitors from a day without counting. */
export const funnelDays = pgTable('funnel_days', { day: date('day').primaryKey() });

/**
 * The last scan by a visitor of each site, kept for a day. A second click counts as the same visit, and later steps
 * inherit the source of the scan. Contains a website, but no person.
 */
export const funnelVisits = pgTable(
  'funnel_visits',
  {
    /** `Website.site` of the contract. */
    site: text('site').primaryKey(),
    source: text('source').notNull(),
    beganAt: timestampMs('began_at').notNull(),
    sawResults: boolean('saw_results').notNull().default(false),
    openedUnlock: boolean('opened_unlock').notNull().default(false),
  },
  (table) => [index('funnel_visits_began_at_index').on(table.beganAt)],
);
