import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Every event of the payment provider, once. An event only says where to look: what is true is read again. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When it happened, in whole seconds: no order can be read from it. */
    created: moment('created').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** When a reading that began after its receipt was written; at once when it concerns no order of ours. */
    processedAt: moment('processed_at'),
    error: text('error'),
    /** What the event names: our order, its checkout session, its subscription. Each may be missing. */
    orderId: uuid('order_id'),
    sessionId: text('session_id'),
    subscriptionId: text('subscription_id'),
    /** The provider's customer, for events that name nothing else of ours, such as a refund. */
    customerId: text('customer_id'),
  },
  (table) => [
    index('stripe_events_unprocessed_index').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('stripe_events_created_index').on(table.created),
  ],
);
