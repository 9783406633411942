import { type ClientState, PLANS, type PlanId } from '@named-first/contract';

/** A paid order, as last updated from the payment provider. */
export type PaidOrder = {
  id: string;
  planId: PlanId;
  /** The provider's status of the subscription. */
  status: string;
  paidAt: Date;
  /** When the subscription ends or ended; null while it renews. */
  endsAt: Date | null;
  nextPlanId: PlanId | null;
  nextPlanAt: Date | null;
};

/** The state of a client, derived from their orders. */
export type Standing = {
  /** The order that determines plan and dates. */
  orderId: string;
  planId: PlanId;
  state: ClientState;
  endsAt: Date | null;
  nextPlanId: PlanId | null;
  nextPlanAt: Date | null;
};

const OVER = new Set(['canceled', 'incomplete_expired', 'expired']);
const IN_ORDER = new Set(['active', 'trialing']);

/**
 * The state of a client, derived from all of their paid orders. The largest running plan counts; if none is running,
 * the one that ended last. Depends on nothing else, so neither the order of the provider's events nor a repetition
 * matters.
 *
 * @param orders at least one.
 * @param isOnboarded whether the agency marked the client as set up.
 */
export function clientStanding(orders: readonly PaidOrder[], isOnboarded: boolean): Standing {
  const running = orders.filter(({ status }) => !OVER.has(status));
  if (running.length === 0) return endedStanding(orders);
  const chosen = running.toSorted(byPlan)[0]!;
  const endsAt = running.every((order) => order.endsAt !== null) ? latest(running.map((order) => order.endsAt!)) : null;
  return {
    orderId: chosen.id,
    planId: chosen.planId,
    state: stateOf(running, endsAt, isOnboarded),
    endsAt,
    nextPlanId: endsAt === null ? chosen.nextPlanId : null,
    nextPlanAt: endsAt === null ? chosen.nextPlanAt : null,
  };
}

function stateOf(running: readonly PaidOrder[], endsAt: Date | null, isOnboarded: boolean): ClientState {
  if (!running.some(({ status }) => IN_ORDER.has(status))) return 'past_due';
  if (endsAt !== null) return 'ending';
  return isOnboarded ? 'active' : 'onboarding';
}

function endedStanding(orders: readonly PaidOrder[]): Standing {
  const last = orders.toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime() || byId(one, other))[0]!;
  return {
    ...{ orderId: last.id, planId: last.planId, state: 'ended', endsAt: endOf(last) },
    ...{ nextPlanId: null, nextPlanAt: null },
  };
}

/** Stripe always gives an end date. An order that ended without one counts as ended when it was paid. */
function endOf({ endsAt, paidAt }: PaidOrder): Date {
  return endsAt ?? paidAt;
}

/** The larger plan first, then the later payment. */
function byPlan(one: PaidOrder, other: PaidOrder): number {
  return (
    priceOf(other.planId) - priceOf(one.planId) || other.paidAt.getTime() - one.paidAt.getTime() || byId(one, other)
  );
}

function byId(one: PaidOrder, other: PaidOrder): number {
  return one.id < other.id ? -1 : 1;
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

/** The price of a plan in US dollars a month. */
export function priceOf(planId: PlanId): number {
  return PLANS.find(({ id }) => id === planId)!.price;
}
