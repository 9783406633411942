import type { BillingPlan } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { clients, customers } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ClientDeps } from '../deps.ts';
import type { ClientRow } from '../orders/find-client.ts';

/**
 * What the billing page of an order shows in addition to the link to the billing portal.
 *
 * @throws AppError `billing-link-not-valid` if the order belongs to no client.
 */
export async function billingPlan(
  { db, clock }: Pick<ClientDeps, 'db' | 'clock'>,
  orderId: string,
): Promise<BillingPlan> {
  const [row] = await db
    .select({ client: clients })
    .from(customers)
    .innerJoin(clients, eq(clients.id, customers.clientId))
    .where(eq(customers.id, orderId));
  if (!row) throw new AppError('billing-link-not-valid');
  const { client } = row;
  return {
    ...{ businessName: client.businessName, planId: client.planId, state: client.state, website: client.website },
    ...{ nextPlanId: client.nextPlanId, accountManager: client.accountManager },
    endsAt: client.endsAt?.toISOString() ?? null,
    nextPlanAt: client.nextPlanAt?.toISOString() ?? null,
    guarantee: {
      until: client.guaranteeUntil.toISOString(),
      canAsk: canAskForRefund(client, clock.now()),
      askedAt: client.refundAskedAt?.toISOString() ?? null,
      refundedAt: client.refundedAt?.toISOString() ?? null,
    },
  };
}

/** Within the refund period, once. */
export function canAskForRefund(
  { guaranteeUntil, refundAskedAt, refundedAt }: Pick<ClientRow, 'guaranteeUntil' | 'refundAskedAt' | 'refundedAt'>,
  now: Date,
): boolean {
  return refundAskedAt === null && refundedAt === null && now <= guaranteeUntil;
}
