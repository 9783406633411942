import { type CreateSubscription, PLAN_IDS, type PlanId } from '@named-first/contract';
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { customers } from '../../db/schema/index.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Order } from './payments.ts';

/** How long a second click, another tab or another try is still the same order. */
const SAME_ORDER_MS = 30 * 60 * 1000;

/** A checkout can be paid for so long: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at */
const CHECKOUT_MS = 24 * 60 * 60 * 1000;

type Buyer = Pick<Order, 'businessEmail' | 'fullName' | 'businessName' | 'websiteDomain'>;

export type HeldOrder = Order & { stripeSessionId: string | null };

/**
 * The order row for what a buyer sent: their last one, when it was the same and is still to be paid, else a new one.
 * Committed before anybody is asked to open a checkout.
 *
 * @param except an order whose checkout has expired: it is not taken again.
 */
export function holdOrder(
  deps: Pick<CheckoutDeps, 'db' | 'clock'>,
  request: CreateSubscription,
  except: string | null = null,
): Promise<HeldOrder> {
  const buyer = [request.businessEmail, request.fullName, request.businessName, request.websiteDomain]
    .join('\n')
    .toLowerCase();
  return deps.db.transaction(async (tx) => {
    // Two clicks arrive together: the second waits here for the first one's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${buyer}`}, 0))`);
    const now = deps.clock.now();
    const last = await findLastOrder(tx, request, new Date(now.getTime() - SAME_ORDER_MS));
    if (last?.planId === request.planId && last.id !== except) return last;
    const { priceId: _, ...stored } = request;
    const stripeCustomerId = await findUnusedCustomer(tx, request);
    const [made] = await tx
      .insert(customers)
      .values({ ...stored, stripeCustomerId, createdAt: now })
      .returning();
    return orderOf(made!);
  });
}

/** A row as the payment provider is told of it. */
function orderOf(row: typeof customers.$inferSelect): HeldOrder {
  const { id, fullName, businessEmail, businessName, websiteDomain, stripeCustomerId, stripeSessionId, faults } = row;
  return {
    ...{ id, fullName, businessEmail, businessName, websiteDomain, stripeCustomerId, stripeSessionId, faults },
    planId: planOf(row.planId),
  };
}

/** The buyer's last order, when it is still to be paid. */
async function findLastOrder(tx: Tx, request: CreateSubscription, since: Date): Promise<HeldOrder | null> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(sameBuyer(request), isPending, gte(customers.createdAt, since)))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(1);
  return row ? orderOf(row) : null;
}

/**
 * The provider's customer of an order that the same buyer never paid. One that has paid is never taken again: whoever
 * types somebody's address into the form would get a checkout with that person's card filled in.
 * https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-customer
 */
async function findUnusedCustomer(tx: Tx, request: CreateSubscription): Promise<string | null> {
  const [row] = await tx
    .select({ id: customers.stripeCustomerId })
    .from(customers)
    .where(
      and(
        sameBuyer(request),
        isNull(customers.paidAt),
        inArray(customers.subscriptionStatus, ['pending', 'expired']),
        isNotNull(customers.stripeCustomerId),
        sql`not exists (select from ${customers} as paid
                         where paid.stripe_customer_id = ${customers.stripeCustomerId} and paid.paid_at is not null)`,
      ),
    )
    .orderBy(desc(customers.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** The orders of a buyer that a later one of theirs has overtaken, and whose checkouts may still be paid. */
export async function findOvertakenOrders(
  { db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
  buyer: Buyer,
): Promise<{ id: string; stripeSessionId: string }[]> {
  const [_last, ...overtaken] = await db
    .select({ id: customers.id, stripeSessionId: customers.stripeSessionId })
    .from(customers)
    .where(and(sameBuyer(buyer), isPending, gte(customers.createdAt, new Date(clock.now().getTime() - CHECKOUT_MS))))
    .orderBy(desc(customers.createdAt), desc(customers.id));
  return overtaken.flatMap(({ id, stripeSessionId }) => (stripeSessionId === null ? [] : [{ id, stripeSessionId }]));
}

const isPending = and(isNull(customers.paidAt), eq(customers.subscriptionStatus, 'pending'));

function sameBuyer(request: Buyer) {
  return and(
    sql`lower(${customers.businessEmail}) = lower(${request.businessEmail})`,
    sql`lower(${customers.fullName}) = lower(${request.fullName})`,
    sql`lower(${customers.businessName}) = lower(${request.businessName})`,
    sql`lower(${customers.websiteDomain}) = lower(${request.websiteDomain})`,
  );
}

function planOf(planId: string): PlanId {
  const plan = PLAN_IDS.find((id) => id === planId);
  if (!plan) throw new Error(`The order has no plan of ours: ${planId}`);
  return plan;
}
