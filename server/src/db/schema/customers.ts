import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, generatedId } from './columns.ts';

export const customers = pgTable('customers', {
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
  subscriptionStatus: text('subscription_status').notNull().default('pending'),
  createdAt: createdAt(),
});
