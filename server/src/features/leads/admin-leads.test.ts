import { readFileSync } from 'node:fs';
import { LEAD_SORTS, type LeadDetail, type LeadFigures, type LeadPage } from '@named-first/contract';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  campaignRow,
  contactRow,
  customerRow,
  emailCampaignRow,
  leadRow,
  outboundMailRow,
} from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { cleanText } from '../../db/clean-text.ts';
import * as schema from '../../db/schema/index.ts';
import { guarded } from '../csv-file.ts';
import { writeCursor } from '../page-cursor.ts';
import { seedLeads } from './seed-leads.ts';

const COLUMNS = ['ID', 'Created At', 'Name', 'Email', 'Business Name', 'Phone', 'Website', 'AI Score', 'Report Data'];

const STRINGS = new URL('../../../../test/data/naughty-strings/blns.json', import.meta.url);
const naughty = JSON.parse(readFileSync(STRINGS, 'utf8')) as string[];

describeOnEachDatabase('the leads of the back office', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  beforeEach(async () => {
    await product.deps.db.delete(schema.leads);
  });
  afterAll(() => product.close());

  const insert = (...rows: Parameters<typeof leadRow>[0][]) =>
    product.deps.db
      .insert(schema.leads)
      .values(rows.map((row) => leadRow(row)))
      .returning();
  const get = async <T>(path: string) => {
    const answer = await product.asAdmin(path);
    expect(answer.status, path).toBe(200);
    return bodyOf<T>(answer);
  };
  const page = (query: Record<string, string>) => get<LeadPage>(`/api/admin/leads?${new URLSearchParams(query)}`);
  const namesOf = async (query: Record<string, string>) => (await page(query)).leads.map(({ name }) => name);

  test('without a query are one array, newest first, without reports', async () => {
    expect(await get('/api/admin/leads')).toEqual([]);
    const [older] = await insert({
      name: 'Older',
      reportData: '{"score":1}',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
    await insert({ name: 'Newer', phone: '(614) 555-0100', createdAt: new Date('2026-01-02T00:00:00Z') });
    const leads = await get<Record<string, unknown>[]>('/api/admin/leads');
    expect(leads.map(({ name }) => name)).toEqual(['Newer', 'Older']);
    expect(leads[1]).toEqual({
      id: older!.id,
      createdAt: '2026-01-01T00:00:00.000Z',
      name: 'Older',
      email: 'Ada@example.com',
      businessName: 'Pipe & Daughters',
      phone: null,
      website: 'https://example.com/',
      aiVisibilityScore: null,
      scoreIsEstimate: false,
    });
    const [, withReport] = await get<{ reportData: string }[]>('/api/admin/leads?include=report');
    expect(withReport!.reportData).toBe('{"score":1}');
  });

  test.each([
    ['name', 'aDa'],
    ['email', 'pipes@'],
    ['businessName', 'ÉTANCHÉITÉ'],
    ['website', 'needle.example'],
    ['phone', '614) 555'],
  ])('are found by a part of their %s, whatever its case', async (_field, q) => {
    await insert(
      {
        name: 'Ada',
        email: 'PIPES@example.com',
        businessName: 'Étanchéité',
        website: 'https://NEEDLE.example/',
        phone: '(614) 555-0100',
      },
      { name: 'Other', email: 'o@example.org' },
    );
    const found = await page({ q });
    expect(found.leads.map(({ name }) => name)).toEqual(['Ada']);
    expect(found.total).toBe(1);
  });

  test('are searched for literal words, never across two fields', async () => {
    await insert({ name: '100% Ada_', email: 'a@example.com' }, { name: '100 Ada', email: 'b@example.com' });
    expect(await namesOf({ q: '%' })).toEqual(['100% Ada_']);
    expect(await namesOf({ q: '_' })).toEqual(['100% Ada_']);
    expect(await namesOf({ q: '\\' })).toEqual([]);
    expect(await namesOf({ q: 'ada_a@' })).toEqual([]);
    expect(await page({ q: 'nobody' })).toEqual({ leads: [], total: 0, nextCursor: null });
  });

  test('any text may be searched for', async () => {
    const [lead] = await insert({ name: 'Ada' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), async (text) => {
        const name = cleanText(text);
        fc.pre(name !== '' && !name.includes('\u0001'));
        await product.deps.db.update(schema.leads).set({ name });
        const part = [...name].slice(0, 5).join('');
        expect((await page({ q: part })).leads.map(({ id }) => id)).toEqual([lead!.id]);
      }),
      { numRuns: 40 },
    );
  });

  test.each(
    LEAD_SORTS.flatMap((sort) => [
      { sort, order: 'asc' },
      { sort, order: 'desc' },
    ]),
  )('sorted by $sort $order come page by page, each once, with and without a search', async ({ sort, order }) => {
    const texts = ['beta', 'Alpha', 'gamma', 'alpha', 'Émile', 'alpha'];
    await insert(
      ...texts.map((text, index) => ({
        name: text,
        businessName: text,
        email: `${text}@example.com`,
        website: `https://${text}.example/`,
        aiVisibilityScore: [70, null, 12, 70, 100, null][index] ?? null,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 4))),
      })),
    );
    for (const q of ['', 'example']) {
      const seen: LeadPage['leads'] = [];
      let cursor: string | null = null;
      do {
        const next: LeadPage = await page({
          sort,
          order,
          limit: '2',
          ...(q ? { q } : {}),
          ...(cursor ? { cursor } : {}),
        });
        expect(next.total).toBe(6);
        seen.push(...next.leads);
        cursor = next.nextCursor;
      } while (cursor);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(6);
      const keys = seen.map((lead) => lead[sort as 'name'] as string | number | null);
      const known = keys
        .filter((key) => key !== null)
        .map((key) => (typeof key === 'string' ? key.toLowerCase() : key));
      const sorted = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(known).toEqual(order === 'asc' ? sorted : sorted.toReversed());
      expect(keys.slice(known.length), 'no score stands last').toEqual(Array(6 - known.length).fill(null));
    }
  });

  test.each(['limit=0', 'limit=201', 'limit=x', 'sort=phone', 'order=up', 'cursor=x', `q=${'x'.repeat(201)}`])(
    'asked for with %s are refused',
    async (query) => {
      expect((await product.asAdmin(`/api/admin/leads?${query}`)).status).toBe(400);
    },
  );

  test.each([
    ['createdAt', 'yesterday'],
    ['createdAt', '0000-01-01T00:00:00.000Z'],
    ['aiVisibilityScore', 'many'],
    ['name', 'a\0b'],
  ])('an invented cursor, sorted by %s after %j, is refused', async (sort, key) => {
    const cursor = writeCursor({ order: `${sort} desc`, key, id: '00000000-0000-4000-8000-000000000000' });
    expect((await product.asAdmin(`/api/admin/leads?sort=${sort}&order=desc&cursor=${cursor}`)).status).toBe(400);
  });

  test('a cursor of another order is refused', async () => {
    await insert({}, {});
    const { nextCursor } = await page({ limit: '1', sort: 'name' });
    const answer = await product.asAdmin(`/api/admin/leads?sort=email&cursor=${nextCursor}`);
    expect(answer.status).toBe(400);
  });

  test('give the figures of the dashboard', async () => {
    expect(await get<LeadFigures>('/api/admin/leads/figures')).toMatchObject({
      total: 0,
      averageScore: null,
      high: { count: 0, percent: 0 },
    });
    const createdAt = new Date('2026-02-23T00:00:00Z');
    await insert(...[70, 69, 100, 0, null].map((aiVisibilityScore) => ({ aiVisibilityScore, createdAt })), {
      aiVisibilityScore: 9,
      createdAt: new Date('2020-01-01T00:00:00Z'),
    });
    const figures = await get<LeadFigures>('/api/admin/leads/figures');
    expect(figures).toMatchObject({
      total: 6,
      averageScore: 50,
      high: { count: 2, percent: 33 },
      scores: [2, 0, 0, 0, 0, 0, 1, 1, 0, 1],
      unscored: 1,
      estimated: 0,
    });
    expect(figures.weeks).toHaveLength(12);
    expect(figures.weeks.slice(-2)).toEqual([
      { start: '2026-02-23', count: 5 },
      { start: '2026-03-02', count: 0 },
    ]);
  });

  test('are exported as the specified file, which another parser reads back exactly', async () => {
    // The embedded database's driver removes a leading byte order mark.
    const stored = (text: string) => cleanText(text).replace(/^\uFEFF/, '');
    const rows = naughty.map((text, index) => ({
      name: stored(text) || '-',
      businessName: `${stored(text)}\n=2+3`,
      phone: index % 2 === 0 ? '+1 (614) 555-0100' : null,
      email: `${index}@example.com`,
      aiVisibilityScore: index % 3 === 0 ? index % 100 : null,
      reportData: JSON.stringify({ score: 1, text }),
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
    }));
    await insert(...rows);
    const answer = await product.asAdmin('/api/admin/leads/export.csv?order=asc');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="named-first-leads-2026-03-02.csv"');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const { data, errors } = Papa.parse<string[]>((await answer.text()).trimEnd());
    expect(errors).toEqual([]);
    expect(data[0]).toEqual(COLUMNS);
    expect(data).toHaveLength(rows.length + 1);
    rows.forEach((row, index) => {
      const [, createdAt, name, email, businessName, phone, website, score, report] = data[index + 1]!;
      expect([createdAt, email, website]).toEqual([row.createdAt.toISOString(), row.email, 'https://example.com/']);
      expect(name).toBe(guarded(row.name));
      expect(businessName).toBe(`'${row.businessName}`);
      expect(phone).toBe(row.phone ?? '');
      expect(score).toBe(row.aiVisibilityScore === null ? '' : String(row.aiVisibilityScore));
      expect(JSON.parse(report!)).toEqual(JSON.parse(row.reportData));
    });
  });

  test('an empty export has a header, and the export of a search contains its results', async () => {
    const lines = async (query = '') =>
      (await (await product.asAdmin(`/api/admin/leads/export.csv${query}`)).text()).trimEnd().split('\n');
    expect(await lines()).toEqual([COLUMNS.join(',')]);
    await insert({ name: 'Ada' }, { name: 'Ben', email: 'ben@example.org' });
    expect(await lines('?q=ben')).toHaveLength(2);
  });

  test('whose site could not be read have an estimate, labelled as such in list, figures and export', async () => {
    await insert(
      { name: 'Measured', aiVisibilityScore: 40 },
      { name: 'Estimated', aiVisibilityScore: 58, scanStatus: 'preparing' },
      { name: 'Given up', aiVisibilityScore: 61, scanStatus: 'failed' },
      { name: 'Without', scanStatus: 'preparing' },
    );
    const { leads } = await page({ sort: 'name', order: 'asc' });
    expect(leads.map(({ name, scoreIsEstimate }) => [name, scoreIsEstimate])).toEqual([
      ...[
        ['Estimated', true],
        ['Given up', true],
        ['Measured', false],
        ['Without', false],
      ],
    ]);
    expect(await get<LeadFigures>('/api/admin/leads/figures')).toMatchObject({ estimated: 2, unscored: 1 });
    const csv = await (await product.asAdmin('/api/admin/leads/export.csv?sort=name&order=asc')).text();
    const { data } = Papa.parse<Record<string, string>>(csv.trimEnd(), { header: true });
    expect(data.map((row) => row['AI Score'])).toEqual(['58 (estimate)', '61 (estimate)', '40', '']);
  });

  test('each show their history, export the data of the person, and can be erased', async () => {
    const { db } = product.deps;
    const [lead] = await insert(
      { aiVisibilityScore: 40, reportData: '{"score":40}' },
      { name: 'Second site', site: 'b' },
    );
    const [other] = await insert({ email: 'other@example.com', emailNormalised: 'other@example.com' });
    await db.insert(schema.emailCampaigns).values(emailCampaignRow({ leadId: lead!.id, status: 'sent' }));
    await db
      .insert(schema.outboundMails)
      .values([
        outboundMailRow({ leadId: lead!.id }),
        outboundMailRow({ leadId: other!.id, recipient: 'other@example.com' }),
      ]);
    await db
      .insert(schema.contacts)
      .values([contactRow({ email: 'ADA@example.com' }), contactRow({ email: 'other@example.com' })]);
    await db.insert(schema.newsletters).values({ email: 'ada@example.com' });
    await db.insert(schema.suppressions).values([
      { address: 'ada@example.com', list: 'course', reason: 'unsubscribed' },
      { address: 'other@example.com', list: 'course', reason: 'bounced' },
    ]);
    await db
      .insert(schema.customers)
      .values([
        customerRow({ businessEmail: 'Ada@Example.com' }),
        customerRow({ businessEmail: 'ada@example.com', subscriptionStatus: 'active', paidAt: new Date() }),
      ]);
    const [campaign] = await db.insert(schema.bulkCampaigns).values(campaignRow()).returning();
    await db.insert(schema.campaignRefusedRows).values([
      { campaignId: campaign!.id, rowNumber: 1, cells: ['Ada', ' ADA@example.com'], reason: 'No website' },
      { campaignId: campaign!.id, rowNumber: 2, cells: ['Other', 'other@example.com'], reason: 'No website' },
    ]);

    expect((await product.post(`/api/reports/${lead!.reportToken}/opened`, {})).status).toBe(204);
    const detail = await get<LeadDetail>(`/api/admin/leads/${lead!.id}`);
    expect(detail.lead.name).toBe('Ada Pipe');
    expect(detail.held).toEqual({
      leads: 2,
      mails: 1,
      course: 0,
      contacts: 1,
      newsletter: 1,
      listsLeft: 1,
      whitepapers: 0,
      campaignRows: 1,
      scans: 0,
      unpaidOrders: 1,
      orders: 1,
    });
    expect(detail.timeline.map(({ kind }) => kind).sort()).toEqual([
      'checkout',
      'checkout',
      'contact',
      'lead',
      'mail',
      'report-opened',
    ]);

    const exported = await product.asAdmin(`/api/admin/leads/${lead!.id}/export`);
    expect(exported.headers.get('Content-Disposition')).toMatch(/^attachment; filename="named-first-person-/);
    const copy = await bodyOf<{ listsLeft: object[]; reportViews: object[]; refusedRows: object[] }>(exported);
    expect(copy.listsLeft).toEqual([expect.objectContaining({ list: 'course', reason: 'unsubscribed' })]);
    expect(copy.reportViews).toEqual([expect.objectContaining({ leadId: lead!.id, times: 1 })]);
    expect(copy.refusedRows).toEqual([expect.objectContaining({ cells: ['Ada', ' ADA@example.com'] })]);
    const person = JSON.stringify(copy);
    for (const part of ['ada@example.com', 'Second site', 'Your report', 'plumbing', 'Premium', '{"score":40}']) {
      expect(person).toContain(part);
    }
    expect(person).not.toContain(lead!.reportToken);
    expect(person).not.toContain('other@example.com');

    const answer = await product.asAdmin(`/api/admin/leads/${lead!.id}`, { method: 'DELETE' });
    expect(await bodyOf(answer)).toEqual({ erased: detail.held });
    expect((await product.asAdmin(`/api/admin/leads/${lead!.id}`)).status).toBe(404);
    const left = JSON.stringify([
      ...(await db.select().from(schema.leads)),
      ...(await db.select().from(schema.outboundMails)),
      ...(await db.select().from(schema.contacts)),
      ...(await db.select().from(schema.newsletters)),
    ]);
    expect(left.toLowerCase()).not.toContain('ada@example.com');
    expect(left).toContain('other@example.com');
    expect(await db.select().from(schema.customers)).toHaveLength(1);
    // Otherwise the next campaign would write to them again.
    expect(await db.select().from(schema.suppressions)).toHaveLength(2);
  });

  test('for a demonstration are as many as requested, and none are added to real ones by default', async () => {
    const { deps } = product;
    expect(await seedLeads(deps, 2001)).toBe(2001);
    const all = await page({ limit: '200', q: '@example.com' });
    expect(all.total).toBe(2001);
    expect(all.leads.filter(({ phone }) => !/^\(614\) 555-01\d\d$/.test(phone!))).toEqual([]);
    expect(await seedLeads(deps, null)).toBe(0);
    await deps.db.delete(schema.leads);
    expect(await seedLeads(deps, null)).toBe(100);
  });

  test('with an unknown id are not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of [`/api/admin/leads/${nobody}`, `/api/admin/leads/${nobody}/export`, '/api/admin/leads/x']) {
      expect((await product.asAdmin(path)).status, path).toBe(404);
    }
    expect((await product.asAdmin(`/api/admin/leads/${nobody}`, { method: 'DELETE' })).status).toBe(404);
  });
});
