import type { ClientEvent, PlanId } from '@named-first/contract';
import { expect, test } from 'vitest';
import { LIFE, LIFE_ENDS_AT, orderState } from '../../../../test/life-of-an-order.ts';
import { permutations } from '../../../../test/permutations.ts';
import { nextOrder, type OrderState } from '../../checkout/events/next-order.ts';
import { clientStanding, type PaidOrder, type Standing } from './client-standing.ts';
import { standingChanges } from './standing-changes.ts';

const NOW = new Date('2026-03-02T15:00:00Z');

function paidOrder(overrides: Partial<PaidOrder> = {}): PaidOrder {
  return {
    ...{ id: 'a', planId: 'premium', status: 'active', paidAt: NOW, endsAt: null, nextPlanId: null, nextPlanAt: null },
    ...overrides,
  };
}

/** The final result: the order, the client, and the events that were recorded. */
type World = { order: OrderState; client: Standing | null; clients: number; told: ClientEvent[] };

/** Reads the provider at a delivery. Its state is at least as recent as the delivered event, and never goes back. */
function deliver(world: World, truthAt: number): void {
  world.order = nextOrder(world.order, LIFE[truthAt]!.truth, NOW).state;
  const { paidAt, planId, subscriptionStatus: status, endsAt } = world.order;
  if (paidAt === null) return;
  const standing = clientStanding([paidOrder({ planId: planId as PlanId, status, paidAt, endsAt })], false);
  if (world.client === null) world.clients += 1;
  world.told.push(...standingChanges(world.client, standing));
  world.client = standing;
}

test('all 40,320 orders of eight events, each twice and the truth moving on meanwhile, make one client with the right plan, state and end date', () => {
  const ends = new Set<string>();
  let orders = 0;
  for (const order of permutations(LIFE.map((_, at) => at))) {
    const world: World = { order: orderState(), client: null, clients: 0, told: [] };
    let truthAt = 0;
    for (const event of [...order, ...order.toReversed()]) {
      truthAt = Math.max(truthAt, event);
      deliver(world, truthAt);
      // The provider may be ahead of the delivered event: it is every third time.
      if ((orders + event) % 3 === 0) truthAt = Math.min(truthAt + 1, LIFE.length - 1);
    }
    const kinds = world.told.map(({ kind }) => kind);
    ends.add(JSON.stringify({ client: world.client, clients: world.clients, once: isReportedOnce(kinds) }));
    orders += 1;
  }
  expect(orders).toBe(40_320);
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    {
      client: {
        ...{ orderId: 'a', planId: 'ultimate', state: 'ended', endsAt: LIFE_ENDS_AT.toISOString() },
        ...{ nextPlanId: null, nextPlanAt: null },
      },
      clients: 1,
      once: true,
    },
  ]);
});

/** It begins once, ends once, and no event in between is recorded twice. */
function isReportedOnce(kinds: ClientEvent['kind'][]): boolean {
  return kinds[0] === 'started' && kinds.at(-1) === 'ended' && new Set(kinds).size === kinds.length;
}

const later = new Date('2026-04-02T15:00:00Z');
const day = (text: string) => new Date(`${text}T15:00:00Z`);

test('the largest plan that still runs counts, and an open payment only when nothing else is paid', () => {
  const small = paidOrder({ id: 'b', planId: 'basic' });
  const unpaid = paidOrder({ status: 'past_due' });
  expect(clientStanding([small, unpaid], true)).toMatchObject({ orderId: 'a', planId: 'premium', state: 'active' });
  expect(clientStanding([unpaid], true).state).toBe('past_due');
  expect(clientStanding([small, paidOrder({ status: 'canceled', endsAt: later })], true)).toMatchObject({
    ...{ orderId: 'b', planId: 'basic', state: 'active' },
  });
});

test('an end date counts once every order that runs has one, and is the last of them', () => {
  const one = paidOrder({ endsAt: day('2026-05-01') });
  const other = paidOrder({ id: 'b', planId: 'basic', endsAt: day('2026-06-01') });
  expect(clientStanding([one, paidOrder({ id: 'b', planId: 'basic' })], true)).toMatchObject({
    state: 'active',
    endsAt: null,
  });
  expect(clientStanding([one, other], true)).toMatchObject({ state: 'ending', endsAt: day('2026-06-01') });
});

test('does not depend on the order in which a client bought', () => {
  const orders = [
    paidOrder({ id: 'a', status: 'canceled', endsAt: later }),
    paidOrder({ id: 'b', planId: 'growth' }),
    paidOrder({ id: 'c', planId: 'growth', paidAt: later }),
    paidOrder({ id: 'd', planId: 'growth', status: 'past_due', paidAt: later }),
  ];
  const standings = [...permutations([0, 1, 2, 3])].map((order) =>
    clientStanding(
      order.map((at) => orders[at]!),
      false,
    ),
  );
  expect(new Set(standings.map((standing) => JSON.stringify(standing))).size).toBe(1);
});

const standing = (overrides: Partial<Standing> = {}): Standing => ({
  ...{ orderId: 'a', planId: 'premium', state: 'active', endsAt: null, nextPlanId: null, nextPlanAt: null },
  ...overrides,
});
const at = later.toISOString();

test.each<[string, Partial<Standing>, Partial<Standing>, ClientEvent[]]>([
  ['nothing', {}, { state: 'onboarding' }, []],
  ['an upgrade', {}, { planId: 'ultimate' }, [{ kind: 'upgraded', from: 'premium', to: 'ultimate' }]],
  [
    'a planned downgrade',
    {},
    { nextPlanId: 'basic', nextPlanAt: later },
    [{ kind: 'downgrade-planned', to: 'basic', at }],
  ],
  [
    'a downgrade that took effect',
    { nextPlanId: 'basic', nextPlanAt: later },
    { planId: 'basic' },
    [{ kind: 'downgraded', from: 'premium', to: 'basic' }],
  ],
  ['a downgrade taken back', { nextPlanId: 'basic' }, {}, [{ kind: 'downgrade-withdrawn', planId: 'premium' }]],
  ['a cancellation', {}, { state: 'ending', endsAt: later }, [{ kind: 'cancelled', endsAt: at }]],
  ['one taken back', { state: 'ending', endsAt: later }, {}, [{ kind: 'cancellation-withdrawn', planId: 'premium' }]],
  [
    'a cancellation instead of a downgrade',
    { nextPlanId: 'basic' },
    { state: 'ending', endsAt: later },
    [{ kind: 'cancelled', endsAt: at }],
  ],
  ['a failed payment', {}, { state: 'past_due' }, [{ kind: 'past-due', planId: 'premium' }]],
  ['a payment made good', { state: 'past_due' }, {}, [{ kind: 'recovered', planId: 'premium' }]],
  ['an end', { state: 'ending', endsAt: later }, { state: 'ended', endsAt: later }, [{ kind: 'ended', at }]],
  ['an end that stays', { state: 'ended', endsAt: later }, { state: 'ended', endsAt: later }, []],
  ['a return', { state: 'ended', endsAt: later }, { state: 'onboarding' }, [{ kind: 'returned', planId: 'premium' }]],
])('reports %s', (_what, before, after, events) => {
  expect(standingChanges(standing(before), standing(after))).toEqual(events);
});
