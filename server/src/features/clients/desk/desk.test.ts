import {
  type ApiError,
  type BillingPlan,
  CLIENT_SORTS,
  type ClientDetail,
  type ClientItem,
  type ClientPage,
  type MailData,
  type Monday,
} from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRow, leadRow, outboundMailRow, scanRow } from '../../../../test/factories.ts';
import { orderForm } from '../../../../test/open-test-checkout.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pathOf = (url: string) => `/api${new URL(url).pathname}`;

describeOnEachDatabase('the desk for clients', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [schema.customers, schema.clients, schema.outboundMails, schema.scans, schema.leads]) {
      await db.delete(table);
    }
    product.clock.time = new Date('2026-03-02T15:00:00Z');
  });
  afterAll(() => product.close());

  /** Buys in the demo checkout and returns the client and the link to their billing page. */
  async function bought(overrides: Record<string, unknown> = {}, payment: Record<string, unknown> = {}) {
    const ordered = await product.post('/api/create-subscription', orderForm(overrides));
    const checkout = pathOf((await bodyOf<{ url: string }>(ordered)).url);
    const paid = await product.post(checkout, { action: 'pay', cardNumber: '4242 4242 4242 4242', ...payment });
    expect(paid.status).toBe(200);
    await product.runJobs();
    const [client] = await product.deps.db.select().from(schema.clients);
    const mails = await product.deps.db.select().from(schema.outboundMails);
    const welcome = mails.find(({ kind }) => kind === 'customer-welcome')!;
    return { id: client!.id, billing: pathOf((welcome.data as MailData['customer-welcome']).billingUrl) };
  }

  const ask = (method: string, path: string, body?: unknown) =>
    product.asAdmin(`/api/admin/clients${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const detail = async (id: string) => bodyOf<ClientDetail>(await ask('GET', `/${id}`));
  async function changed(method: string, path: string, body?: unknown): Promise<ClientDetail> {
    const answer = await ask(method, path, body);
    expect(answer.status, JSON.stringify(await answer.clone().json())).toBe(200);
    return bodyOf<ClientDetail>(answer);
  }
  async function refused(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await ask(method, path, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    return (await bodyOf<ApiError>(answer)).message;
  }
  const mailsOf = async (kind: string) =>
    (await product.deps.db.select().from(schema.outboundMails)).filter((mail) => mail.kind === kind);

  test('shows a client from the demo checkout with contact, task, work, order, mails, lead and score', async () => {
    await product.deps.db.insert(schema.leads).values(leadRow({ site: 'pipe.example' }));
    const { id } = await bought();
    await product.runJobs();
    const { client, ...rest } = await detail(id);
    expect(client).toMatchObject({
      ...{ businessName: 'Pipe & Daughters', planId: 'premium', state: 'onboarding', isDemo: true },
      ...{ score: 62, baselineScore: 62, change: 0, website: 'https://pipe.example/' },
    });
    expect(rest.contacts).toMatchObject([{ email: 'ada@pipe.example', approves: true }]);
    expect(rest.tasks).toMatchObject([{ kind: 'welcome-call', doneAt: null }]);
    expect(rest.history.map(({ title }) => title)).toEqual([
      'First scan: 62 out of 100',
      'Became a client with the Premium plan',
    ]);
    expect(rest.work.find(({ workId }) => workId === 'community-posts')).toMatchObject({
      ...{ title: 'Reddit and Quora posts', period: '2026-03', promised: 10, open: 10, late: 0, needsApproval: true },
    });
    expect(rest.standing).toEqual([
      { workId: 'priority-support', title: 'Priority support' },
      { workId: 'dashboard', title: 'Analytics dashboard' },
    ]);
    expect(rest.orders).toMatchObject([{ planId: 'premium', status: 'active', paid: true }]);
    expect(rest.mails.map(({ kind }) => kind).sort()).toEqual(['customer-welcome', 'new-customer']);
    expect(rest.leads).toHaveLength(1);
    expect(rest.scores).toMatchObject([{ score: 62 }]);
    expect(client.workOpen).toBe(rest.work.reduce((sum, { open }) => sum + open, 0));
  });

  test('accepts the discount code in the demo checkout like Stripe, and records who used it', async () => {
    const ordered = await product.post('/api/create-subscription', orderForm());
    const checkout = pathOf((await bodyOf<{ url: string }>(ordered)).url);
    const wrong = await product.post(checkout, { action: 'pay', cardNumber: '4242424242424242', discountCode: 'FREE' });
    expect([wrong.status, (await bodyOf<ApiError>(wrong)).message]).toEqual([400, 'This code is not valid']);
    const { id } = await bought({}, { discountCode: ' namedfirst20 ' });
    const { client, history } = await detail(id);
    expect(client.discountCode).toBe('NAMEDFIRST20');
    expect(history.map(({ title }) => title)).toContain('Used the discount code NAMEDFIRST20');
  });

  test('changes the account manager and records it; a client is set up once', async () => {
    const { id } = await bought();
    await changed('PATCH', `/${id}`, { accountManager: 'Claire Novak' });
    const { client, history, tasks } = await changed('PATCH', `/${id}`, { onboarded: true });
    expect(client).toMatchObject({ accountManager: 'Claire Novak', state: 'active' });
    await changed('PATCH', `/${id}`, { onboarded: true, accountManager: 'Claire Novak' });
    expect(history[0]!.title).toBe('Set up: the work has begun');
    expect((await detail(id)).history).toHaveLength(history.length);
    expect(tasks).toMatchObject([{ kind: 'welcome-call', doneAt: product.clock.now().toISOString() }]);
  });

  test('moves months and due dates with the time zone, and refuses an unknown one', async () => {
    const { id } = await bought();
    product.clock.time = new Date('2026-04-01T02:00:00Z');
    const { client, work } = await changed('PATCH', `/${id}`, { timeZone: 'Pacific/Kiritimati' });
    expect(client.timeZone).toBe('Pacific/Kiritimati');
    expect(work.filter(({ workId }) => workId === 'blog-posts').map(({ period }) => period)).toEqual(['2026-04']);
    expect(work.find(({ workId }) => workId === 'blog-posts')!.dueAt).toBe('2026-04-30T10:00:00.000Z');
    expect(await refused('PATCH', `/${id}`, { timeZone: 'Mars/Olympus' })).toBe('Please choose a time zone');
  });

  test('identifies contacts by their address, each stored once', async () => {
    const { id } = await bought();
    const [first] = (await detail(id)).contacts;
    const ada = { name: 'Ada P.', email: 'ADA@pipe.example', getsReports: false, getsAlerts: true, approves: true };
    const bob = { name: 'Bob', email: 'bob@pipe.example', getsReports: true, getsAlerts: false, approves: false };
    const { contacts } = await changed('PUT', `/${id}/contacts`, { contacts: [ada, bob] });
    expect(contacts.map(({ name }) => name)).toEqual(['Ada P.', 'Bob']);
    expect(contacts[0]!.id).toBe(first!.id);
    expect((await changed('PUT', `/${id}/contacts`, { contacts: [bob] })).contacts).toMatchObject([{ name: 'Bob' }]);
    const twice = await refused('PUT', `/${id}/contacts`, { contacts: [bob, { ...ada, email: 'Bob@pipe.example' }] });
    expect(twice).toBe('Each address can be there only once');
  });

  test('stores notes and conversations, and a conversation is the last contact', async () => {
    const { id } = await bought();
    expect(
      (await changed('POST', `/${id}/history`, { kind: 'note', text: 'Likes tea' })).client.lastContactAt,
    ).toBeNull();
    const { client, history } = await changed('POST', `/${id}/history`, {
      kind: 'contact',
      text: 'Called: wants photos',
    });
    expect(client.lastContactAt).toBe(product.clock.now().toISOString());
    expect(history.slice(0, 2).map(({ event }) => event)).toEqual([
      { kind: 'contact', text: 'Called: wants photos' },
      { kind: 'note', text: 'Likes tea' },
    ]);
  });

  test('keeps tasks until they are done, and completes each once', async () => {
    const { id } = await bought();
    const { tasks } = await changed('POST', `/${id}/tasks`, { title: 'Send photos', dueAt: '2026-03-05T15:00:00Z' });
    const own = tasks.find(({ kind }) => kind === 'other')!;
    expect((await changed('POST', `/${id}/tasks/${own.id}/done`)).tasks.at(-1)).toMatchObject({ title: 'Send photos' });
    expect(await refused('POST', `/${id}/tasks/${own.id}/done`)).toBe('This task is not open any more.');
  });

  test('records work with its proof, approval or reason, never more than is open, and undoes it', async () => {
    const { id } = await bought();
    const rowOf = ({ work }: ClientDetail) => work.find(({ workId }) => workId === 'community-posts')!;
    const path = `/${id}/work/${rowOf(await detail(id)).id}`;
    const done = { kind: 'done', count: 3, evidence: 'https://reddit.com/r/plumbing/1', approvedBy: 'Ada' };
    for (const [body, message] of [
      [{ ...done, count: 11 }, 'Only 10 of this are open'],
      [{ ...done, evidence: null }, 'Please give the address of the work'],
      [{ ...done, evidence: 'javascript:alert(1)' }, 'Please give the address of the work'],
      [{ ...done, approvedBy: ' ' }, 'Please say who approved it'],
      [{ kind: 'skipped', count: 1 }, 'Please give the reason'],
      [{ ...done, count: 0 }, 'count must be at least 1'],
    ] as const) {
      expect(await refused('POST', path, body)).toBe(message);
    }
    const after = rowOf(await changed('POST', path, done));
    expect(after).toMatchObject({ done: 3, open: 7, entries: [{ kind: 'done', count: 3, approvedBy: 'Ada' }] });
    const skipped = rowOf(await changed('POST', path, { kind: 'skipped', count: 2, note: 'The forum is closed' }));
    expect(skipped).toMatchObject({ done: 3, skipped: 2, open: 5 });
    const carried = rowOf(await changed('POST', path, { kind: 'carried', count: 5, note: 'Waiting for photos' }));
    expect(carried).toMatchObject({ carriedOut: 5, open: 0 });
    const back = rowOf(await changed('DELETE', `/${id}/work/entries/${after.entries[0]!.id}`));
    expect(back).toMatchObject({ done: 0, open: 3 });
    expect(await refused('DELETE', `/${id}/work/entries/${after.entries[0]!.id}`)).toBe(
      'This entry is not there any more.',
    );
    product.clock.time = new Date('2026-04-02T15:00:00Z');
    await product.handlers['refresh-clients']({}, new AbortController().signal);
    expect(await refused('POST', path, done)).toBe('This month is over');
    const months = await detail(id);
    expect(rowOf({ ...months, work: months.work.filter(({ period }) => period === '2026-04') })).toMatchObject({
      ...{ promised: 10, carriedIn: 8, open: 18, late: 8 },
    });
  });

  test('handles one refund: requested in time on the billing page, mailed to both, a task until it is done', async () => {
    const { id, billing } = await bought();
    const plan = async () => bodyOf<BillingPlan>(await product.app.request(`${billing}/plan`));
    expect((await plan()).guarantee).toEqual({
      ...{ until: '2026-04-01T15:00:00.000Z', canAsk: true, askedAt: null, refundedAt: null },
    });
    for (let times = 0; times < 2; times += 1) {
      const answer = await product.post(`${billing}/refund`, { reason: 'Closing down' });
      expect((await bodyOf<BillingPlan>(answer)).guarantee.canAsk).toBe(false);
    }
    expect([await mailsOf('client-change'), await mailsOf('plan-change')]).toMatchObject([[{}], [{}]]);
    const { client, tasks } = await detail(id);
    expect(client).toMatchObject({ refundReason: 'Closing down', refundAskedAt: '2026-03-02T15:00:00.000Z' });
    expect(tasks.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind)).toContain('refund');
    for (let times = 0; times < 2; times += 1) await changed('POST', `/${id}/refund-made`, { cents: 49_900 });
    const after = await detail(id);
    expect(after.history[0]!.title).toBe('Got $499 back');
    expect(after.tasks.find(({ kind }) => kind === 'refund')!.doneAt).not.toBeNull();
    expect(await mailsOf('plan-change')).toHaveLength(2);
  });

  test('refuses a refund request after 30 days, and invalid links', async () => {
    const { billing } = await bought();
    product.clock.time = new Date('2026-04-01T15:00:00.001Z');
    const late = await product.post(`${billing}/refund`, {});
    expect([late.status, (await bodyOf<ApiError>(late)).message]).toEqual([
      409,
      'The 30 days of the money-back guarantee are over. Please contact us about your plan.',
    ]);
    for (const path of ['/api/billing/x/plan', `${billing}A/plan`])
      expect((await product.app.request(path)).status).toBe(404);
    expect((await product.post('/api/billing/x/refund', {})).status).toBe(404);
  });

  test('asks for a website that could not be read, takes the answer once, and scans it', async () => {
    const { id, billing } = await bought({ websiteDomain: 'my web page' });
    const refusedAnswer = await product.post(`${billing}/website`, { website: 'still no page' });
    expect(refusedAnswer.status).toBe(400);
    const plan = await bodyOf<BillingPlan>(await product.post(`${billing}/website`, { website: 'www.pipe.example' }));
    expect(plan.website).toBe('https://www.pipe.example/');
    await product.post(`${billing}/website`, { website: 'other.example' });
    await product.runJobs();
    const { client, tasks } = await detail(id);
    expect(client).toMatchObject({ website: 'https://www.pipe.example/', baselineState: 'scanned', baselineScore: 62 });
    expect(tasks.find(({ kind }) => kind === 'website')!.doneAt).not.toBeNull();
  });

  test('follows upgrade, planned downgrade, cancellation and end of a demo subscription by its billing page', async () => {
    const { id, billing } = await bought();
    const portal = pathOf((await bodyOf<{ url: string }>(await product.app.request(billing))).url);
    const change = async (body: object) => {
      product.clock.time = new Date(product.clock.time.getTime() + 1000);
      expect((await product.post(portal, body)).status).toBe(204);
      await product.runJobs();
    };
    await change({ action: 'change', planId: 'ultimate' });
    await change({ action: 'change', planId: 'basic' });
    expect((await detail(id)).client).toMatchObject({
      planId: 'ultimate',
      nextPlanId: 'basic',
      nextPlanAt: '2026-04-02T15:00:00.000Z',
    });
    await change({ action: 'cancel' });
    expect((await detail(id)).client).toMatchObject({
      state: 'ending',
      endsAt: '2026-04-02T15:00:00.000Z',
      nextPlanId: null,
    });
    expect(await mailsOf('plan-change')).toHaveLength(3);
    product.clock.time = new Date('2026-04-02T15:00:01Z');
    await product.handlers['reconcile-payments']({}, new AbortController().signal);
    await product.runJobs();
    const { client, history } = await detail(id);
    expect(client).toMatchObject({ state: 'ended', endsAt: '2026-04-02T15:00:00.000Z' });
    expect(history[0]!.title).toBe('The plan ended on April 2, 2026');
  });

  async function fillList() {
    const { db, clock } = product.deps;
    const now = clock.now().getTime();
    const made = await db
      .insert(schema.clients)
      .values(
        Array.from({ length: 23 }, (_, at) =>
          clientRow({
            businessName: `Client ${String.fromCharCode(97 + ((at * 7) % 23))}`,
            site: `site${at}.example`,
            planId: (['basic', 'growth', 'premium', 'ultimate'] as const)[at % 4]!,
            state: (['onboarding', 'active', 'past_due', 'ending', 'ended'] as const)[at % 5]!,
            baselineScore: at % 3 === 0 ? null : at,
            endsAt: at % 5 >= 3 ? new Date(now + at * DAY_MS) : null,
            lastContactAt: at % 4 === 0 ? null : new Date(now - at * DAY_MS),
            startedAt: new Date(now - (at % 6) * DAY_MS),
          }),
        ),
      )
      .returning();
    await db
      .insert(schema.scans)
      .values(
        made.flatMap(({ site }, at) =>
          at % 2 === 0
            ? [
                scanRow({ site: site!, score: 10 + at }),
                scanRow({ site: site!, score: 99, createdAt: new Date(now - 9 * DAY_MS) }),
              ]
            : [],
        ),
      );
    await db.insert(schema.deliverables).values(
      made.map(({ id }, at) => ({
        ...{ clientId: id, workId: 'blog-posts', period: '2026-03', promised: at, carriedIn: at % 3 },
        dueAt: new Date(now + (at % 2 === 0 ? -DAY_MS : DAY_MS)),
      })),
    );
    return made;
  }

  test.each(CLIENT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
    'lists clients by %s %s, page by page, each once, those without a value last',
    async (sort, order) => {
      await fillList();
      const seen: ClientItem[] = [];
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams({ sort, order, limit: '5', ...(cursor ? { cursor } : {}) });
        const page: ClientPage = await bodyOf<ClientPage>(await ask('GET', `?${query}`));
        expect(page.total).toBe(23);
        seen.push(...page.clients);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
      const keyOf = (item: ClientItem) => {
        if (sort === 'plan') return ['basic', 'growth', 'premium', 'ultimate'].indexOf(item.planId);
        if (sort === 'state') return ['onboarding', 'active', 'past_due', 'ending', 'ended'].indexOf(item.state);
        return item[sort];
      };
      const keys = seen.map(keyOf);
      const filled = keys.filter((key) => key !== null);
      const sorted = filled.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(keys).toEqual([
        ...(order === 'asc' ? sorted : sorted.toReversed()),
        ...keys.filter((key) => key === null),
      ]);
    },
  );

  test('searches and filters clients, and refuses a cursor of another order', async () => {
    await fillList();
    const page = async (query: string) => bodyOf<ClientPage>(await ask('GET', `?${query}`));
    expect((await page('q=CLIENT%20a')).clients.map(({ businessName }) => businessName)).toEqual(['Client a']);
    expect((await page('q=%25')).total).toBe(0);
    expect(
      (await page('state=ended&plan=basic')).clients.every(
        ({ planId, state }) => planId === 'basic' && state === 'ended',
      ),
    ).toBe(true);
    const { nextCursor } = await page('limit=2&sort=plan&order=asc');
    expect((await ask('GET', `?sort=score&order=asc&cursor=${nextCursor}`)).status).toBe(400);
    expect((await ask('GET', '?sort=email')).status).toBe(400);
  });

  test('lists on Monday what broke, what is due, who is new, who is ending, and the revenue of the month', async () => {
    const { db } = product.deps;
    const now = product.clock.time;
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const [due, ending, old] = await db
      .insert(schema.clients)
      .values([
        clientRow({ businessName: 'Due', state: 'past_due', pastDueSince: at(-1), planId: 'growth' }),
        clientRow({ businessName: 'Ending', state: 'ending', endsAt: at(9), planId: 'basic' }),
        clientRow({ businessName: 'Old', planId: 'ultimate', email: 'old@example.com' }),
        clientRow({ businessName: 'Demo', isDemo: true }),
        clientRow({ businessName: 'Ended', state: 'ended', endsAt: at(-2) }),
        clientRow({
          businessName: 'Long ended',
          state: 'ended',
          endsAt: at(-20),
          refundAskedAt: at(-30),
          refundedAt: at(-29),
        }),
      ])
      .returning();
    await db.insert(schema.clientEvents).values([
      { clientId: due!.id, kind: 'started', event: { kind: 'started', planId: 'growth' }, createdAt: at(-1) },
      { clientId: old!.id, kind: 'started', event: { kind: 'started', planId: 'ultimate' }, createdAt: at(-40) },
    ]);
    await db.insert(schema.clientTasks).values([
      { clientId: old!.id, kind: 'other', title: 'Call back', dueAt: at(3) },
      { clientId: old!.id, kind: 'other', title: 'Later', dueAt: at(30) },
    ]);
    await db.insert(schema.deliverables).values([
      { clientId: ending!.id, workId: 'directories', period: 'once', promised: 50, done: 47, dueAt: at(-1) },
      { clientId: old!.id, workId: 'blog-posts', period: '2026-03', promised: 4, carriedIn: 1, dueAt: at(29) },
    ]);
    await db
      .insert(schema.outboundMails)
      .values(outboundMailRow({ status: 'failed', recipient: 'Old@example.com', createdAt: at(-3) }));
    const answer = await bodyOf<Monday>(await ask('GET', '/monday'));
    const texts = (list: Monday['broke']) => list.items.map(({ businessName, text }) => `${businessName}: ${text}`);
    expect(texts(answer.broke)).toEqual(['Due: A payment is open', 'Old: A mail did not arrive']);
    expect(texts(answer.due)).toEqual([
      'Ending: Directory submissions: 3 open, 3 late',
      'Old: Call back',
      'Old: AI-optimized blog posts: 5 open, 1 late',
    ]);
    expect(texts(answer.fresh)).toEqual(['Due: New']);
    expect(texts(answer.ending)).toEqual(['Ended: Ended', 'Ending: Ends']);
    expect(answer.month).toEqual({
      ...{ clients: 4, monthlyRevenue: 299 + 99 + 899, started: 1, ended: 0 },
      atRisk: { clients: 2, monthlyRevenue: 299 + 99 },
    });
    expect(answer.due.total).toBe(3);
  });

  test('answers 404 for an unknown client', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await ask('GET', `/${nobody}`)).status).toBe(404);
    expect((await ask('PATCH', `/${nobody}`, { accountManager: 'Claire' })).status).toBe(404);
    expect(
      await product.deps.db.select().from(schema.clientEvents).where(eq(schema.clientEvents.clientId, nobody)),
    ).toEqual([]);
  });
});
