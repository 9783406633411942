import { type CreateSubscription, PLAN_IDS, type PlanId, parseWebsite } from '@named-first/contract';
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { customers } from '../../db/schema/index.ts';
import { sourceOfBuyer } from '../funnel/buyer-source.ts';
import { countSteps } from '../funnel/count-steps.ts';
import type { Visitor } from '../funnel/visitor.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Order } from './payments.ts';

/** For this long, a second click, another tab or another attempt counts as the same order. */
const SAME_ORDER_MS = 30 * 60 * 1000;

/**
 * The lifetime of a checkout: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at
 */
const CHECKOUT_MS = 24 * 60 * 60 * 1000;

type Buyer = Pick<Order, 'businessEmail' | 'fullName' | 'businessName' | 'websiteDomain'>;

export type PlacedOrder = Order & { stripeSessionId: string | null };

/**
 * Finds or creates the order row for a buyer's request: their last order if it is the same and still unpaid, otherwise
 * a new one. Committed before the checkout is opened.
 *
 * @param visitor the buyer, for the funnel figures. A buyer who chooses again within a day counts as one checkout.
 * @param except an order whose checkout has expired, which must not be reused.
 */
export function findOrCreateOrder(
  deps: Pick<CheckoutDeps, 'db' | 'clock'>,
  request: CreateSubscription,
  { isCounted }: Visitor,
  except: string | null = null,
): Promise<PlacedOrder> {
  const buyer = [request.businessEmail, request.fullName, request.businessName, request.websiteDomain]
    .join('\n')
    .toLowerCase();
  return deps.db.transaction(async (tx) => {
    // Of two concurrent clicks, the second waits here for the row of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${buyer}`}, 0))`);
    const now = deps.clock.now();
    const last = await findLastOrder(tx, request, new Date(now.getTime() - SAME_ORDER_MS));
    if (last?.planId === request.planId && last.id !== except) return last;
    const { priceId: _, ...stored } = request;
    const stripeCustomerId = await findUnusedCustomer(tx, request);
    const source = isCounted ? await sourceOfBuyer(tx, request, now) : null;
    const isAgain = await hasOrdered(tx, request, new Date(now.getTime() - CHECKOUT_MS));
    const [made] = await tx
      .insert(customers)
      .values({ ...stored, site: siteOf(request.websiteDomain), stripeCustomerId, source, createdAt: now })
      .returning();
    if (source !== null && !isAgain) await countSteps(tx, now, source, { checkout: 1 });
    return orderOf(made!);
  });
}

/** Whether a buyer with this address has started a counted checkout since that time without paying one since. */
async function hasOrdered(tx: Tx, { businessEmail }: Buyer, since: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        sql`lower(${customers.businessEmail}) = lower(${businessEmail})`,
        isNotNull(customers.source),
        gte(customers.createdAt, since),
        sql`not exists (select from ${customers} as paid
                         where lower(paid.business_email) = lower(${businessEmail}) and paid.paid_at >= ${customers.createdAt})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

function siteOf(typed: string): string | null {
  const parsed = parseWebsite(typed);
  return parsed.ok ? parsed.website.site : null;
}

/** A row in the form that the payment provider needs. */
function orderOf(row: typeof customers.$inferSelect): PlacedOrder {
  const { id, fullName, businessEmail, businessName, websiteDomain, stripeCustomerId, stripeSessionId, faults } = row;
  return {
    ...{ id, fullName, businessEmail, businessName, websiteDomain, stripeCustomerId, stripeSessionId, faults },
    planId: planOf(row.planId),
  };
}

/** The buyer's last order, if it is still unpaid. */
async function findLastOrder(tx: Tx, request: CreateSubscription, since: Date): Promise<PlacedOrder | null> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(sameBuyer(request), isPending, gte(customers.createdAt, since)))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(1);
  return row ? orderOf(row) : null;
}

/**
 * The provider's customer of an order that the same buyer never paid. A customer who has paid is never reused:
 * otherwise anyone who types that address into the form would get a checkout with the customer's saved card.
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

/** Orders of a buyer that were replaced by a later one, and whose checkouts can still be paid. */
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
