import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Death, eachDeath, mortalProcess } from '../../../../test/mortal-process.ts';
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

describe.skipIf(!testServer())('between arrival and commit (needs PostgreSQL)', () => {
  let checkout: TestCheckout;
  let process: ReturnType<typeof mortalProcess>;

  beforeAll(async () => {
    checkout = await openTestCheckout(await openTestDatabase('postgres'));
    process = mortalProcess();
    const { payments } = checkout.product.deps;
    checkout.product.deps.payments = { ...payments, readOrder: process.mortal(payments!.readOrder) } as Payments;
  });
  afterEach(() => {
    expect(checkout.fake.violations).toEqual([]);
  });
  afterAll(async () => {
    process.end();
    await checkout.close();
  });

  /**
   * Runs one event from the request to the settled order, with one death on the way. Returns false if the run ended
   * before the death.
   */
  async function liveThrough(fate: Death): Promise<boolean> {
    await checkout.buy();
    const [order] = await checkout.orders();
    checkout.fake.state.pay(order!.stripeSessionId!);
    const event = checkout.events.at(-1)!;
    process.dieAt(fate);
    await process.survive(async () => (await checkout.deliver(event)).status === 200);
    await process.survive(async () => {
      await checkout.product.handlers['payment-event']({ eventId: event.id }, new AbortController().signal);
      return true;
    });
    const hasDied = process.hasDied();
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
      // Receiving: begin, insert, job, commit. Settling: event, order, events, Stripe state, begin, lock, writes,
      // client, mails, commit.
      expect(await eachDeath(when, liveThrough)).toBeGreaterThanOrEqual(40);
    },
    // Up to fifty deaths, each with a separate order.
    180_000,
  );
});
