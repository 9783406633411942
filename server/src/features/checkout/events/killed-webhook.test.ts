import { setImmediate as soon } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestCheckout, type TestCheckout } from '../../../../test/open-test-checkout.ts';
import { openTestDatabase, testServer } from '../../../../test/test-database.ts';
import {
  clientContacts,
  clientEvents,
  clientPlanSpans,
  clients,
  clientTasks,
  customers,
  deliverables,
  outboundMails,
  stripeEvents,
} from '../../../db/schema/index.ts';
import type { Payments } from '../payments.ts';

/** A dying process loses its connections, so the server rolls back uncommitted work. */
type Death = { at: number; when: 'before' | 'after' };

class Killed extends Error {}

describe.skipIf(!testServer())('between arrival and commit (needs PostgreSQL)', () => {
  let checkout: TestCheckout;
  let death: Death | null = null;
  let awaits = 0;
  let isDead = false;
  const buried: Connected[] = [];

  beforeAll(async () => {
    checkout = await openTestCheckout(await openTestDatabase('postgres'));
    const { payments } = checkout.product.deps;
    checkout.product.deps.payments = { ...payments, readOrder: mortal(payments!.readOrder) } as Payments;
    onEachQuery((client, ask) => (death === null ? ask() : mortal(ask, () => bury(client))()));
  });
  afterEach(() => {
    expect(checkout.fake.violations).toEqual([]);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    for (const client of buried) giveBack(client);
    await checkout.close();
  });

  function bury(client: Connected): void {
    buried.push(client);
    client.connection.stream.destroy(new Killed());
  }

  /** Counts awaits. At the chosen one, the process dies before or after it has done its work. */
  function mortal<A extends unknown[], R>(call: (...given: A) => Promise<R>, onDeath: () => unknown = () => {}) {
    return async (...given: A): Promise<R> => {
      if (isDead) throw new Killed();
      awaits += 1;
      const isFatal = death?.at === awaits;
      if (isFatal && death?.when === 'before') return die(onDeath);
      const result = await call(...given);
      return isFatal ? die(onDeath) : result;
    };
  }

  async function die(onDeath: () => unknown): Promise<never> {
    isDead = true;
    await onDeath();
    throw new Killed();
  }

  async function survive(attempt: () => Promise<boolean>): Promise<void> {
    while (!(await attempt().catch(() => false))) {
      isDead = false;
      death = null;
      await soon();
    }
  }

  /**
   * Runs one event from the request to the settled order, with one death on the way. Returns false if the run ended
   * before the death.
   */
  async function liveThrough(fate: Death): Promise<boolean> {
    await checkout.buy();
    const [order] = await checkout.orders();
    checkout.fake.state.pay(order!.stripeSessionId!);
    const event = checkout.events.at(-1)!;
    awaits = 0;
    death = fate;
    await survive(async () => (await checkout.deliver(event)).status === 200);
    await survive(async () => {
      await checkout.product.handlers['payment-event']({ eventId: event.id }, new AbortController().signal);
      return true;
    });
    const hasDied = death === null;
    death = null;
    await expectSettled(order!.id, event.id);
    await forget();
    return hasDied;
  }

  async function expectSettled(orderId: string, eventId: string): Promise<void> {
    expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus: 'active', paidAt: expect.any(Date) });
    expect(await checkout.ledger()).toMatchObject([{ id: eventId, processedAt: expect.any(Date), error: null }]);
    expect(await checkout.mailKeys()).toEqual([`customer-welcome:${orderId}`, `new-customer:${orderId}`]);
    const jobs = (await checkout.product.queuedJobs()).map(({ name }) => name).sort();
    expect(jobs).toEqual(['payment-event', 'scan-baseline', 'send-mail', 'send-mail']);
    await expectOneClient(orderId);
  }

  /** Expects one client, with all its records, created once. */
  async function expectOneClient(orderId: string): Promise<void> {
    const { db } = checkout.product.deps;
    expect(await db.select().from(clients)).toMatchObject([
      { orderId, planId: 'premium', state: 'onboarding', endsAt: null },
    ]);
    expect(await db.select().from(clientPlanSpans)).toMatchObject([{ planId: 'premium', endsAt: null }]);
    expect(await db.select().from(clientContacts)).toHaveLength(1);
    expect(await db.select().from(clientTasks)).toHaveLength(1);
    expect((await db.select().from(clientEvents)).map(({ kind }) => kind)).toEqual(['started']);
    const work = (await db.select().from(deliverables)).map(({ workId, period }) => `${workId} ${period}`);
    expect(work.length).toBeGreaterThan(10);
    expect(new Set(work).size).toBe(work.length);
  }

  async function forget(): Promise<void> {
    const { db } = checkout.product.deps;
    for (const table of [customers, clients, stripeEvents, outboundMails]) await db.delete(table);
    await db.execute(sql`delete from pgboss.job`);
  }

  test.each(['before', 'after'] as const)(
    'killed %s any await it loses nothing and doubles nothing when Stripe posts again',
    async (when) => {
      let deaths = 0;
      while (await liveThrough({ at: deaths + 1, when })) deaths += 1;
      // Receiving: begin, insert, job, commit. Settling: event, order, events, Stripe state, begin, lock, writes,
      // client, mails, commit.
      expect(deaths).toBeGreaterThanOrEqual(40);
    },
    // About fifty deaths, each with a separate order.
    180_000,
  );
});

type Connected = pg.PoolClient & { connection: { stream: { destroy(error: Error): void } } };
/**
 * Releases the connection of a transaction that could not begin. A dead process would lose it, but here the pool waits
 * for it.
 */
function giveBack(client: Connected): void {
  try {
    client.release(true);
  } catch {
    // Already released when its transaction failed.
  }
}

type Callback = (error: unknown, result?: unknown) => void;

/** Intercepts every query of every connection. The pool queries with a callback, Drizzle's transactions without. */
function onEachQuery(between: (client: Connected, ask: () => Promise<unknown>) => Promise<unknown>): void {
  const { query } = pg.Client.prototype as unknown as { query(...parts: unknown[]): Promise<unknown> };
  function watched(this: Connected, ...parts: unknown[]) {
    const callback = typeof parts.at(-1) === 'function' ? (parts.pop() as Callback) : null;
    const result = between(this, () => query.apply(this, parts));
    if (!callback) return result;
    result.then((rows) => callback(undefined, rows), callback);
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(watched as never);
}
