import { expect, test } from 'vitest';
import { LIFE, LIFE_ENDS_AT, orderState } from '../../../../test/life-of-an-order.ts';
import { permutations } from '../../../../test/permutations.ts';
import { nextOrder, type OrderState } from './next-order.ts';

const NOW = new Date('2026-03-02T15:00:00Z');

/** What is left in the end: the row, and the mails by their unique keys. */
type World = { state: OrderState; mails: Set<string> };

/** The provider at a delivery: at least as far as the event that is delivered, and never back. */
function deliver(world: World, truthAt: number): void {
  const next = nextOrder(world.state, LIFE[truthAt]!.truth, NOW);
  world.state = next.state;
  if (next.isNewlyPaid) world.mails.add('new-customer');
  if (next.isRunning) world.mails.add('customer-welcome');
}

test('all 40,320 orders of an eight-event life, each event twice and the truth moving on meanwhile, end in one state', () => {
  const ends = new Set<string>();
  const mailsSeen = new Set<string>();
  let orders = 0;
  for (const order of permutations(LIFE.map((_, at) => at))) {
    const world: World = { state: orderState(), mails: new Set() };
    let truthAt = 0;
    for (const event of [...order, ...order.toReversed()]) {
      truthAt = Math.max(truthAt, event);
      deliver(world, truthAt);
      // The truth may run ahead of what is delivered: every third time it does.
      if ((orders + event) % 3 === 0) truthAt = Math.min(truthAt + 1, LIFE.length - 1);
    }
    ends.add(JSON.stringify(world.state));
    mailsSeen.add([...world.mails].sort().join(' '));
    orders += 1;
  }
  expect(orders).toBe(40_320);
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    {
      subscriptionStatus: 'canceled',
      planId: 'ultimate',
      planName: 'Ultimate',
      stripeCustomerId: 'cus_1',
      stripeSessionId: 'cs_1',
      stripeSubscriptionId: 'sub_1',
      paidAt: NOW.toISOString(),
      endsAt: LIFE_ENDS_AT.toISOString(),
      ...{ nextPlanId: null, nextPlanAt: null, discountCode: null, refundedCents: 0 },
    },
  ]);
  // The agency always hears of the customer. A welcome to somebody who had left before we first looked would be wrong.
  expect(mailsSeen).toEqual(new Set(['customer-welcome new-customer', 'new-customer']));
});

test("an unknown price keeps the plan, and Stripe's word for the status is kept as it is", () => {
  const { state } = nextOrder(orderState(), { ...LIFE[3]!.truth, planId: null, status: 'incomplete_expired' }, NOW);
  expect(state).toMatchObject({ planId: 'premium', planName: 'Premium', subscriptionStatus: 'incomplete_expired' });
});
