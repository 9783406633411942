import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients/clients.ts';
import { createdAt, generatedId, moment, personKey } from './columns.ts';

/** One row per order, written before anybody is sent to pay. */
export const customers = pgTable(
  'customers',
  {
    id: generatedId(),
    fullName: text('full_name').notNull(),
    businessEmail: text('business_email').notNull(),
    businessName: text('business_name').notNull(),
    websiteDomain: text('website_domain').notNull(),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    stripeSessionId: text('stripe_session_id'),
    /** `pending`, `refused` when Stripe does not take the address, `expired` when nobody paid, else Stripe's own word: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
    subscriptionStatus: text('subscription_status').notNull().default('pending'),
    createdAt: createdAt(),
    /** When the order was first seen paid; null until then. */
    paidAt: moment('paid_at'),
    /** When the subscription ends by its cancellation, or has ended; null while it renews. */
    endsAt: moment('ends_at'),
    /** The plan that a planned downgrade leads to, and when it starts. */
    nextPlanId: text('next_plan_id'),
    nextPlanAt: moment('next_plan_at'),
    discountCode: text('discount_code'),
    /** How much was paid back, in US cents. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The client that a paid order belongs to. */
    clientId: uuid('client_id').references(() => clients.id),
    /** How many readings of Stripe were written here. A reading counts only while no other was written since it began. */
    readings: integer('readings').notNull().default(0),
    /** How often Stripe answered with a fault of its own, which it repeats for the same idempotency key. */
    faults: integer('faults').notNull().default(0),
  },
  (table) => [
    index('customers_business_email_index').on(sql`lower(${table.businessEmail})`, table.planId),
    index('customers_person_index').on(personKey(table.businessEmail)),
    index('customers_stripe_subscription_id_index').on(table.stripeSubscriptionId),
    index('customers_stripe_session_id_index').on(table.stripeSessionId),
    index('customers_client_id_index').on(table.clientId),
    index('customers_stripe_customer_id_index').on(table.stripeCustomerId),
    index('customers_created_at_index').on(table.createdAt),
    index('customers_subscription_status_created_at_index').on(table.subscriptionStatus, table.createdAt),
  ],
);
