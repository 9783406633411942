import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerRow, scanReport, scanRow } from '../../../../test/factories.ts';
import { LIFE, LIFE_ENDS_AT, lifeEvents } from '../../../../test/life-of-an-order.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';
import { processEvent } from '../../checkout/events/process-event.ts';
import { recordEvent } from '../../checkout/events/record-event.ts';
import type { OrderTruth, Payments } from '../../checkout/payments.ts';

const PAID = LIFE[1]!.truth;
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('a client', (open) => {
  let product: TestProduct;
  const truths = new Map<string, OrderTruth>();
  let events = 0;
  beforeAll(async () => {
    const payments = { kind: 'stripe', readOrder: async ({ orderId }) => truths.get(orderId!)! } as Payments;
    product = await openTestProduct(await open(), { payments: { payments, eventReader: null } });
  });
  beforeEach(async () => {
    const { db } = product.deps;
    await db.delete(schema.customers);
    for (const table of [schema.clients, schema.outboundMails, schema.scans]) await db.delete(table);
    product.clock.time = new Date('2026-03-02T15:00:00Z');
    product.scanner.answer = async (website) => scanReport({ website });
  });
  afterAll(() => product.close());

  async function order(overrides: Parameters<typeof customerRow>[0] = {}): Promise<string> {
    const [row] = await product.deps.db.insert(schema.customers).values(customerRow(overrides)).returning();
    return row!.id;
  }

  /** Changes the provider's state and posts an event about it. */
  async function happen(orderId: string, changes: Partial<OrderTruth> = {}): Promise<void> {
    const ids = { subscriptionId: `sub_${orderId}`, sessionId: `cs_${orderId}`, customerId: `cus_${orderId}` };
    truths.set(orderId, { ...PAID, ...ids, ...changes });
    events += 1;
    const event = { ...lifeEvents(orderId)[1]!, id: `evt_${events}` };
    await product.deps.db.transaction((tx) => recordEvent(product.deps, tx, event));
    await processEvent(product.deps, { eventId: event.id });
  }

  const stored = () => product.deps.db.select().from(schema.clients).orderBy(asc(schema.clients.createdAt));
  async function history(): Promise<string[]> {
    const rows = await product.deps.db.select().from(schema.clientEvents).orderBy(asc(schema.clientEvents.createdAt));
    return rows.map(({ kind }) => kind);
  }
  const openTasks = async () =>
    (await product.deps.db.select().from(schema.clientTasks))
      .filter(({ doneAt }) => doneAt === null)
      .map(({ kind }) => kind);
  async function mails(kind: string) {
    const rows = await product.deps.db.select().from(schema.outboundMails);
    return rows.filter((row) => row.kind === kind);
  }
  const jobsOf = async (name: string) => (await product.queuedJobs()).filter((job) => job.name === name);

  test('is created when the order is first paid: contact, first call, work of the plan, welcome with name and date', async () => {
    const id = await order();
    await happen(id);
    await happen(id);
    const [client, ...others] = await stored();
    expect(others).toEqual([]);
    expect(client).toMatchObject({
      ...{ orderId: id, site: 'example.com', website: 'https://example.com/', planId: 'premium', state: 'onboarding' },
      ...{ startedAt: product.clock.now(), guaranteeUntil: new Date('2026-04-01T15:00:00Z'), baselineState: 'waiting' },
      ...{ timeZone: 'America/New_York', monthEndsAt: new Date('2026-04-01T04:00:00Z') },
    });
    expect(await history()).toEqual(['started']);
    expect(await openTasks()).toEqual(['welcome-call']);
    const contacts = await product.deps.db.select().from(schema.clientContacts);
    expect(contacts).toMatchObject([{ email: 'ada@example.com', getsReports: true, getsAlerts: true, approves: true }]);
    const posts = await product.deps.db
      .select()
      .from(schema.deliverables)
      .where(eq(schema.deliverables.workId, 'community-posts'));
    expect(posts).toMatchObject([{ period: '2026-03', promised: 10, open: 10 }]);
    const [welcome] = await mails('customer-welcome');
    expect(welcome!.data).toMatchObject({
      start: { accountManager: 'Claire Novak', callBy: '2026-03-03T05:00:00.000Z', websiteTyped: null },
    });
  });

  test('is scanned on the day of purchase, and that scan stays the baseline', async () => {
    await happen(await order());
    await product.runJobs();
    expect(await stored()).toMatchObject([{ baselineState: 'scanned', baselineScore: 62 }]);
    product.scanner.answer = async (website) => scanReport({ website, score: 90 });
    for (const job of ['scan-baseline'] as const) {
      await product.handlers[job]({ clientId: (await stored())[0]!.id }, new AbortController().signal);
    }
    expect(await stored()).toMatchObject([{ baselineScore: 62 }]);
    expect(await product.deps.db.select().from(schema.clientScans)).toMatchObject([{ reason: 'baseline' }]);
    expect(await history()).toEqual(['started', 'baseline-scanned']);
  });

  test('takes a scan of the last day as the baseline without scanning again', async () => {
    const at = (hours: number) => new Date(product.clock.time.getTime() - hours * 3_600_000);
    await product.deps.db
      .insert(schema.scans)
      .values([scanRow({ score: 41, createdAt: at(23) }), scanRow({ score: 12, createdAt: at(25) })]);
    await happen(await order());
    expect(await stored()).toMatchObject([{ baselineState: 'scanned', baselineScore: 41 }]);
    expect(await jobsOf('scan-baseline')).toEqual([]);
  });

  test('whose site cannot be read is retried for three days and then becomes a task', async () => {
    product.scanner.answer = async (website) => scanReport({ website, score: null, state: 'unreachable' });
    await happen(await order());
    for (let hours = 0; hours < 80; hours += 8) {
      await product.runJobs();
      product.clock.time = new Date(product.clock.time.getTime() + 8 * 3_600_000);
    }
    expect(await stored()).toMatchObject([{ baselineState: 'failed', baselineScore: null }]);
    expect(await jobsOf('scan-baseline')).toEqual([]);
    expect(await openTasks()).toContain('baseline');
  });

  test('who typed no valid website is asked for it in the welcome mail, and a task is added', async () => {
    await happen(await order({ websiteDomain: 'my web page' }));
    expect(await stored()).toMatchObject([{ site: null, website: null, baselineState: 'no-website' }]);
    expect(await openTasks()).toEqual(['welcome-call', 'website']);
    const [welcome] = await mails('customer-welcome');
    expect(welcome!.data).toMatchObject({ start: { websiteTyped: 'my web page' } });
  });

  test('has each change reported to the agency and confirmed to the buyer', async () => {
    const id = await order();
    await happen(id);
    const steps: [Partial<OrderTruth>, string, object][] = [
      [{ planId: 'ultimate' }, 'upgraded', { state: 'onboarding', planId: 'ultimate' }],
      [
        { planId: 'ultimate', nextPlanId: 'basic', nextPlanAt: LIFE_ENDS_AT },
        'downgrade-planned',
        { nextPlanId: 'basic' },
      ],
      [{ planId: 'basic' }, 'downgraded', { planId: 'basic', nextPlanId: null }],
      [
        { planId: 'basic', status: 'past_due' },
        'past-due',
        { state: 'past_due', pastDueSince: new Date('2026-03-06T15:00:00Z') },
      ],
      [{ planId: 'basic' }, 'recovered', { state: 'onboarding', pastDueSince: null }],
      [{ planId: 'basic', endsAt: LIFE_ENDS_AT }, 'cancelled', { state: 'ending', endsAt: LIFE_ENDS_AT }],
      [{ planId: 'basic' }, 'cancellation-withdrawn', { state: 'onboarding', endsAt: null }],
      [{ planId: 'basic', refundedCents: 9_900 }, 'refund-made', { refundedAt: new Date('2026-03-10T15:00:00Z') }],
      [
        { planId: 'basic', refundedCents: 9_900, status: 'canceled', endsAt: LIFE_ENDS_AT },
        'ended',
        { state: 'ended', endsAt: LIFE_ENDS_AT },
      ],
    ];
    for (const [truth, , client] of steps) {
      product.clock.time = new Date(product.clock.time.getTime() + DAY_MS);
      await happen(id, truth);
      await happen(id, truth);
      expect(await stored()).toMatchObject([client]);
    }
    const kinds = steps.map(([, kind]) => kind);
    expect(await history()).toEqual(['started', ...kinds]);
    const told = (await mails('client-change')).map(({ data }) => (data as { event: { kind: string } }).event.kind);
    const confirmed = (await mails('plan-change')).map(
      ({ data }) => (data as { change: { kind: string } }).change.kind,
    );
    expect([told.sort(), confirmed.sort()]).toEqual([kinds.toSorted(), kinds.toSorted()]);
    expect((await mails('client-change'))[0]).toMatchObject({
      recipient: product.deps.settings.mailTo,
      replyTo: 'ada@example.com',
    });
    expect((await mails('plan-change'))[0]).toMatchObject({ recipient: 'ada@example.com' });
  });

  test('who returns is found by address and website, and set up again', async () => {
    const first = await order();
    await happen(first);
    await product.deps.db.update(schema.clients).set({ onboardedAt: product.clock.now() });
    await happen(first, { status: 'canceled', endsAt: new Date('2026-04-02T15:00:00Z') });
    expect(await openTasks(), 'nobody who has left is called').toEqual([]);
    product.clock.time = new Date('2027-04-01T15:00:00Z');
    const second = await order({ businessEmail: ' ADA@example.com', websiteDomain: 'https://www.example.com/shop' });
    await happen(second);
    const [client, ...others] = await stored();
    expect(others).toEqual([]);
    expect(client).toMatchObject({
      ...{
        orderId: second,
        state: 'onboarding',
        onboardedAt: null,
        endsAt: null,
        startedAt: new Date('2026-03-02T15:00:00Z'),
      },
      ...{ guaranteeUntil: new Date('2027-05-01T15:00:00Z'), baselineState: 'waiting' },
    });
    expect(await history()).toEqual(['started', 'ended', 'returned']);
    expect(await openTasks()).toEqual(['welcome-call']);
    const spans = await product.deps.db
      .select()
      .from(schema.clientPlanSpans)
      .orderBy(asc(schema.clientPlanSpans.startsAt));
    expect(spans.map(({ endsAt }) => endsAt)).toEqual([new Date('2026-04-02T15:00:00Z'), null]);
  });

  test.each([
    ['another website', { websiteDomain: 'other.example' }],
    ['another buyer of the same website', { businessEmail: 'new-owner@example.com' }],
  ])('is a different one for %s', async (_what, other) => {
    await happen(await order());
    await happen(await order(other));
    expect(await stored()).toHaveLength(2);
  });

  test('who returns after more than a year is a new one', async () => {
    const first = await order();
    await happen(first);
    await happen(first, { status: 'canceled', endsAt: new Date('2026-04-02T15:00:00Z') });
    product.clock.time = new Date('2027-04-03T15:00:00Z');
    await happen(await order());
    expect(await stored()).toHaveLength(2);
  });

  test('who buys a second plan stays one client, and the agency is notified', async () => {
    await happen(await order({ planId: 'basic', planName: 'Basic' }), { planId: 'basic' });
    await happen(await order());
    expect(await stored()).toMatchObject([{ planId: 'premium' }]);
    expect(await history()).toEqual(expect.arrayContaining(['started', 'upgraded', 'second-order']));
    expect(
      (await mails('client-change')).map(({ data }) => (data as { event: { kind: string } }).event.kind).sort(),
    ).toEqual(['second-order', 'upgraded']);
  });

  test('is one when two orders of one buyer are paid at the same moment', async () => {
    const ids = [await order(), await order(), await order()];
    await Promise.all(ids.map((id) => happen(id)));
    expect(await stored()).toHaveLength(1);
    expect((await history()).filter((kind) => kind === 'started')).toEqual(['started']);
  });

  test('whose order had already ended when first seen is an ended client without a first call', async () => {
    await happen(await order(), { status: 'canceled', endsAt: new Date('2026-03-01T15:00:00Z') });
    expect(await stored()).toMatchObject([{ state: 'ended', monthEndsAt: null }]);
    expect(await history()).toEqual(['started', 'ended']);
    expect(await openTasks()).toEqual([]);
  });

  test('is created without mail for an order that was paid before the product had clients', async () => {
    const paidAt = new Date('2025-06-01T15:00:00Z');
    const ended = { subscriptionStatus: 'canceled', endsAt: new Date('2026-01-01T15:00:00Z'), paidAt };
    await order({ ...ended, stripeSubscriptionId: 'sub_old' });
    await order({ paidAt, subscriptionStatus: 'active', businessEmail: 'eve@example.com' });
    const { payments } = product.deps;
    product.deps.payments = { ...payments, eventsSince: async () => [] } as never;
    for (let times = 0; times < 2; times += 1)
      await product.handlers['reconcile-payments']({}, new AbortController().signal);
    expect((await stored()).map(({ state, startedAt }) => [state, startedAt]).sort()).toEqual([
      ...[
        ['ended', paidAt],
        ['onboarding', paidAt],
      ],
    ]);
    expect(await product.deps.db.select().from(schema.outboundMails)).toEqual([]);
  });

  test('moves into the next month on schedule, and open work is carried over once', async () => {
    await happen(await order());
    product.clock.time = new Date('2026-04-01T04:30:00Z');
    const signal = new AbortController().signal;
    await product.handlers['refresh-clients']({}, signal);
    const rows = async () =>
      product.deps.db
        .select()
        .from(schema.deliverables)
        .where(eq(schema.deliverables.workId, 'blog-posts'))
        .orderBy(asc(schema.deliverables.period));
    const [march, april] = await rows();
    expect([march, april]).toMatchObject([
      { period: '2026-03', promised: 2, carriedOut: 2, open: 0 },
      { period: '2026-04', promised: 2, carriedIn: 2, open: 4 },
    ]);
    await product.handlers['refresh-clients']({}, signal);
    expect(await rows()).toEqual([march, april]);
    expect(await stored()).toMatchObject([{ monthEndsAt: new Date('2026-05-01T04:00:00Z') }]);
  });
});
