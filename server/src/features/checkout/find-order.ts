import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/index.ts';
import type { OrderRefs } from './payments.ts';

/**
 * The order that an event is about; null if it is not ours, for example one for another product in the same Stripe
 * account.
 */
export async function findOrder(db: Database, refs: OrderRefs): Promise<string | null> {
  const names = [
    [customers.id, refs.orderId],
    [customers.stripeSubscriptionId, refs.subscriptionId],
    [customers.stripeSessionId, refs.sessionId],
  ] as const;
  for (const [column, name] of names) {
    if (name === null) continue;
    const [row] = await db.select({ id: customers.id }).from(customers).where(eq(column, name)).limit(1);
    if (row) return row.id;
  }
  return refs.customerId === null ? null : findPaidOrder(db, refs.customerId);
}

/** A customer of the provider may also have unpaid orders. */
async function findPaidOrder(db: Database, stripeCustomerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.stripeCustomerId, stripeCustomerId), isNotNull(customers.paidAt)))
    .limit(1);
  return row?.id ?? null;
}
