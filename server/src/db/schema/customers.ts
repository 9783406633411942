import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients/clients.ts';
import { createdAt, generatedId, personKey, timestampMs } from './columns.ts';

/** One row per order, written before the buyer is sent to the checkout. */
export const customers = pgTable(
  'customers',
  {
    id: generatedId(),
    fullName: text('full_name').notNull(),
    businessEmail: text('business_email').notNull(),
    businessName: text('business_name').notNull(),
    websiteDomain: text('website_domain').notNull(),
    /** `Website.site` of the contract; null if the typed website cannot be parsed. */
    site: text('site'),
    planId: text('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    stripeSessionId: text('stripe_session_id'),
    /**
     * `pending`, `refused` if Stripe rejects the e-mail address, `expired` if the checkout was not paid, otherwise
     * Stripe's own status: https://docs.stripe.com/api/subscriptions/object#subscription_object-status
     */
    subscriptionStatus: text('subscription_status').notNull().default('pending'),
    createdAt: createdAt(),
    /** When the payment was first seen; null for unpaid orders. */
    paidAt: timestampMs('paid_at'),
    /** When the subscription ends or ended through cancellation; null while it renews. */
    endsAt: timestampMs('ends_at'),
    /** The target plan of a scheduled downgrade, and when it starts. */
    nextPlanId: text('next_plan_id'),
    nextPlanAt: timestampMs('next_plan_at'),
    /** The source of the buyer in the funnel: a page of ours or a campaign. Null if the order is not counted. */
    source: text('source'),
    discountCode: text('discount_code'),
    /** The refunded amount in US cents. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The client that a paid order belongs to. */
    clientId: uuid('client_id').references(() => clients.id),
    /**
     * The version of this row: incremented by each write from Stripe. A result is discarded if another one was written
     * since its request began.
     */
    readings: integer('readings').notNull().default(0),
    /** How often Stripe returned a server error, which it repeats for the same idempotency key. */
    faults: integer('faults').notNull().default(0),
  },
  (table) => [
    index('customers_business_email_index').on(sql`lower(${table.businessEmail})`, table.planId),
    index('customers_person_index').on(personKey(table.businessEmail)),
    index('customers_stripe_subscription_id_index').on(table.stripeSubscriptionId),
    index('customers_stripe_session_id_index').on(table.stripeSessionId),
    index('customers_site_index').on(table.site),
    index('customers_client_id_index').on(table.clientId),
    index('customers_stripe_customer_id_index').on(table.stripeCustomerId),
    index('customers_created_at_index').on(table.createdAt),
    index('customers_subscription_status_created_at_index').on(table.subscriptionStatus, table.createdAt),
  ],
);
