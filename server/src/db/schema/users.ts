import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, personKey } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: generatedId(),
    username: text('username').notNull().unique(),
    email: text('email').notNull().unique(),
    password: text('password').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: text('subscription_status'),
    subscriptionPlan: text('subscription_plan'),
    createdAt: createdAt(),
  },
  (table) => [index('users_person_index').on(personKey(table.email))],
);
