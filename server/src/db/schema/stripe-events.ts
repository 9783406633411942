import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from './columns.ts';

/**
 * Every event of the payment provider, once. An event only says where to look: the current state is read from Stripe
 * again.
 */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** When it happened, in whole seconds. Too coarse to order events by. */
    created: timestampMs('created').notNull(),
    receivedAt: timestampMs('received_at').notNull().defaultNow(),
    /**
     * When a state read after the event's arrival was written; set immediately if the event concerns none of our
     * orders.
     */
    processedAt: timestampMs('processed_at'),
    error: text('error'),
    /** The objects that the event names: our order, its checkout session, its subscription. Each may be missing. */
    orderId: uuid('order_id'),
    sessionId: text('session_id'),
    subscriptionId: text('subscription_id'),
    /** The provider's customer, for events that name no other object of ours, such as a refund. */
    customerId: text('customer_id'),
  },
  (table) => [
    index('stripe_events_unprocessed_index').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('stripe_events_created_index').on(table.created),
  ],
);
