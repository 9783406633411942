import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerRow, dripEmailRow, leadRow } from '../../../../test/factories.ts';
import { LIFE, lifeEvents } from '../../../../test/life-of-an-order.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { customers, dripEmails, leads, outboundMails, stripeEvents } from '../../../db/schema/index.ts';
import { type OrderTruth, type PaymentEvent, type Payments, PaymentsError } from '../payments.ts';
import { processEvent } from './process-event.ts';
import { recordEvent } from './record-event.ts';

const ORDERS_OF_EVENTS = 25;

describeOnEachDatabase('an order', (open) => {
  let product: TestProduct;
  /** The provider's state of an order; a test replaces it. */
  let readOrder: Payments['readOrder'];
  beforeAll(async () => {
    const payments = { kind: 'stripe', readOrder: (refs) => readOrder(refs) } as Payments;
    product = await openTestProduct(await open(), { payments: { payments, eventReader: null } });
  });
  afterAll(() => product.close());

  async function newOrder(): Promise<string> {
    const [row] = await product.deps.db.insert(customers).values(customerRow()).returning();
    return row!.id;
  }

  async function stored(id: string) {
    const [row] = await product.deps.db.select().from(customers).where(eq(customers.id, id));
    return row!;
  }

  async function receive(event: PaymentEvent): Promise<void> {
    await product.deps.db.transaction((tx) => recordEvent(product.deps, tx, event));
  }

  const process = (event: PaymentEvent) => processEvent(product.deps, { eventId: event.id });

  async function waiting(): Promise<string[]> {
    const rows = await product.deps.db.select().from(stripeEvents);
    return rows.filter(({ processedAt }) => processedAt === null).map(({ id }) => id);
  }

  async function mailsOf(orderId: string): Promise<string[]> {
    const rows = await product.deps.db.select({ key: outboundMails.messageKey }).from(outboundMails);
    return rows.map(({ key }) => key).filter((key) => key.endsWith(orderId));
  }

  test(`ends the same in ${ORDERS_OF_EVENTS} random orders of its events, three at a time, twice each, the truth moving on`, async () => {
    for (let round = 0; round < ORDERS_OF_EVENTS; round += 1) {
      const orderId = await newOrder();
      let truthAt = 0;
      readOrder = async () => LIFE[truthAt]!.truth;
      const deliveries = shuffled(
        lifeEvents(orderId).flatMap((event, at) => [
          { event, at },
          { event, at },
        ]),
      );
      for (let next = 0; next < deliveries.length; next += 3) {
        await Promise.all(
          deliveries.slice(next, next + 3).map(async ({ event, at }) => {
            truthAt = Math.max(truthAt, at);
            await receive(event);
            await process(event);
          }),
        );
      }
      expect(await stored(orderId)).toMatchObject({
        ...{ subscriptionStatus: 'canceled', planId: 'ultimate', planName: 'Ultimate', paidAt: product.clock.now() },
        ...{ stripeCustomerId: 'cus_1', stripeSessionId: 'cs_1', stripeSubscriptionId: 'sub_1' },
      });
      const mails = await mailsOf(orderId);
      expect(mails).toContain(`new-customer:${orderId}`);
      expect(mails).toHaveLength(new Set(mails).size);
    }
    expect(await waiting()).toEqual([]);
  });

  test('never goes back in time: an outdated result is discarded, and read again if an event is still open', async () => {
    const orderId = await newOrder();
    const [first, second, third] = lifeEvents(orderId);
    const held = Promise.withResolvers<OrderTruth>();
    const begun = Promise.withResolvers<void>();
    const asked: number[] = [];
    readOrder = async () => {
      asked.push(asked.length + 1);
      begun.resolve();
      if (asked.length === 1) return held.promise;
      if (asked.length === 2) await receive(third!);
      return LIFE[7]!.truth;
    };
    await receive(first!);
    const slow = process(first!);
    await begun.promise;
    await receive(second!);
    await process(second!);
    expect((await stored(orderId)).subscriptionStatus).toBe('canceled');
    held.resolve(LIFE[1]!.truth);
    await slow;
    expect((await stored(orderId)).subscriptionStatus).toBe('canceled');
    expect(asked).toEqual([1, 2, 3]);
    expect(await waiting()).toEqual([]);
  });

  test('settles with one read every event that had arrived before, and none that arrived after it began', async () => {
    const orderId = await newOrder();
    const [one, two, three] = lifeEvents(orderId);
    let readings = 0;
    readOrder = async () => {
      readings += 1;
      if (readings === 1) await receive(three!);
      return LIFE[3]!.truth;
    };
    await receive(one!);
    await receive(two!);
    await process(one!);
    expect(await waiting()).toEqual([three!.id]);
    await process(two!);
    expect(readings).toBe(1);
    await process(three!);
    expect(readings).toBe(2);
    expect(await waiting()).toEqual([]);
  });

  test('ends the course of the lead with the same address, once it is paid', async () => {
    const { db } = product.deps;
    const [lead] = await db.insert(leads).values(leadRow()).returning();
    const [other] = await db
      .insert(leads)
      .values(leadRow({ emailNormalised: 'eve@example.com' }))
      .returning();
    await db
      .insert(dripEmails)
      .values([
        dripEmailRow({ leadId: lead!.id }),
        dripEmailRow({ leadId: lead!.id, dayNumber: 2, status: 'sent' }),
        dripEmailRow({ leadId: other!.id }),
      ]);
    const orderId = await newOrder();
    const [created, paid] = lifeEvents(orderId);
    const statuses = async () =>
      (await db.select().from(dripEmails).orderBy(dripEmails.status)).map(({ status }) => status);
    readOrder = async () => LIFE[0]!.truth;
    await receive(created!);
    await process(created!);
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'sent']);
    readOrder = async () => LIFE[1]!.truth;
    await receive(paid!);
    await process(paid!);
    expect(await statuses()).toEqual(['cancelled', 'scheduled', 'sent']);
  });

  test('stays unchanged while the provider is unreachable, and the event waits with the reason', async () => {
    const orderId = await newOrder();
    const [event] = lifeEvents(orderId);
    readOrder = () => Promise.reject(new PaymentsError('slow', new Error('8 seconds')));
    await receive(event!);
    await expect(process(event!)).rejects.toThrow('slow');
    const [row] = await product.deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, event!.id));
    expect(row).toMatchObject({ processedAt: null, error: 'PaymentsError: The payment provider: slow' });
    readOrder = async () => LIFE[1]!.truth;
    await process(event!);
    expect((await stored(orderId)).subscriptionStatus).toBe('active');
    const [done] = await product.deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, event!.id));
    expect(done).toMatchObject({ error: null, processedAt: product.clock.now() });
  });
});

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
