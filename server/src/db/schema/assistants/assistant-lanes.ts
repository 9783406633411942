import type { AskedProvider } from '@named-first/answers';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../columns.ts';

/** The state of one provider. A provider that was never asked has no row. */
export const assistantLanes = pgTable('assistant_lanes', {
  provider: text('provider').$type<AskedProvider>().primaryKey(),
  /** Consecutive failures that would affect every request: a wrong key, no credit, a removed model. */
  failures: integer('failures').notNull().default(0),
  /** Set while the provider is paused. */
  pausedAt: timestampMs('paused_at'),
  reason: text('reason'),
  /** The provider's message, at most 300 characters. */
  message: text('message'),
  /** The model of the last request. */
  model: text('model'),
  /** When a paused lane was last probed with one request. */
  probedAt: timestampMs('probed_at'),
  /** The provider asked to wait until this time. */
  notBefore: timestampMs('not_before'),
  /** The number of concurrent requests: two, or one after the provider was too busy. */
  atOnce: integer('at_once').notNull().default(2),
});
