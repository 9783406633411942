import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from '../clients/clients.ts';
import { createdAt, generatedId, timestampMs } from '../columns.ts';

/** A trade in a town. All businesses there share its questions and answers. */
export const markets = pgTable(
  'markets',
  {
    id: generatedId(),
    /** Identifier in the lexicon, such as `plumber`. */
    trade: text('trade').notNull(),
    town: text('town').notNull(),
    /** As in addresses of the country; empty if they contain no region. */
    region: text('region').notNull(),
    /** ISO 3166-1 alpha-2, upper case. */
    country: text('country').notNull(),
    /** ISO 639-1. */
    language: text('language').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('markets_trade_town_region_country_language_index').on(
      ...[table.trade, table.town, table.region, table.country, table.language],
    ),
  ],
);

/**
 * The markets in which assistants are asked about a client every month: that of the main town, and that of a second
 * town. The agency chooses them.
 */
export const clientMarkets = pgTable(
  'client_markets',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    rank: text('rank', { enum: ['main', 'second'] })
      .notNull()
      .default('main'),
    marketId: uuid('market_id')
      .notNull()
      .references(() => markets.id, { onDelete: 'cascade' }),
    since: timestampMs('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.rank] }),
    check('client_markets_rank_check', sql`${table.rank} in ('main', 'second')`),
  ],
);
