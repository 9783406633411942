import { FUNNEL_STEPS, type FunnelCounts, type FunnelFigures, PLANS } from '@named-first/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { campaignForm, campaignLine } from '../../../test/campaign-files.ts';
import { leadRow, scanReport } from '../../../test/factories.ts';
import { LIFE, lifeEvents } from '../../../test/life-of-an-order.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';
import { processEvent } from '../checkout/events/process-event.ts';
import { recordEvent } from '../checkout/events/record-event.ts';
import type { OrderTruth, Payments } from '../checkout/payments.ts';
import { captureLead } from '../leads/capture-lead.ts';
import { seedLeads } from '../leads/seed-leads.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { noteFunnelDay } from './start-funnel-clock.ts';
import { deletePassedVisits } from './visits.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NONE: FunnelCounts = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };

describeOnEachDatabase('the funnel', (open) => {
  let product: TestProduct;
  const truths = new Map<string, OrderTruth>();
  let events = 0;
  beforeAll(async () => {
    const payments = {
      kind: 'stripe',
      ensureCustomer: async ({ id }) => `cus_${id}`,
      openCheckout: async ({ id }) => ({ sessionId: `cs_${id}`, url: `https://pay.example/${id}` }),
      checkoutState: async () => ({ status: 'open', url: 'https://pay.example/' }),
      expireCheckout: async () => {},
      readOrder: async ({ orderId }) => truths.get(orderId!) ?? null,
    } as Partial<Payments> as Payments;
    product = await openTestProduct(await open(), {
      env: { RATE_LIMITS: 'off' },
      payments: { payments, eventReader: null },
    });
  });
  beforeEach(clear);
  afterAll(() => product.close());

  async function clear(): Promise<void> {
    const { db } = product.deps;
    const tables = [schema.customers, schema.clients, schema.leads, schema.scans, schema.bulkCampaigns];
    for (const table of [...tables, schema.funnelCounts, schema.funnelVisits, schema.funnelDays])
      await db.delete(table);
    await db.execute(sql`delete from pgboss.job`);
    product.clock.time = new Date('2026-03-02T15:00:00Z');
    product.scanner.answer = async (website) => scanReport({ website });
    await noteFunnelDay(product.deps);
  }

  const later = (ms: number) => {
    product.clock.time = new Date(product.clock.time.getTime() + ms);
  };
  const post = (path: string, body: object, headers: Record<string, string> = { 'User-Agent': BROWSER }) =>
    product.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const scan = (site: string, from?: string, headers?: Record<string, string>) =>
    post('/api/scan', { website: site, ...(from === undefined ? {} : { from }) }, headers);
  const see = (site: string, step: string, headers?: Record<string, string>) =>
    post('/api/funnel', { website: site, step }, headers);
  const unlock = (site: string, email: string, headers?: Record<string, string>) =>
    post('/api/leads', { website: site, name: 'Ada Pipe', businessName: 'Pipe', email, phone: '6145550100' }, headers);
  const order = (site: string, email: string, planId = 'premium', headers?: Record<string, string>) => {
    const { name: planName, priceId } = PLANS.find(({ id }) => id === planId)!;
    const form = { fullName: 'Ada Pipe', businessEmail: email, businessName: 'Pipe', websiteDomain: site };
    return post('/api/create-subscription', { ...form, planId, planName, priceId }, headers);
  };
  /** Makes the provider report that an order is paid or has ended. */
  async function happen(orderId: string, changes: Partial<OrderTruth> = {}): Promise<void> {
    const ids = { subscriptionId: `sub_${orderId}`, sessionId: `cs_${orderId}`, customerId: `cus_${orderId}` };
    truths.set(orderId, { ...LIFE[1]!.truth, ...ids, ...changes });
    events += 1;
    const event = { ...lifeEvents(orderId)[1]!, id: `evt_funnel_${events}` };
    await product.deps.db.transaction((tx) => recordEvent(product.deps, tx, event));
    await processEvent(product.deps, { eventId: event.id });
  }
  const lastOrder = async () =>
    (await product.deps.db.select().from(schema.customers)).toSorted(
      (one, other) => +other.createdAt - +one.createdAt,
    )[0]!;
  const figures = async (query = 'days=365') =>
    bodyOf<FunnelFigures>(await product.asAdmin(`/api/admin/funnel?${query}`));
  const totals = async (source = 'pages') => (await figures(`days=365&source=${source}`)).totals;
  const sources = async () =>
    Object.fromEntries((await figures()).sources.map(({ source, counts }) => [source, counts]));

  test('counts the whole way from a service page to a client under that page', async () => {
    await scan('pipe.example', '/services/schema-markup');
    await see('pipe.example', 'results');
    await see('pipe.example', 'unlock');
    expect((await unlock('pipe.example', 'ada@pipe.example')).status).toBe(201);
    later(3 * DAY_MS);
    await order('pipe.example', 'ada@pipe.example');
    await happen((await lastOrder()).id);
    expect(await sources()).toEqual({
      '/services/schema-markup': { scan: 1, results: 1, unlock: 1, lead: 1, checkout: 1, client: 1 },
    });
    const { byDay, sources: named } = await figures('days=7');
    expect(named[0]!.name).toBe('Schema Markup');
    expect(byDay.at(-4)).toEqual({
      day: '2026-03-02',
      counts: { ...NONE, scan: 1, results: 1, unlock: 1, lead: 1 },
    });
    expect(byDay.at(-1)).toEqual({ day: '2026-03-05', counts: { ...NONE, checkout: 1, client: 1 } });
  });

  test('counts a second click, a reload and a second tab once, and a scan after ten minutes again', async () => {
    await Promise.all([scan('pipe.example'), scan('pipe.example'), scan('https://www.pipe.example/contact')]);
    await Promise.all([see('pipe.example', 'results'), see('pipe.example', 'results')]);
    await Promise.all([see('pipe.example', 'unlock'), see('pipe.example', 'unlock')]);
    await Promise.all([unlock('pipe.example', 'ada@pipe.example'), unlock('pipe.example', 'ada@pipe.example')]);
    await Promise.all([order('pipe.example', 'ada@pipe.example'), order('pipe.example', 'ada@pipe.example')]);
    await order('pipe.example', 'ada@pipe.example', 'growth');
    expect(await totals()).toEqual({ scan: 1, results: 1, unlock: 1, lead: 1, checkout: 1, client: 0 });
    const { id } = await lastOrder();
    await Promise.all([happen(id), happen(id), happen(id)]);
    expect(await totals()).toMatchObject({ client: 1 });
    await happen(id, { status: 'canceled', endsAt: product.clock.now() });
    await order('pipe.example', 'ada@pipe.example', 'basic');
    await happen((await product.deps.db.select().from(schema.customers)).find(({ planId }) => planId === 'basic')!.id);
    expect(await totals(), 'who comes back has begun another checkout').toMatchObject({ checkout: 2, client: 2 });
    later(9 * MINUTE_MS);
    await scan('pipe.example');
    expect(await totals()).toMatchObject({ scan: 1 });
    later(2 * MINUTE_MS);
    await scan('pipe.example');
    await see('pipe.example', 'results');
    expect(await totals()).toMatchObject({ scan: 2, results: 2, unlock: 1 });
  });

  test('does not count bots, agency staff, seeds or jobs', async () => {
    const admin = { 'User-Agent': BROWSER, Cookie: await product.adminCookie() };
    for (const headers of [{}, { 'User-Agent': GOOGLEBOT }, { 'User-Agent': 'curl/8.5.0' }, admin]) {
      await scan('pipe.example', '/', headers);
      await see('pipe.example', 'results', headers);
      await unlock('pipe.example', 'ada@pipe.example', headers);
      await order('pipe.example', 'ada@pipe.example', 'premium', headers);
    }
    await happen((await lastOrder()).id);
    await seedLeads(product.deps, 3);
    await product.runJobs();
    for (const path of ['/healthz', '/readyz', '/metrics']) await product.app.request(path);
    expect((await figures()).sources).toEqual([]);
  });

  test('never uses a visitor’s text as a source', async () => {
    const wild = [
      'https://evil.example/?email=ada@pipe.example',
      '/report/secret-token',
      '/nowhere',
      '/blog/a-post',
      '/',
    ];
    for (const [at, from] of wild.entries()) await scan(`site-${at}.example`, from);
    await scan('straight.example');
    await scan('long.example', 'x'.repeat(5000));
    await post('/api/scan', { website: 'number.example', from: 7 });
    expect(Object.keys(await sources()).sort()).toEqual(['/', '/blog', '/free-scan', 'other', 'report']);
    expect(JSON.stringify(await product.deps.db.select().from(schema.funnelCounts))).not.toMatch(/evil|secret|ada/);
  });

  test('counts no screen without a scan, and none a day after the scan', async () => {
    await see('pipe.example', 'unlock');
    await scan('pipe.example');
    later(DAY_MS + 1);
    await see('pipe.example', 'results');
    expect(await totals()).toEqual({ ...NONE, scan: 1 });
    expect(await deletePassedVisits(product.deps.db, product.clock.now())).toBe(1);
    for (const body of [{ website: 'pipe.example', step: 'client' }, { website: 7, step: 'results' }, {}]) {
      expect((await post('/api/funnel', body)).status).toBe(400);
    }
    expect((await see('not a site', 'results')).status).toBe(204);
  });

  test('a lead counts for the earlier screens, even if their notices were lost', async () => {
    await scan('pipe.example', '/');
    await unlock('pipe.example', 'ada@pipe.example');
    expect(await totals('/')).toEqual({ ...NONE, scan: 1, results: 1, unlock: 1, lead: 1 });
    await unlock('never-scanned.example', 'bo@pipe.example');
    expect(await totals('other')).toEqual({ ...NONE, lead: 1 });
  });

  test('an order without a scan comes from the pricing page, and one of an old lead from an unknown source', async () => {
    await order('new.example', 'new@new.example');
    const lead = leadRow({ email: 'old@old.example', emailNormalised: 'old@old.example', site: 'old.example' });
    await product.deps.db.insert(schema.leads).values({ ...lead, createdAt: product.clock.now() });
    await order('old.example', 'someone-else@old.example');
    const found = await sources();
    expect(found['/pricing']).toEqual({ ...NONE, checkout: 1 });
    expect(found.other).toEqual({ ...NONE, checkout: 1 });
  });

  test('contacts of a campaign are counted under it, also when they buy', async () => {
    product.scanner.answer = async (website) =>
      scanReport({
        website,
        ...(website.includes('down') ? { score: null, state: 'robots-refuses-us' as const } : {}),
      });
    const lines = [campaignLine('one.example.com'), campaignLine('down.example.com'), campaignLine('one.example.com')];
    const body = campaignForm(lines, { name: 'Spring' });
    const { id } = await bodyOf<{ id: string }>(
      await product.asAdmin('/api/admin/campaigns/upload', { method: 'POST', body }),
    );
    for (let round = 0; round < 4; round += 1) await product.runJobs();
    const rows = await product.deps.db.select().from(schema.campaignScans);
    const leads = await product.deps.db.select().from(schema.leads);
    const ended = rows.filter(({ status }) => status === 'completed' || status === 'failed');
    expect(ended).toHaveLength(3);
    const expected = {
      ...NONE,
      scan: ended.length,
      results: rows.filter(({ status }) => status === 'completed').length,
      lead: leads.length,
    };
    expect(await totals(`campaign:${id}`)).toEqual(expected);
    await product.asAdmin(`/api/admin/campaigns/${id}/retry`, { method: 'POST' });
    product.scanner.answer = async (website) => scanReport({ website });
    for (let round = 0; round < 4; round += 1) await product.runJobs();
    const [first] = leads;
    await order(first!.site, first!.email);
    await happen((await lastOrder()).id);
    const all = await product.deps.db.select().from(schema.leads);
    expect(await totals(`campaign:${id}`)).toEqual({
      ...NONE,
      scan: 3,
      results: 3,
      lead: all.length,
      checkout: 1,
      client: 1,
    });
    const { sources: named, totals: ofPages } = await figures();
    expect(named).toMatchObject([{ source: `campaign:${id}`, name: 'Spring' }]);
    expect(ofPages).toEqual(NONE);
    expect(await totals('campaigns')).toMatchObject({ client: 1 });
  });

  test('a day without steps is zero when the product ran, and unknown when it did not', async () => {
    later(2 * DAY_MS);
    await noteFunnelDay(product.deps);
    const { byDay, countedSince } = await figures('days=7');
    expect(countedSince).toBe('2026-03-02');
    expect(byDay.map(({ day, counts }) => [day, counts])).toEqual([
      ...['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'].map((day) => [day, null]),
      ['2026-03-02', NONE],
      ['2026-03-03', null],
      ['2026-03-04', NONE],
    ]);
  });

  test('days follow the agency’s time zone, not UTC', async () => {
    product.clock.time = new Date('2026-03-08T04:59:00Z');
    await scan('before-midnight.example');
    product.clock.time = new Date('2026-03-09T03:59:00Z');
    await scan('after-the-clock-change.example');
    product.clock.time = new Date('2026-03-09T04:01:00Z');
    await scan('next-day.example');
    const { byDay } = await figures('days=7');
    const scans = Object.fromEntries(byDay.map(({ day, counts }) => [day, counts?.scan]));
    expect(scans).toMatchObject({ '2026-03-07': 1, '2026-03-08': 1, '2026-03-09': 1 });
  });

  test('the file has a line per day and source, and no numbers for days without counting', async () => {
    await scan('pipe.example', '/');
    await scan('other.example');
    const answer = await product.asAdmin('/api/admin/funnel/export.csv?days=7');
    expect(answer.headers.get('Content-Disposition')).toContain('named-first-funnel-2026-03-02.csv');
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toHaveLength(1 + 6 + 2);
    expect(lines[0]).toBe('Day,Source,Name,Scan started,Results seen,Unlock opened,Lead,Checkout started,Client');
    expect(lines[1]).toBe('2026-02-24,,,,,,,,');
    expect(lines.slice(-2)).toEqual([
      '2026-03-02,/,Home,1,0,0,0,0,0',
      '2026-03-02,/free-scan,Free AI Scan,1,0,0,0,0,0',
    ]);
  });

  const walk = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('scan' as const), site: fc.nat(3), from: fc.nat(2), who: fc.nat(5) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('see' as const), site: fc.nat(3), unlock: fc.boolean() }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('unlock' as const), site: fc.nat(3), person: fc.nat(2), who: fc.nat(5) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('order' as const), site: fc.nat(3), person: fc.nat(2), plan: fc.nat(3) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), pick: fc.nat(9) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 9, 11, 300, 1500, 4000) }),
    },
  );

  test('random walks: the figures agree with the rows, and with what was done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(walk, { minLength: 10, maxLength: 40 }), async (steps) => {
        await clear();
        const gone = { leads: 0 };
        const { db } = product.deps;
        const headersOf = (who: number) => ({ 'User-Agent': who === 0 ? GOOGLEBOT : BROWSER });
        const countLeads = async () =>
          (await db.select({ id: schema.leads.id }).from(schema.leads).where(isNotNull(schema.leads.source))).length;
        for (const step of steps) {
          const site = 'site' in step ? `site-${step.site}.example` : '';
          const email = 'person' in step ? `person-${step.person}@example.com` : '';
          if (step.do === 'scan') await scan(site, [undefined, '/', '/pricing'][step.from], headersOf(step.who));
          if (step.do === 'see') await see(site, step.unlock ? 'unlock' : 'results');
          if (step.do === 'unlock') await unlock(site, email, headersOf(step.who));
          if (step.do === 'order') await order(site, email, PLANS[step.plan]!.id);
          if (step.do === 'wait') later(step.minutes * MINUTE_MS);
          if (step.do === 'pay') {
            const waiting = (await db.select().from(schema.customers)).find(({ paidAt }) => paidAt === null);
            if (waiting) await happen(waiting.id);
          }
          if (step.do === 'erase') {
            const [lead] = (await db.select().from(schema.leads)).slice(step.pick);
            if (!lead) continue;
            const counts = await totals();
            const held = await countLeads();
            await erasePerson(product.deps, lead.id);
            gone.leads += held - (await countLeads());
            expect(await totals(), 'erasing a person changes no count').toEqual(counts);
          }
        }
        const sums = await totals();
        const { byDay, sources: bySource } = await figures();
        const add = (rows: (FunnelCounts | null)[]) =>
          rows.reduce<FunnelCounts>(
            (sum, row) =>
              Object.fromEntries(FUNNEL_STEPS.map((one) => [one, sum[one] + (row?.[one] ?? 0)])) as FunnelCounts,
            NONE,
          );
        expect(add(byDay.map(({ counts }) => counts))).toEqual(sums);
        expect(add(bySource.map(({ counts }) => counts))).toEqual(sums);
        expect(sums.lead, 'leads').toBe((await countLeads()) + gone.leads);
        const chains = await db
          .select({ id: schema.clientEvents.id })
          .from(schema.clientEvents)
          .where(sql`${schema.clientEvents.kind} in ('started', 'returned')`);
        expect(sums.client, 'clients').toBe(chains.length);
        const paid = await db
          .select()
          .from(schema.customers)
          .where(and(isNotNull(schema.customers.source), isNotNull(schema.customers.paidAt)));
        expect(paid.length).toBeGreaterThanOrEqual(sums.client);
        for (const { source, counts } of bySource) {
          expect(counts.results, source).toBeLessThanOrEqual(counts.scan);
          expect(counts.unlock, source).toBeLessThanOrEqual(counts.results);
        }
      }),
      { numRuns: times({ usual: 20, thorough: 300 }) },
    );
  }, 600_000);

  test('a process that dies before the commit of a lead has counted none of it', async () => {
    await scan('pipe.example', '/');
    const dying = {
      ...product.deps,
      jobs: {
        ...product.deps.jobs,
        enqueue: async () => {
          throw new Error('killed');
        },
      },
    };
    const input = {
      website: 'pipe.example',
      name: 'Ada',
      businessName: 'Pipe',
      email: 'a@pipe.example',
      phone: '6145550100',
    };
    await expect(captureLead(dying, input, { isCounted: true })).rejects.toThrow('killed');
    expect(await totals()).toEqual({ ...NONE, scan: 1 });
    const visits = await product.deps.db
      .select()
      .from(schema.funnelVisits)
      .where(eq(schema.funnelVisits.site, 'pipe.example'));
    expect(visits).toMatchObject([{ sawResults: false, openedUnlock: false }]);
  });
});
