import { type ApiError, ENGINE_VERSION, noScoreWords, type ScanReport, scanReportSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanReport } from '../../../test/factories.ts';
import { describeOnBothDatabases } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { scans } from '../../db/schema/index.ts';

class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

describeOnBothDatabases('POST /api/scan', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => product.close());

  const rowsOf = (site: string) => product.deps.db.select().from(scans).where(eq(scans.site, site));

  test('stores the report before returning it', async () => {
    const answer = await product.post('/api/scan', { website: 'first.example.com' });
    expect(answer.status).toBe(200);
    const report = scanReportSchema.parse(await answer.json());
    expect(report.website).toBe('https://first.example.com/');
    expect(await rowsOf('first.example.com')).toMatchObject([
      {
        website: 'https://first.example.com/',
        state: 'ok',
        score: 62,
        engineVersion: ENGINE_VERSION,
        report,
        reason: null,
      },
    ]);
  });

  test('twenty visitors who ask for one site at once cause one scan', async () => {
    const gate = Promise.withResolvers<void>();
    product.scanner.answer = async (website) => {
      await gate.promise;
      return scanReport({ website });
    };
    const before = product.scanner.asked.length;
    const spellings = ['busy.example.com', 'https://www.busy.example.com', 'HTTP://BUSY.example.com/page?q=1'];
    const answers = Array.from({ length: 20 }, (_, index) =>
      product.post('/api/scan', { website: spellings[index % 3] }, `192.0.2.${index}`),
    );
    gate.resolve();
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    expect(product.scanner.asked.length - before).toBe(1);
    expect(await rowsOf('busy.example.com')).toHaveLength(1);
  });

  test('the last scan of a site is returned while it is fresh', async () => {
    product.scanner.answer = async (website) => scanReport({ website, score: 40 });
    await product.post('/api/scan', { website: 'cached.example.com' });
    product.scanner.answer = async (website) => scanReport({ website, score: 90 });
    const score = async () => {
      const answer = await product.post('/api/scan', { website: 'www.cached.example.com' });
      return (await bodyOf<ScanReport>(answer)).score;
    };
    product.clock.time = new Date(product.clock.time.getTime() + 599_000);
    expect(await score()).toBe(40);
    product.clock.time = new Date(product.clock.time.getTime() + 2_000);
    expect(await score()).toBe(90);
  });

  test('a site without a score is refused with the reason, stored, and can be scanned again at once', async () => {
    const reason = 'The website did not answer within 10 seconds.';
    product.scanner.answer = async (website) =>
      scanReport({ website, score: null, state: 'unreachable', scoreReason: reason });
    const answer = await product.post('/api/scan', { website: 'down.example.com' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: reason, message: reason });
    expect(await rowsOf('down.example.com')).toMatchObject([{ state: 'unreachable', score: null, reason }]);
    product.scanner.answer = async (website) => scanReport({ website });
    expect((await product.post('/api/scan', { website: 'down.example.com' })).status).toBe(200);
  });

  test('a site that exceeds the resource limits is refused with a reason, stored and counted', async () => {
    const noScore = { cause: 'too-costly', detail: 'memory' } as const;
    const scoreReason = noScoreWords(noScore, 'owner');
    product.scanner.answer = async (website) =>
      scanReport({ website, score: null, state: 'too-costly', scoreReason, noScore });
    const answer = await product.post('/api/scan', { website: 'heavy.example.com' });
    expect(answer.status).toBe(422);
    expect((await bodyOf<ApiError>(answer)).message).toContain('too large or too unusual to read in time');
    expect(await rowsOf('heavy.example.com')).toMatchObject([
      { state: 'too-costly', score: null, reason: scoreReason },
    ]);
    expect(await product.deps.metrics.registry.metrics()).toContain('judgements_total{outcome="out of memory"} 1');
  });

  test('a private address is refused and nothing is stored', async () => {
    product.scanner.answer = async () => {
      throw new ForbiddenAddressError('10.0.0.1');
    };
    const answer = await product.post('/api/scan', { website: 'intranet.example.com' });
    expect(answer.status).toBe(400);
    const body = await bodyOf<ApiError>(answer);
    expect(body.error).toBe(body.message);
    expect(body.message).not.toContain('10.0.0.1');
    expect(await rowsOf('intranet.example.com')).toEqual([]);
  });

  test.each(['', 'ab', 'http://127.0.0.1', 'ftp://example.com', 'no domain', 7, null, undefined])(
    'the website %j is refused by name',
    async (website) => {
      const answer = await product.post('/api/scan', { website });
      expect(answer.status).toBe(400);
      const body = await bodyOf<ApiError>(answer);
      expect(body.issues).toEqual([{ path: 'website', message: body.message }]);
    },
  );

  test('text from a page that a database cannot hold is cleaned', async () => {
    product.scanner.answer = async (website) => scanReport({ website, notes: ['a\0b', '\ud800c'] });
    const answer = await product.post('/api/scan', { website: 'hostile.example.com' });
    expect((await bodyOf<ScanReport>(answer)).notes).toEqual(['ab', '\ufffdc']);
  });

  test('a visitor who disconnects does not stop the scan for the others', async () => {
    const gate = Promise.withResolvers<void>();
    const signals: AbortSignal[] = [];
    product.scanner.scan = async (website, { signal }) => {
      signals.push(signal);
      await gate.promise;
      return scanReport({ website });
    };
    const leaving = new AbortController();
    const body = JSON.stringify({ website: 'shared.example.com' });
    const headers = { 'Content-Type': 'application/json' };
    const first = product.app.request('/api/scan', { method: 'POST', headers, body, signal: leaving.signal });
    const second = product.post('/api/scan', { website: 'shared.example.com' });
    await expect.poll(() => signals.length).toBe(1);
    leaving.abort();
    expect(signals[0]!.aborted).toBe(false);
    gate.resolve();
    expect((await second).status).toBe(200);
    await first;
  });
});
