import {
  type Campaign,
  type CampaignCheck,
  type CampaignDetail,
  type NoScoreCause,
  noScoreWords,
  type SiteState,
} from '@named-first/contract';
import { eq, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { campaignForm, campaignLine, countCampaign } from '../../../test/campaign-files.ts';
import { scanReport } from '../../../test/factories.ts';
import { describeOnBothDatabases } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { bulkCampaigns, campaignScans, leads, outboundMails, scans } from '../../db/schema/index.ts';
import { getLead } from '../leads/get-lead.ts';
import { erasePerson } from '../personal-data/erase-person.ts';
import { watchCampaigns } from './watch-campaigns.ts';

const MINUTE_MS = 60_000;

describeOnBothDatabases('a campaign', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => product.close());
  afterEach(async () => {
    product.scanner.answer = async (website) => scanReport({ website });
    await product.deps.db.delete(bulkCampaigns);
    await product.deps.db.delete(leads);
    await product.deps.db.delete(scans);
    await product.deps.db.execute(sql`delete from pgboss.job`);
  });

  const ask = (path: string, init: RequestInit = {}) => product.asAdmin(`/api/admin/campaigns${path}`, init);
  const post = async <T>(path: string, body?: FormData) =>
    bodyOf<T>(await ask(path, { method: 'POST', ...(body ? { body } : {}) }));
  const upload = (websites: string[], fields?: Record<string, string>) =>
    post<Campaign>(
      '/upload',
      campaignForm(
        websites.map((site) => campaignLine(site)),
        fields,
      ),
    );
  const detail = async (id: string, query = '') => bodyOf<CampaignDetail>(await ask(`/${id}${query}`));
  const csv = async (path: string) => Papa.parse<string[]>((await (await ask(path)).text()).trimEnd()).data;
  const fails = (cause: NoScoreCause, state: SiteState) => {
    const noScore = { cause, detail: '' };
    const scoreReason = noScoreWords(noScore, 'owner');
    product.scanner.answer = async (website) => scanReport({ website, score: null, state, scoreReason, noScore });
  };
  const agrees = async (id: string) => {
    const counted = await countCampaign(product.deps.db, id);
    expect([counted.rows, counted.completedRows, counted.failedRows]).toEqual([
      counted.total,
      counted.completed,
      counted.failed,
    ]);
    return counted;
  };

  test('is checked, uploaded, scanned and turned into leads', async () => {
    const lines = [campaignLine('one.example.com'), campaignLine('not a site'), campaignLine('two.example.com')];
    const check = await post<CampaignCheck>('/check', campaignForm(lines));
    expect(check).toMatchObject({ encoding: 'UTF-8', delimiter: 'comma', goodRows: 2, websites: 2, refused: 1 });
    expect(check.refusedRows).toEqual([
      { row: 3, cells: lines[1], reason: expect.stringContaining('is not a website address') },
    ]);
    expect(await bodyOf(await ask(''))).toEqual([]);

    const campaign = await post<Campaign>('/upload', campaignForm(lines));
    expect(campaign).toMatchObject({ name: 'Plumbers', status: 'pending', totalContacts: 2, refusedRows: 1 });
    expect(campaign).toMatchObject({ completedScans: 0, failedScans: 0, completedAt: null, contactAllowed: false });
    await product.runJobs();
    expect(await bodyOf(await ask(''))).toEqual([
      { ...campaign, status: 'completed', completedScans: 2, completedAt: expect.any(String) },
    ]);
    const { rows, scores, averageScore, remaining, secondsLeft } = await detail(campaign.id);
    expect(rows).toMatchObject([
      { row: 2, website: 'one.example.com', status: 'completed', score: 62, leadId: expect.any(String) },
      { row: 4, website: 'two.example.com', status: 'completed', score: 62, leadId: expect.any(String) },
    ]);
    expect({ scores, averageScore, remaining, secondsLeft }).toEqual({
      scores: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0],
      averageScore: 62,
      remaining: 0,
      secondsLeft: null,
    });
    const made = await product.deps.db.select().from(leads).orderBy(leads.website);
    expect(made).toMatchObject([
      { name: 'Ada Pipe', email: 'ada@one.example.com', phone: null, aiVisibilityScore: 62, scanStatus: 'scanned' },
      { name: 'Ada Pipe', email: 'ada@two.example.com' },
    ]);
    expect(JSON.parse(made[0]!.reportData!)).toMatchObject({ score: 62, timestamp: expect.any(String) });
    const { timeline } = await getLead(product.deps, made[0]!.id);
    expect(timeline.map(({ title }) => title)).toContain('Came with the campaign "Plumbers"');
    expect(await product.deps.db.select().from(outboundMails)).toEqual([]);

    expect(await csv(`/${campaign.id}/refused.csv`)).toEqual([
      ['Business', 'Website', 'First Name', 'Last Name', 'Title', 'Location', 'Email', 'Row', 'Reason'],
      [...lines[1]!, '3', expect.stringContaining('is not a website address')],
    ]);
    const [header, first] = await csv(`/${campaign.id}/results.csv`);
    expect(header!.slice(7)).toEqual(['Status', 'AI Score', 'Report', 'Error', 'Scanned At']);
    expect(first!.slice(0, 9)).toEqual([...lines[0]!, 'completed', '62']);
    expect(first![9]).toMatch(/^https:\/\/agency\.example\/report\//);
  });

  test('mails its reports only if the uploader ticked the box', async () => {
    await upload(['allowed.example.com'], { name: 'Clients', contactAllowed: 'on' });
    await product.runJobs();
    const mails = await product.deps.db.select().from(outboundMails);
    expect(mails).toMatchObject([
      { kind: 'lead-report', recipient: 'ada@allowed.example.com', data: { fromCampaign: true } },
    ]);
  });

  test('scans a repeated website once and counts it for each row', async () => {
    const sites = [
      'pipe.example.com',
      'https://www.pipe.example.com/a',
      'other.example.com',
      'HTTP://PIPE.example.com',
    ];
    const lines = sites.map((site, index) => campaignLine(site, `ada${index % 3}@example.com`));
    const asked = product.scanner.asked.length;
    const { id } = await post<Campaign>('/upload', campaignForm(lines));
    await product.runJobs();
    expect(product.scanner.asked.slice(asked).sort()).toEqual([
      'https://other.example.com/',
      'https://pipe.example.com/',
    ]);
    // The first and the last line are the same person with the same website: one lead.
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 4, leads: 3, rowsWithoutLead: 0 });
  });

  test('with a thousand rows of one website ends them in short transactions', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => campaignLine('pipe.example.com', `a${index}@example.com`));
    const { id } = await post<Campaign>('/upload', campaignForm(lines));
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 1000, leads: 1000, work: 0 });
  });

  test('keeps few of its rows in the queue at a time', async () => {
    const { id } = await upload(Array.from({ length: 205 }, (_, index) => `s${index}.example.com`));
    expect((await product.queuedJobs()).length).toBe(200);
    await product.runJobs();
    expect((await product.queuedJobs()).length).toBeLessThanOrEqual(200);
    while ((await product.queuedJobs()).length > 0) await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 205, work: 0 });
  });

  test('retries a website that did not answer, and then fails it with a reason', async () => {
    fails('timed-out', 'unreachable');
    const { id } = await upload(['down.example.com']);
    const pauses: number[] = [];
    for (;;) {
      await product.runJobs();
      const [next] = await product.queuedJobs();
      if (!next) break;
      pauses.push((next.startAfter.getTime() - product.clock.time.getTime()) / MINUTE_MS);
      expect((await detail(id)).rows[0]).toMatchObject({ status: 'pending', retryAt: next.startAfter.toISOString() });
      product.clock.time = next.startAfter;
    }
    expect(pauses).toEqual([1, 5]);
    expect((await detail(id)).rows).toMatchObject([
      { status: 'failed', errorMessage: 'The website took too long to answer.' },
    ]);
    expect(await agrees(id)).toMatchObject({ status: 'failed', failed: 1, leads: 0 });
  });

  test.each([
    [
      'a site that turns us away, in words to the agency,',
      () => fails('password', 'login'),
      'The home page asks for a password, so no scanner and no assistant can read it.',
    ],
    [
      'a site that takes too much to read',
      () => fails('too-costly', 'too-costly'),
      'The website is too large or too unusual to read in time.',
    ],
    [
      'a private address',
      () => {
        product.scanner.answer = async () => {
          throw Object.assign(new Error('10.0.0.1'), { name: 'ForbiddenAddressError' });
        };
      },
      'This address cannot be scanned: it is private or reserved.',
    ],
  ])('fails %s at once', async (_what, prepare, words) => {
    prepare();
    const { id } = await upload(['closed.example.com']);
    await product.runJobs();
    expect((await detail(id)).rows).toMatchObject([{ status: 'failed', errorMessage: words, score: null }]);
    expect(await product.queuedJobs()).toEqual([]);
  });

  test('scans its failed rows again on request; they count as failed until then', async () => {
    product.scanner.answer = async (website) =>
      website.includes('shy')
        ? scanReport({ website, score: null, state: 'login', scoreReason: 'no' })
        : scanReport({ website });
    const { id } = await upload(['open.example.com', 'shy.example.com', 'www.shy.example.com']);
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 1, failed: 2 });
    product.scanner.answer = async (website) => scanReport({ website });
    expect(await post<Campaign>(`/${id}/retry`)).toMatchObject({
      status: 'processing',
      completedScans: 1,
      failedScans: 2,
    });
    expect((await detail(id)).remaining).toBe(1);
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 3, failed: 0, work: 0 });
    expect((await detail(id)).rows.map(({ errorMessage }) => errorMessage)).toEqual([null, null, null]);
    expect(await post<Campaign>(`/${id}/retry`)).toMatchObject({ status: 'completed' });
  });

  test('pauses, resumes and estimates the remaining time without the pause', async () => {
    const { id } = await upload(Array.from({ length: 8 }, (_, index) => `s${index}.example.com`));
    const [first, ...others] = await product.queuedJobs();
    product.clock.time = new Date(product.clock.time.getTime() + 10_000);
    await product.handlers['scan-campaign-row'](first!.data, new AbortController().signal);
    expect((await detail(id)).secondsLeft).toBe(70);
    expect(await post<Campaign>(`/${id}/pause`)).toMatchObject({ status: 'processing', pausedAt: expect.any(String) });
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'processing', completed: 1, work: 7 });
    expect((await detail(id)).secondsLeft).toBeNull();
    product.clock.time = new Date(product.clock.time.getTime() + 60 * MINUTE_MS);
    expect(await post<Campaign>(`/${id}/resume`)).toMatchObject({ pausedAt: null });
    await product.handlers['scan-campaign-row'](others[0]!.data, new AbortController().signal);
    expect(await agrees(id)).toMatchObject({ completed: 1 });
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 8, work: 0 });
  });

  test('ends early when cancelled; a retry scans the other rows', async () => {
    const { id } = await upload(['a.example.com', 'b.example.com', 'b.example.com', 'c.example.com']);
    const { rows } = await detail(id);
    await product.handlers['scan-campaign-row']({ rowId: rows[0]!.id, turn: 1 }, new AbortController().signal);
    expect(await post<Campaign>(`/${id}/cancel`)).toMatchObject({
      status: 'completed',
      completedScans: 1,
      failedScans: 3,
      cancelledAt: expect.any(String),
    });
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ completed: 1, failed: 3, leads: 1, work: 0 });
    expect((await detail(id, '?status=failed')).rows.map(({ errorMessage }) => errorMessage)).toEqual(
      Array(3).fill('The campaign was cancelled before this website was scanned.'),
    );
    await post(`/${id}/retry`);
    await product.runJobs();
    // Cancelling failed the second row of b; the retry completes it together with the first.
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 4, failed: 0, work: 0 });
  });

  test('lets a running scan finish when it is cancelled', async () => {
    const scanning = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    product.scanner.answer = async (website) => {
      began.resolve();
      await scanning.promise;
      return scanReport({ website });
    };
    const { id } = await upload(['slow.example.com', 'www.slow.example.com', 'next.example.com']);
    const { rows } = await detail(id);
    const turn = { rowId: rows[0]!.id, turn: 1 };
    const run = product.handlers['scan-campaign-row'](turn, new AbortController().signal);
    await began.promise;
    expect(await post<Campaign>(`/${id}/cancel`)).toMatchObject({ status: 'processing', failedScans: 1 });
    scanning.resolve();
    await run;
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 2, failed: 1, work: 0 });
  });

  test('does not fail a row whose scan a stopping process aborted', async () => {
    const { id } = await upload(['stop.example.com']);
    const [job] = await product.queuedJobs();
    const stopping = new AbortController();
    product.scanner.answer = async (website) => {
      stopping.abort();
      return scanReport({ website, score: null, state: 'unreachable' });
    };
    await expect(product.handlers['scan-campaign-row'](job!.data, stopping.signal)).rejects.toThrow();
    product.scanner.answer = async (website) => scanReport({ website });
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 1 });
  });

  test('has rows with lost jobs queued again by the watch, and no others', async () => {
    const { id } = await upload(['a.example.com', 'b.example.com', 'c.example.com']);
    const [first] = await product.queuedJobs();
    await product.deps.db.execute(sql`delete from pgboss.job where id = ${first!.id}`);
    await watchCampaigns(product.deps);
    await watchCampaigns(product.deps);
    expect((await product.queuedJobs()).length).toBe(3);
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 3 });
  });

  test('is hidden and removed if its upload was interrupted', async () => {
    const old = new Date(product.clock.time.getTime() - 2 * 60 * MINUTE_MS);
    await product.deps.db.insert(bulkCampaigns).values({ name: 'half', totalContacts: 0, createdAt: old });
    expect(await bodyOf(await ask(''))).toEqual([]);
    await watchCampaigns(product.deps);
    expect(await product.deps.db.select().from(bulkCampaigns)).toEqual([]);
  });

  test('loses the rows of an erased person, and a later scan creates no lead of them', async () => {
    const person = 'ada@one.example.com';
    const lines = [
      campaignLine('one.example.com', person),
      campaignLine('two.example.com', person),
      campaignLine('not a site', person),
    ];
    const { id } = await post<Campaign>('/upload', campaignForm(lines));
    const [first] = await product.queuedJobs();
    await product.handlers['scan-campaign-row'](first!.data, new AbortController().signal);
    const [lead] = await product.deps.db.select({ id: leads.id }).from(leads);
    expect(await erasePerson(product.deps, lead!.id)).toMatchObject({ erased: { leads: 1, campaignRows: 3 } });
    await product.runJobs();
    expect(await agrees(id)).toMatchObject({ status: 'completed', completed: 2, leads: 0 });
    for (const path of [`/${id}/refused.csv`, `/${id}/results.csv`]) {
      expect(await (await ask(path)).text()).not.toContain('Ada');
    }
  });

  test.each<[string, string, string, string[], string]>([
    ['another type of file', 'list.xlsx', 'x', ['one'], 'Please upload a CSV file'],
    ['no name', 'list.csv', ' ', ['one'], 'Please select a file and enter a campaign name'],
    ['one bad row', 'list.csv', 'x', ['one'], 'The only row cannot be scanned. Check the file to see why.'],
    ['bad rows', 'list.csv', 'x', ['one', 'two'], 'None of the 2 rows can be scanned. Check the file to see why.'],
  ])('refuses %s and stores nothing', async (_what, fileName, name, websites, message) => {
    const form = campaignForm(
      websites.map((website) => campaignLine(website)),
      { name },
    );
    form.set('csv', form.get('csv') as File, fileName);
    const answer = await ask('/upload', { method: 'POST', body: form });
    expect(answer.status).toBe(400);
    expect(await bodyOf(answer)).toMatchObject({ message });
    expect(await product.deps.db.select().from(bulkCampaigns)).toEqual([]);
  });

  test('refuses other types, bodies that are too large, and unknown ids', async () => {
    const json = await ask('/upload', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    expect(json.status).toBe(415);
    const large = new FormData();
    large.set('csv', new File(['x'.repeat(11 * 1024 * 1024)], 'large.csv'));
    expect((await ask('/check', { method: 'POST', body: large })).status).toBe(413);
    const nowhere = '/00000000-0000-4000-8000-000000000000';
    for (const path of [nowhere, `${nowhere}/results.csv`, '/nothing']) expect((await ask(path)).status).toBe(404);
    expect((await ask(`${nowhere}/pause`, { method: 'POST' })).status).toBe(404);
  });

  test('pages its rows, filtered by status', async () => {
    const { id } = await upload(Array.from({ length: 5 }, (_, index) => `s${index}.example.com`));
    await product.deps.db.update(campaignScans).set({ status: 'failed' }).where(eq(campaignScans.rowNumber, 4));
    const first = await detail(id, '?status=pending&limit=3');
    expect(first.rows.map(({ row }) => row)).toEqual([2, 3, 5]);
    const second = await detail(id, `?status=pending&limit=3&after=${first.nextAfter}`);
    expect([second.rows.map(({ row }) => row), second.nextAfter]).toEqual([[6], null]);
  });
});
