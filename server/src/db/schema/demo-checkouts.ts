import type { PlanId } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { customers } from './customers.ts';

/** What the demo checkout stores in place of Stripe: a session and, after payment, its subscription. */
export const demoCheckouts = pgTable(
  'demo_checkouts',
  {
    id: generatedId(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    status: text('status', { enum: ['open', 'complete'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    paidAt: timestampMs('paid_at'),
    /** When a scheduled change takes effect: to `nextPlanId`, or to no plan. */
    changesAt: timestampMs('changes_at'),
    nextPlanId: text('next_plan_id').$type<PlanId>(),
    ends: boolean('ends').notNull().default(false),
    discountCode: text('discount_code'),
  },
  (table) => [check('demo_checkouts_status_check', sql`${table.status} in ('open', 'complete')`)],
);
