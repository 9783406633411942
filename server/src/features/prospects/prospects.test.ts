import type { ApiError, LeadDetail, Prospect, ProspectDetail, ProspectPage } from '@named-first/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRow, leadRow, scanReport, scanRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import * as schema from '../../db/schema/index.ts';
import { deleteExpired } from '../retention/delete-expired.ts';

const PERSON = { name: 'Ada Pipe', businessName: 'Pipe & Daughters', email: 'Ada@Pipe.example', phone: '' };

describeOnEachDatabase('prospects', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [schema.prospects, schema.leads, schema.clients, schema.outboundMails, schema.scans]) {
      await db.delete(table);
    }
    product.clock.time = new Date('2026-03-02T15:00:00Z');
  });
  afterAll(() => product.close());

  const ask = (method: string, path: string, body?: unknown) =>
    product.asAdmin(`/api/admin/prospects${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const detail = async (id: string) => bodyOf<ProspectDetail>(await ask('GET', `/${id}`));
  async function scanned(website = 'www.pipe.example/contact'): Promise<Prospect> {
    const answer = await ask('POST', '', { website });
    expect(answer.status).toBe(202);
    const prospect = await bodyOf<Prospect>(answer);
    await product.runJobs();
    return prospect;
  }

  test('a website is scanned by a job, without a lead and without a mail', async () => {
    const accepted = await scanned();
    expect(accepted).toMatchObject({ state: 'scanning', website: 'https://www.pipe.example/', score: null });
    expect(await detail(accepted.id)).toMatchObject({
      ...{ state: 'scanned', score: 62, leadId: null, client: null, reason: null },
      report: { score: 62 },
    });
    expect(await product.deps.db.select().from(schema.leads)).toEqual([]);
    expect(await product.deps.db.select().from(schema.outboundMails)).toEqual([]);
    const second = await scanned('pipe.example');
    expect((await detail(second.id)).related.prospects.map(({ id }) => id)).toEqual([accepted.id]);
    // A second request for the same site within the hour reuses the scan.
    expect(await product.deps.db.select().from(schema.scans)).toHaveLength(1);
  });

  test('running the job twice scans once, and a scan that never ended counts as failed', async () => {
    const { id } = await scanned();
    await product.handlers['scan-prospect']({ prospectId: id }, new AbortController().signal);
    expect(await product.deps.db.select().from(schema.scans)).toHaveLength(1);
    const [lost] = await product.deps.db
      .insert(schema.prospects)
      .values({ site: 'a.example', website: 'https://a.example/', state: 'scanning', createdAt: product.clock.time })
      .returning();
    expect((await detail(lost!.id)).state).toBe('scanning');
    product.clock.time = new Date(product.clock.time.getTime() + 6 * 60_000);
    expect(await detail(lost!.id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('did not finish'),
    });
  });

  test('a site without a score shows the reason, and an invalid website is refused', async () => {
    const [scan] = await product.deps.db
      .insert(schema.scans)
      .values(scanRow({ site: 'x.example', score: null, report: scanReport({ score: null }), reason: 'It is down.' }))
      .returning();
    const failed = { site: 'x.example', website: 'https://x.example/', state: 'failed' as const };
    const [row] = await product.deps.db
      .insert(schema.prospects)
      .values({ ...failed, reason: 'It is down.', scanId: scan!.id })
      .returning();
    expect(await detail(row!.id)).toMatchObject({ state: 'failed', reason: 'It is down.', score: null });
    const answer = await ask('POST', '', { website: 'no website' });
    expect([answer.status, (await bodyOf<ApiError>(answer)).message]).toEqual([
      400,
      'Please enter a valid website URL or domain (e.g., example.com or www.example.com)',
    ]);
    expect((await product.post('/api/admin/prospects', { website: 'x.example' })).status).toBe(401);
  });

  test('becomes a lead once, with the report and without a mail or a course', async () => {
    const { id } = await scanned();
    const make = async (body: object = PERSON) => bodyOf<{ leadId: string }>(await ask('POST', `/${id}/lead`, body));
    const { leadId } = await make();
    expect(await make()).toEqual({ leadId });
    const rows = await product.deps.db.select().from(schema.leads);
    expect(rows).toMatchObject([
      { id: leadId, site: 'pipe.example', emailNormalised: 'ada@pipe.example', phone: null, aiVisibilityScore: 62 },
    ]);
    await product.runJobs();
    expect(await product.deps.db.select().from(schema.outboundMails)).toEqual([]);
    expect(await product.deps.db.select().from(schema.dripEmails)).toEqual([]);
    const lead = await bodyOf<LeadDetail>(await product.asAdmin(`/api/admin/leads/${leadId}`));
    expect(lead.timeline.map(({ title }) => title)).toContain('Made from a prospect that we scanned');
    expect((await detail(id)).leadId).toBe(leadId);
    const other = await scanned('pipe.example');
    expect(await bodyOf(await ask('POST', `/${other.id}/lead`, PERSON))).toEqual({ leadId });
    const refused = await ask('POST', `/${other.id}/lead`, { ...PERSON, email: 'nobody' });
    expect([refused.status, (await bodyOf<ApiError>(refused)).message]).toEqual([
      400,
      'Please enter a valid email address',
    ]);
  });

  test('names the client of the same website, and a lead of that website is the client’s', async () => {
    const [client] = await product.deps.db
      .insert(schema.clients)
      .values(clientRow({ site: 'pipe.example' }))
      .returning();
    const { id } = await scanned();
    expect((await detail(id)).client).toMatchObject({ id: client!.id });
    await ask('POST', `/${id}/lead`, PERSON);
    expect(await product.deps.db.select().from(schema.leads)).toMatchObject([{ clientId: client!.id }]);
  });

  test('are listed newest first, page by page, and found by their website', async () => {
    await product.deps.db.insert(schema.prospects).values(
      Array.from({ length: 12 }, (_, at) => ({
        ...{ site: `s${at}.example`, website: `https://s${at}.example/`, state: 'scanned' as const },
        createdAt: new Date(product.clock.time.getTime() - Math.floor(at / 2) * 1000),
      })),
    );
    const page = async (query: string) => bodyOf<ProspectPage>(await ask('GET', `?${query}`));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const next: ProspectPage = await page(`limit=5${cursor ? `&cursor=${cursor}` : ''}`);
      expect(next.total).toBe(12);
      seen.push(...next.prospects.map(({ id }) => id));
      cursor = next.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(12);
    expect((await page('q=S11')).prospects.map(({ website }) => website)).toEqual(['https://s11.example/']);
    expect((await ask('GET', '?cursor=x')).status).toBe(400);
    for (let times = 0; times < 2; times += 1) expect((await ask('DELETE', `/${seen[0]}`)).status).toBe(200);
    expect((await ask('GET', `/${seen[0]}`)).status).toBe(404);
  });

  test('keep their scan until they are old, and then both are deleted', async () => {
    await scanned();
    await product.deps.db.insert(schema.leads).values(leadRow());
    const { retention } = product.deps.settings;
    const settings = { ...product.deps.settings, retention: { ...retention, scansDays: 30 } };
    const deps = { ...product.deps, settings };
    const count = async () => [
      (await product.deps.db.select().from(schema.prospects)).length,
      (await product.deps.db.select().from(schema.scans)).length,
    ];
    product.clock.time = new Date('2026-03-20T03:00:00Z');
    await deleteExpired(deps, new AbortController().signal);
    expect(await count()).toEqual([1, 1]);
    product.clock.time = new Date('2026-04-20T03:00:00Z');
    await deleteExpired(deps, new AbortController().signal);
    expect(await count()).toEqual([0, 0]);
  });
});
