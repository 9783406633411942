import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { campaignRow, customerRow, leadRow, outboundMailRow, scanRow } from '../../../test/factories.ts';
import { describeOnBothDatabases } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';
import { deleteExpired } from './delete-expired.ts';
import { lastDueTime, noteRun } from './nightly-run.ts';
import { queueRunWhenDue } from './start-retention-clock.ts';

const DAY_MS = 86_400_000;
const RETENTION = {
  abandonedOrdersDays: 30,
  scansDays: 90,
  sentMailsDays: 365,
  refusedRowsDays: 60,
  paymentEventsDays: 45,
  rawAnswersDays: 90,
};

describeOnBothDatabases('old data', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    const { db } = product.deps;
    await db.execute(sql`truncate scans, leads, customers, outbound_mails, stripe_events, bulk_campaigns, report_checks,
                         deleted_blog_posts, blog_post_versions, sessions, rate_limits, pgboss.job cascade`);
    product.clock.time = new Date('2026-03-02T15:00:00Z');
    await noteRun(db, daysAgo(1));
  });

  const daysAgo = (days: number) => new Date(product.clock.time.getTime() - days * DAY_MS);
  const never = () => new AbortController().signal;
  const run = (signal = never(), retention: object = RETENTION) =>
    deleteExpired(
      { ...product.deps, settings: { ...product.deps.settings, retention: { ...RETENTION, ...retention } } },
      signal,
    );
  const idsOf = async (table: typeof schema.scans | typeof schema.customers | typeof schema.outboundMails) =>
    (await product.deps.db.select({ id: table.id }).from(table)).map(({ id }) => id).sort();

  const age = fc.integer({ min: 0, max: 800 });
  const scanAges = fc.record({ age, usedBy: fc.constantFrom('nothing', 'lead', 'check', 'lead and check') });
  const orderAges = fc.record({
    age,
    status: fc.constantFrom('pending', 'expired', 'refused', 'incomplete_expired', 'canceled', 'active', 'past_due'),
    wasPaid: fc.boolean(),
    event: fc.constantFrom('none', 'processed', 'waiting'),
  });
  const mailAges = fc.record({
    age,
    status: fc.constantFrom('pending', 'sending', 'sent', 'failed'),
    kind: fc.constantFrom('lead-report-pending', 'customer-welcome'),
  });

  test('of any age and use is deleted exactly if it may be', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(scanAges, { maxLength: 12 }),
        fc.array(orderAges, { maxLength: 12 }),
        fc.array(mailAges, { maxLength: 12 }),
        fc.option(age, { nil: null }),
        async (scans, orders, mails, campaignAge) => {
          const { db } = product.deps;
          await db.execute(
            sql`truncate scans, leads, customers, outbound_mails, stripe_events, bulk_campaigns cascade`,
          );
          await noteRun(db, daysAgo(1));
          if (campaignAge !== null) {
            const campaign = campaignRow({ status: 'processing', createdAt: daysAgo(campaignAge) });
            await db.insert(schema.bulkCampaigns).values(campaign);
          }
          const expected = { scans: [] as string[], orders: [] as string[], mails: [] as string[] };
          for (const { age, usedBy } of scans) {
            const id = await insertScan(age, usedBy);
            const mayBeOfCampaign = campaignAge !== null && age <= campaignAge;
            if (age <= RETENTION.scansDays || usedBy !== 'nothing' || mayBeOfCampaign) expected.scans.push(id);
          }
          for (const order of orders) {
            const id = await insertOrder(order);
            const isPaid = order.wasPaid || ['active', 'past_due'].includes(order.status);
            const isKept = order.age <= RETENTION.abandonedOrdersDays || isPaid || order.event === 'waiting';
            if (isKept) expected.orders.push(id);
          }
          for (const { age, ...mail } of mails) {
            const row = outboundMailRow({ ...mail, createdAt: daysAgo(age) } as never);
            const [{ id } = { id: '' }] = await db.insert(schema.outboundMails).values(row).returning();
            const isSettled = mail.status === 'sent' || mail.status === 'failed';
            const isKept = age <= RETENTION.sentMailsDays || !isSettled || mail.kind === 'customer-welcome';
            if (isKept) expected.mails.push(id);
          }
          await run();
          expect(await idsOf(schema.scans)).toEqual(expected.scans.sort());
          expect(await idsOf(schema.customers)).toEqual(expected.orders.sort());
          expect(await idsOf(schema.outboundMails)).toEqual(expected.mails.sort());
        },
      ),
      { numRuns: times({ usual: 10, thorough: 50 }) },
    );
  });

  async function insertScan(age: number, usedBy: string): Promise<string> {
    const { db } = product.deps;
    const [scan] = await db
      .insert(schema.scans)
      .values(scanRow({ createdAt: daysAgo(age) }))
      .returning();
    const scanId = scan!.id;
    const ofLead = usedBy.includes('lead');
    if (usedBy === 'nothing') return scanId;
    const [lead] = await db
      .insert(schema.leads)
      .values(leadRow(ofLead ? { scanId } : {}))
      .returning();
    if (usedBy.includes('check')) {
      await db.insert(schema.reportChecks).values({ leadId: lead!.id, scanId, state: 'done' });
    }
    return scanId;
  }

  async function insertOrder({
    age,
    status,
    wasPaid,
    event,
  }: {
    age: number;
    status: string;
    wasPaid: boolean;
    event: string;
  }) {
    const { db, clock } = product.deps;
    const createdAt = daysAgo(age);
    const row = customerRow({ createdAt, subscriptionStatus: status, paidAt: wasPaid ? createdAt : null });
    const [order] = await db.insert(schema.customers).values(row).returning();
    if (event !== 'none') {
      await db.insert(schema.stripeEvents).values({
        ...{ id: `evt_${order!.id}`, type: 'invoice.paid', created: createdAt, orderId: order!.id },
        processedAt: event === 'processed' ? clock.now() : null,
      });
    }
    return order!.id;
  }

  test('is kept forever if the setting is off', async () => {
    const ids = [await insertScan(5000, 'nothing')];
    await run(never(), { scansDays: null, abandonedOrdersDays: null });
    expect(await idsOf(schema.scans)).toEqual(ids);
  });

  test('is deleted from the lists that always expire, and counted', async () => {
    const { db, metrics, settings } = product.deps;
    const [old, young] = await db
      .insert(schema.bulkCampaigns)
      .values([
        campaignRow({ createdAt: daysAgo(61), refusedRows: 1 }),
        campaignRow({ createdAt: daysAgo(59), refusedRows: 1 }),
      ])
      .returning();
    await db
      .insert(schema.campaignRefusedRows)
      .values([old!, young!].map(({ id }) => ({ campaignId: id, rowNumber: 2, cells: ['x'], reason: 'No website' })));
    const event = { type: 'invoice.paid', processedAt: daysAgo(0) };
    await db.insert(schema.stripeEvents).values([
      { ...event, id: 'evt_old', created: daysAgo(46) },
      { ...event, id: 'evt_young', created: daysAgo(44) },
      { ...event, id: 'evt_waiting', created: daysAgo(400), processedAt: null },
    ]);
    const post = (id: string, days: number) => ({ id, slug: id, post: {} as never, deletedAt: daysAgo(days) });
    const [oldPost, youngPost] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    await db.insert(schema.deletedBlogPosts).values([post(oldPost!, 31), post(youngPost!, 29)]);
    await db
      .insert(schema.blogPostVersions)
      .values([oldPost!, youngPost!].map((postId) => ({ postId, post: {} as never })));
    await db.insert(schema.sessions).values([
      { tokenHash: 'ended', createdAt: daysAgo(8), lastSeenAt: daysAgo(0) },
      { tokenHash: 'idle', createdAt: daysAgo(1), lastSeenAt: daysAgo(1) },
      { tokenHash: 'open', createdAt: daysAgo(1), lastSeenAt: daysAgo(0) },
    ]);
    await db.insert(schema.rateLimits).values([
      { key: 'scan:192.0.2.1', windowStart: daysAgo(1) },
      { key: 'scan:192.0.2.1', windowStart: daysAgo(0) },
    ]);
    const outbox = join(settings.dataDir, 'outbox');
    mkdirSync(outbox, { recursive: true });
    const [sent] = await db
      .insert(schema.outboundMails)
      .values(outboundMailRow({ status: 'sent', createdAt: daysAgo(366) }))
      .returning();
    for (const name of [`${sent!.id}.eml`, 'orphan.eml', 'young.eml', 'notes.txt'])
      writeFileSync(join(outbox, name), '');
    for (const name of ['orphan.eml', 'notes.txt']) utimesSync(join(outbox, name), daysAgo(366), daysAgo(366));

    metrics.retention.reset();
    await run();
    expect((await db.select().from(schema.campaignRefusedRows)).map(({ campaignId }) => campaignId)).toEqual([
      young!.id,
    ]);
    const campaigns = await db.select().from(schema.bulkCampaigns).orderBy(schema.bulkCampaigns.createdAt);
    expect(campaigns.map(({ refusedRows }) => refusedRows)).toEqual([0, 1]);
    const events = await db.select({ id: schema.stripeEvents.id }).from(schema.stripeEvents);
    expect(events.map(({ id }) => id).sort()).toEqual(['evt_waiting', 'evt_young']);
    expect((await db.select().from(schema.deletedBlogPosts)).map(({ id }) => id)).toEqual([youngPost]);
    expect((await db.select().from(schema.blogPostVersions)).map(({ postId }) => postId)).toEqual([youngPost]);
    expect((await db.select().from(schema.sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['open']);
    expect(await db.select().from(schema.rateLimits)).toHaveLength(1);
    const left = [`${sent!.id}.eml`, 'orphan.eml', 'young.eml', 'notes.txt'].filter((name) =>
      existsSync(join(outbox, name)),
    );
    expect(left).toEqual(['young.eml', 'notes.txt']);
    const { values } = await metrics.retention.get();
    const counted = Object.fromEntries(
      values.filter(({ value }) => value > 0).map(({ labels, value }) => [labels.what, value]),
    );
    expect(counted).toEqual({
      ...{ 'sent-mails': 1, 'mail-files': 1, 'refused-rows': 1, 'payment-events': 1, 'deleted-posts': 1 },
      ...{ sessions: 2, 'rate-limits': 1 },
    });
  });

  test('is deleted in batches: a stopped run leaves the rest to the next one, which completes the night', async () => {
    const { db } = product.deps;
    const keptIds = [await insertScan(400, 'lead'), await insertScan(399, 'check')];
    const rows = Array.from({ length: 450 }, (_, index) => scanRow({ createdAt: daysAgo(100 + (index % 7)) }));
    await db.insert(schema.scans).values(rows);
    const stop = new AbortController();
    const inc = ({ what }: { what: string }) => what === 'scans' && stop.abort(new Error('The process stops'));
    const counting = { ...product.deps.metrics.retention, inc };
    const metrics = { ...product.deps.metrics, retention: counting as never };
    await expect(deleteExpired({ ...product.deps, metrics }, stop.signal)).rejects.toThrow('The process stops');
    // The first page of 200 contains the two rows that are kept.
    expect(await idsOf(schema.scans)).toHaveLength(2 + 450 - 198);
    await run();
    expect(await idsOf(schema.scans)).toEqual(keptIds.sort());
    await insertScan(400, 'nothing');
    await run();
    expect(await idsOf(schema.scans), 'the night is done').toHaveLength(3);
  });

  test('is deleted once a night at three in the agency’s time zone, by any one process', async () => {
    const { deps, clock } = product;
    const look = async () => {
      await Promise.all([queueRunWhenDue(deps), queueRunWhenDue(deps)]);
      return (await product.queuedJobs()).map(({ name }) => name);
    };
    await noteRun(deps.db, lastDueTime(clock.time));
    // America/New_York, five hours behind UTC.
    clock.time = new Date('2026-03-03T07:59:59Z');
    expect(await look()).toEqual([]);
    clock.time = new Date('2026-03-03T08:00:00Z');
    expect(await look()).toEqual(['delete-expired']);
    expect(await look(), 'one is queued already').toEqual(['delete-expired']);
    await product.runJobs();
    expect(await look(), 'done').toEqual([]);
    clock.time = new Date('2026-03-06T20:00:00Z');
    expect(await look(), 'nights that were missed are made up for at once').toEqual(['delete-expired']);
  });

  test('is not deleted on the first day of a database', async () => {
    const { deps } = product;
    await deps.db.execute(sql`delete from app_settings where key = 'retention-run'`);
    const id = await insertScan(400, 'nothing');
    await queueRunWhenDue(deps);
    await run();
    expect(await product.queuedJobs()).toEqual([]);
    expect(await idsOf(schema.scans)).toEqual([id]);
    product.clock.time = new Date(product.clock.time.getTime() + DAY_MS);
    await queueRunWhenDue(deps);
    await product.runJobs();
    expect(await idsOf(schema.scans)).toEqual([]);
  });
});

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'UTC',
];

test('the nightly run is due at three on the wall clock, once each day, in every zone and season', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...ZONES), (now, timeZone) => {
      const due = lastDueTime(now, timeZone);
      expect(new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(due)).toBe('03:00');
      expect(due.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime() - due.getTime()).toBeLessThan(25 * 60 * 60 * 1000);
      expect(lastDueTime(due, timeZone)).toEqual(due);
    }),
  );
});
