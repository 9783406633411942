import {
  type AdminReportView,
  type ApiError,
  DESK_SORTS,
  type DeskLead,
  type DeskPage,
  LEAD_STAGES,
  type LeadDetail,
  type MailData,
} from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  campaignRow,
  campaignScanRow,
  clientRow,
  contactRow,
  customerRow,
  leadRow,
  scanReport,
  scanRow,
} from '../../../../test/factories.ts';
import { orderForm } from '../../../../test/open-test-checkout.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';
import { reportText } from '../../scans/report-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pathOf = (url: string) => `/api${new URL(url).pathname}`;

describeOnEachDatabase('the sales desk', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [schema.customers, schema.leads, schema.clients, schema.contacts, schema.bulkCampaigns]) {
      await db.delete(table);
    }
    await db.delete(schema.scans);
    product.clock.time = new Date('2026-03-02T15:00:00Z');
  });
  afterAll(() => product.close());

  const insert = (...rows: Parameters<typeof leadRow>[0][]) =>
    product.deps.db
      .insert(schema.leads)
      .values(rows.map((row) => leadRow(row)))
      .returning();
  const ask = (method: string, path: string, body?: unknown) =>
    product.asAdmin(`/api/admin${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const detail = async (id: string) => bodyOf<LeadDetail>(await ask('GET', `/leads/${id}`));
  const desk = async (query: Record<string, string> = {}) =>
    bodyOf<DeskPage>(await ask('GET', `/desk?${new URLSearchParams(query)}`));
  const namesOf = async (query: Record<string, string>) => (await desk(query)).leads.map(({ name }) => name);
  async function changed(method: string, path: string, body: unknown): Promise<LeadDetail> {
    const answer = await ask(method, path, body);
    expect(answer.status, JSON.stringify(await answer.clone().json())).toBe(200);
    return bodyOf<LeadDetail>(answer);
  }
  async function refused(method: string, path: string, body: unknown): Promise<[number, string]> {
    const answer = await ask(method, path, body);
    return [answer.status, (await bodyOf<ApiError>(answer)).message];
  }

  test('records every change of a stage or a planned call and each note, and no change twice', async () => {
    const [{ id } = { id: '' }] = await insert({});
    await changed('PATCH', `/leads/${id}`, { stage: 'called', nextCallAt: '2026-03-05T09:30:00.000Z' });
    product.clock.time = new Date('2026-03-03T15:00:00Z');
    await changed('PATCH', `/leads/${id}`, { stage: 'called', nextCallAt: '2026-03-05T09:30:00Z' });
    await changed('POST', `/leads/${id}/notes`, { text: '  Wants a price \n for two sites ' });
    product.clock.time = new Date('2026-03-04T15:00:00Z');
    await changed('PATCH', `/leads/${id}`, { stage: 'lost', lostReason: 'Has an agency', nextCallAt: null });
    const { desk: lost } = await detail(id);
    expect(lost).toMatchObject({ stage: 'lost', lostReason: 'Has an agency', nextCallAt: null, client: null });
    expect(lost.history.map(({ event }) => event).toSorted(byText)).toEqual(
      [
        { kind: 'stage', from: 'new', to: 'called', reason: null, by: 'agency' },
        { kind: 'next-call', at: '2026-03-05T09:30:00.000Z' },
        { kind: 'note', text: 'Wants a price \n for two sites' },
        { kind: 'stage', from: 'called', to: 'lost', reason: 'Has an agency', by: 'agency' },
        { kind: 'next-call', at: null },
      ].toSorted(byText),
    );
    expect((await changed('PATCH', `/leads/${id}`, { stage: 'meeting' })).desk.lostReason).toBeNull();
  });

  const sortKey = (event: object) => JSON.stringify(Object.entries(event).toSorted());
  const byText = (one: object, other: object) => sortKey(one).localeCompare(sortKey(other));

  test('refuses a loss without a reason, an empty note, an invalid day, and an unknown lead', async () => {
    const [{ id } = { id: '' }] = await insert({});
    expect(await refused('PATCH', `/leads/${id}`, { stage: 'lost', lostReason: ' ' })).toEqual([
      400,
      'Please say why the lead is lost',
    ]);
    expect((await refused('PATCH', `/leads/${id}`, { stage: 'sold' }))[0]).toBe(400);
    expect((await refused('PATCH', `/leads/${id}`, { nextCallAt: 'tomorrow' }))[1]).toBe(
      'Please choose a day and time',
    );
    expect((await refused('POST', `/leads/${id}/notes`, { text: ' ' }))[1]).toBe('Please write the note');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await refused('PATCH', `/leads/${nobody}`, { stage: 'called' }))[0]).toBe(404);
    expect((await refused('POST', `/leads/${nobody}/notes`, { text: 'Hello' }))[0]).toBe(404);
    expect((await product.app.request('/api/admin/desk')).status).toBe(401);
  });

  async function fillDesk() {
    const now = product.clock.time.getTime();
    return insert(
      ...Array.from({ length: 23 }, (_, at) => ({
        ...{
          name: `Lead ${at}`,
          site: `site${at}.example`,
          email: `l${at}@x.example`,
          emailNormalised: `l${at}@x.example`,
        },
        createdAt: new Date(now - (at % 9) * DAY_MS),
        stage: LEAD_STAGES[at % 6]!,
        nextCallAt: at % 3 === 0 ? null : new Date(now + ((at % 7) - 3) * DAY_MS),
        reportReads: at % 5,
        reportReadAt: at % 5 === 0 ? null : new Date(now - (at % 4) * DAY_MS),
        aiVisibilityScore: at % 4 === 0 ? null : at * 3,
      })),
    );
  }

  test.each(DESK_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
    'lists leads by %s %s, page by page, each once',
    async (sort, order) => {
      await fillDesk();
      const seen: DeskLead[] = [];
      let cursor: string | null = null;
      do {
        const page: DeskPage = await desk({ sort, order, limit: '5', ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(23);
        seen.push(...page.leads);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
      const last = order === 'asc' ? 1000 : -1;
      const keyOf = (lead: DeskLead): number => {
        if (sort === 'stage') return LEAD_STAGES.indexOf(lead.stage);
        if (sort === 'reads') return lead.reads;
        if (sort === 'aiVisibilityScore') return lead.aiVisibilityScore ?? last;
        if (sort === 'nextCallAt') return Date.parse(lead.nextCallAt ?? '9999-01-01');
        return Date.parse(lead[sort] ?? '1970-01-01');
      };
      const keys = seen.map(keyOf);
      const sorted = keys.toSorted((one, other) => one - other);
      expect(keys).toEqual(order === 'asc' ? sorted : sorted.toReversed());
    },
  );

  test('filters by stage, due calls, clients and words, and refuses a cursor of another order', async () => {
    const made = await fillDesk();
    const [client] = await product.deps.db
      .insert(schema.clients)
      .values(clientRow({ site: 'site3.example' }))
      .returning();
    await product.deps.db.update(schema.leads).set({ clientId: client!.id }).where(eq(schema.leads.id, made[3]!.id));
    expect((await desk()).total).toBe(22);
    expect((await desk({ who: 'all' })).total).toBe(23);
    expect(await desk({ who: 'clients' })).toMatchObject({
      total: 1,
      leads: [{ name: 'Lead 3', client: { id: client!.id, state: client!.state } }],
    });
    expect((await namesOf({ stage: 'meeting', who: 'all' })).toSorted()).toEqual([
      'Lead 14',
      'Lead 2',
      'Lead 20',
      'Lead 8',
    ]);
    const due = await desk({ calls: 'due', sort: 'nextCallAt', order: 'asc' });
    expect(due.total).toBeGreaterThan(2);
    expect(due.leads.every(({ nextCallAt }) => Date.parse(nextCallAt!) <= product.clock.time.getTime())).toBe(true);
    expect(await namesOf({ q: 'lead 17' })).toEqual(['Lead 17']);
    expect(await namesOf({ q: 'lead 3' })).toEqual([]);
    expect(await namesOf({ q: 'lead 3', who: 'all' })).toEqual(['Lead 3']);
    const { nextCursor } = await desk({ limit: '2', sort: 'reads' });
    expect((await ask('GET', `/desk?sort=stage&cursor=${nextCursor}`)).status).toBe(400);
    expect((await ask('GET', '/desk?sort=email')).status).toBe(400);
  });

  test('shows the newest note and how many visits the report had', async () => {
    const [lead] = await insert({ reportData: reportText(scanReport()) });
    for (const text of ['First', 'Second']) {
      await changed('POST', `/leads/${lead!.id}/notes`, { text });
      product.clock.time = new Date(product.clock.time.getTime() + 1000);
    }
    const read = () => product.post(`/api/reports/${lead!.reportToken}/opened`, {});
    await read();
    await read();
    product.clock.time = new Date('2026-03-03T15:00:00Z');
    await read();
    const [shown] = (await desk()).leads;
    expect(shown).toMatchObject({ reads: 2, lastReadAt: '2026-03-03T15:00:00.000Z', lastNote: { text: 'Second' } });
  });

  /** Buys a plan in the demo checkout. */
  async function buy(overrides: Record<string, unknown> = {}) {
    const ordered = await product.post('/api/create-subscription', orderForm(overrides));
    const checkout = pathOf((await bodyOf<{ url: string }>(ordered)).url);
    const paid = await product.post(checkout, { action: 'pay', cardNumber: '4242 4242 4242 4242' });
    expect(paid.status).toBe(200);
    await product.runJobs();
    const [client] = await product.deps.db.select().from(schema.clients);
    return client!;
  }

  test('an order wins the leads of its website, links the buyer’s other leads, and changes no others', async () => {
    const buyer = orderForm({}) as { businessEmail: string; websiteDomain: string };
    const email = buyer.businessEmail.toLowerCase();
    const [own, colleague, elsewhere, stranger] = await insert(
      { site: 'pipe.example', email, emailNormalised: email, stage: 'lost', lostReason: 'Silent' },
      { site: 'pipe.example', email: 'bo@x.example', emailNormalised: 'bo@x.example', stage: 'called' },
      { site: 'other.example', email, emailNormalised: email },
      { site: 'far.example', email: 'cy@x.example', emailNormalised: 'cy@x.example' },
    );
    const client = await buy({ websiteDomain: 'https://www.Pipe.example/contact' });
    const stages = await product.deps.db.select().from(schema.leads);
    const of = (id: string) => stages.find((lead) => lead.id === id)!;
    expect(of(own!.id)).toMatchObject({ stage: 'won', lostReason: null, clientId: client.id });
    expect(of(colleague!.id)).toMatchObject({ stage: 'won', clientId: client.id });
    expect(of(elsewhere!.id)).toMatchObject({ stage: 'new', clientId: client.id });
    expect(of(stranger!.id)).toMatchObject({ stage: 'new', clientId: null });
    expect((await detail(own!.id)).desk.history.map(({ event }) => event)).toEqual([
      { kind: 'stage', from: 'lost', to: 'won', reason: null, by: 'order' },
    ]);
    expect(await namesOf({})).toHaveLength(1);
    // A stage set by the agency later is kept, whatever else the order does.
    await changed('PATCH', `/leads/${colleague!.id}`, { stage: 'meeting' });
    await product.runJobs();
    const mails = await product.deps.db.select().from(schema.outboundMails);
    const welcome = mails.find(({ kind }) => kind === 'customer-welcome')!;
    const billing = pathOf((welcome.data as MailData['customer-welcome']).billingUrl);
    const portal = pathOf((await bodyOf<{ url: string }>(await product.app.request(billing))).url);
    expect((await product.post(portal, { action: 'cancel' })).status).toBe(204);
    expect((await detail(colleague!.id)).desk.stage).toBe('meeting');
  });

  test('a new lead of a client is linked at once, and one of a shared website is not', async () => {
    const [facebook] = await insert({ site: 'facebook.com', website: 'facebook.com/other' });
    const client = await buy({ websiteDomain: 'pipe.example' });
    const unlock = { name: 'Bo Pipe', businessName: 'Pipe', email: 'bo@x.example', phone: '614 555 0101' };
    await product.post('/api/leads', { ...unlock, website: 'www.pipe.example' });
    const rows = await product.deps.db.select().from(schema.leads).where(eq(schema.leads.email, 'bo@x.example'));
    expect(rows).toMatchObject([{ clientId: client.id, stage: 'new' }]);
    await product.deps.db.delete(schema.customers);
    await product.deps.db.delete(schema.clients);
    await buy({ websiteDomain: 'facebook.com/pipe', businessEmail: 'dee@x.example' });
    expect((await detail(facebook!.id)).desk.client).toBeNull();
  });

  test('joins orders, leads, messages and campaign rows of one website, and what came from the same address', async () => {
    const { db } = product.deps;
    const site = 'pipe.example';
    const [lead, same, mine, far] = await insert(
      { site, email: 'ada@mail.example', emailNormalised: 'ada@mail.example' },
      { site, name: 'Bo', email: 'bo@x.example', emailNormalised: 'bo@x.example', stage: 'called' },
      { site: 'two.example', name: 'Ada too', email: 'ada@mail.example', emailNormalised: 'ada@mail.example' },
      { site: 'far.example', name: 'Cy', email: 'cy@x.example', emailNormalised: 'cy@x.example' },
    );
    await db
      .insert(schema.customers)
      .values([
        customerRow({ businessEmail: 'dee@x.example', websiteDomain: 'pipe.example', site, planName: 'Growth' }),
        customerRow({ businessEmail: 'cy@x.example', websiteDomain: 'far.example', site: 'far.example' }),
      ]);
    await db
      .insert(schema.contacts)
      .values([
        contactRow({ firstName: 'Eve', email: 'eve@Pipe.example ' }),
        contactRow({ firstName: 'Ada', email: 'ADA@mail.example' }),
        contactRow({ firstName: 'Cy', email: 'cy@x.example' }),
      ]);
    const [campaign] = await db
      .insert(schema.bulkCampaigns)
      .values(campaignRow({ name: 'Plumbers' }))
      .returning();
    await db
      .insert(schema.campaignScans)
      .values([
        campaignScanRow({ campaignId: campaign!.id, site, email: 'fay@x.example', rowNumber: 2 }),
        campaignScanRow({ campaignId: campaign!.id, site, leadId: lead!.id, email: 'ada@mail.example', rowNumber: 3 }),
      ]);
    const { related } = await detail(lead!.id);
    expect(related.leads.map(({ id, sameSite }) => [id, sameSite]).toSorted()).toEqual(
      [
        [same!.id, true],
        [mine!.id, false],
      ].toSorted(),
    );
    expect(related.orders).toMatchObject([{ planName: 'Growth', paid: false, email: 'dee@x.example' }]);
    expect(related.messages.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(['Ada', 'Eve']);
    expect(related.campaignRows).toMatchObject([{ campaign: 'Plumbers', campaignId: campaign!.id }]);
    expect((await detail(far!.id)).related.leads).toEqual([]);
  });

  test('the call sheet has client, notes, the other records, and what changed since the first scan', async () => {
    const { db } = product.deps;
    const report = (score: number, engineVersion = '9.0.0') =>
      scanReport({ score, engineVersion, scannedAt: `2026-03-0${score % 10}T10:00:00.000Z` });
    const store = async (score: number, engine?: string) => {
      const row = scanRow({
        score,
        engineVersion: engine ?? '9.0.0',
        report: report(score, engine),
        createdAt: new Date(),
      });
      const [scan] = await db.insert(schema.scans).values(row).returning();
      return scan!.id;
    };
    const [first, second, third] = [await store(41), await store(52), await store(63)];
    const [lead] = await insert({ scanId: third, reportData: reportText(report(63)) });
    const checks = [first, second, third].map((scanId, at) => ({
      ...{ leadId: lead!.id, scanId, state: 'done' as const, createdAt: new Date(Date.UTC(2026, 2, at + 1)) },
    }));
    await db.insert(schema.reportChecks).values(checks);
    await changed('POST', `/leads/${lead!.id}/notes`, { text: 'Call after six' });
    const sheet = async () => (await bodyOf<AdminReportView>(await ask('GET', `/report/${lead!.id}`))).admin;
    expect(await sheet()).toMatchObject({
      desk: { stage: 'new', history: [{ event: { kind: 'note', text: 'Call after six' } }] },
      sinceFirst: { before: { score: 41 }, after: { score: 63 }, engines: null },
      related: { leads: [] },
      localTime: null,
    });
    await db
      .update(schema.scans)
      .set({ report: report(41, '8.0.0') })
      .where(eq(schema.scans.id, first));
    expect((await sheet()).sinceFirst).toMatchObject({ turned: [], engines: { before: '8.0.0', after: '9.0.0' } });
  });
});
