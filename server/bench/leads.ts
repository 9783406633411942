/**
 * The leads of the back office at size: how long a search, a sort, a page and the figures take, asked over the whole
 * app with a session, and what an export does to memory. On the embedded database and on PostgreSQL.
 */
import { LEAD_SORTS, type LeadPage } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { resolveDrizzleDirectly } from '../src/db/drizzle-imports.ts';

resolveDrizzleDirectly();
const { openTestDatabase } = await import('../test/test-database.ts');
const { startThrowawayPostgres } = await import('../test/throwaway-postgres.ts');
const { prepareEmbeddedTemplate } = await import('../test/embedded-template.ts');
const { openTestProduct } = await import('../src/test-product.ts');
const { seedLeads } = await import('../src/features/leads/seed-leads.ts');

type Product = Awaited<ReturnType<typeof openTestProduct>>;

const LEADS = 100_000;
const ROUNDS = 15;
/** From nothing found to everything found, one letter to whole addresses. */
const SEARCHES = ['zzzq', 'priya.nash.5', 'dalton', 'solar', '(614) 555-0142', 'canyon-roofing', 'an', 'a', '%', 'é'];

await prepareEmbeddedTemplate();
await measure('embedded');
const server = process.env.TEST_DATABASE_URL ? null : await startThrowawayPostgres();
if (server) process.env.TEST_DATABASE_URL = server.url;
try {
  if (process.env.TEST_DATABASE_URL) await measure('postgres');
  else console.log('PostgreSQL is left out: its binaries were not found.');
} finally {
  await server?.stop();
}

async function measure(kind: 'embedded' | 'postgres'): Promise<void> {
  const product = await openTestProduct(await openTestDatabase(kind));
  try {
    await fill(product);
    console.log(`\n${kind}, ${LEADS.toLocaleString('en-US')} leads (milliseconds: median, 95th percentile, worst)`);
    await report(
      'search',
      SEARCHES.flatMap((q) => repeat(() => page(product, { q }))),
    );
    for (const sort of LEAD_SORTS) {
      const orders = ['asc', 'desc'].flatMap((order) => repeat(() => page(product, { sort, order })));
      await report(`sort by ${sort}`, orders);
    }
    await report('every page by name', await everyPage(product, { sort: 'name' }, 500));
    await report('pages of a search', await everyPage(product, { sort: 'email', q: 'solar' }, 60));
    await report(
      'figures and plots',
      repeat(() => get(product, '/api/admin/leads/figures')),
    );
    await exportAll(product);
  } finally {
    await product.close();
  }
}

/** Leads with reports of 3 KB that do not compress, stored as real reports are: outside their row. */
async function fill({ deps }: Product): Promise<void> {
  const started = performance.now();
  await seedLeads({ db: deps.db, clock: { now: () => new Date() } }, LEADS);
  console.log(`\nseeded in ${seconds(started)} s`);
  await deps.db.execute(sql`
    update leads set report_data = (select '"' || string_agg(md5(random()::text || leads.id || n), '') || '"'
                                      from generate_series(1, 100) as n)`);
  await deps.db.execute(sql`vacuum full analyze leads`);
}

async function get(product: Product, path: string): Promise<Response> {
  const answer = await product.asAdmin(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function page(product: Product, query: Record<string, string>): Promise<LeadPage> {
  return (await get(product, `/api/admin/leads?${new URLSearchParams(query)}`)).json() as Promise<LeadPage>;
}

function repeat<T>(work: () => Promise<T>): (() => Promise<T>)[] {
  return Array.from({ length: ROUNDS }, () => work);
}

/** Walks the list from its first page, as somebody who scrolls does, for at most `most` pages of 200. */
async function everyPage(product: Product, query: Record<string, string>, most: number) {
  const times: number[] = [];
  let cursor: string | null = null;
  do {
    const started = performance.now();
    const next: LeadPage = await page(product, { ...query, limit: '200', ...(cursor ? { cursor } : {}) });
    times.push(performance.now() - started);
    cursor = next.nextCursor;
  } while (cursor && times.length < most);
  return times;
}

async function report(what: string, work: (() => Promise<unknown>)[] | number[]): Promise<void> {
  const times: number[] = [];
  for (const one of work) {
    if (typeof one === 'number') times.push(one);
    else times.push(await timed(one));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
  console.log(`${what.padEnd(28)} ${at(0.5).padStart(8)} ${at(0.95).padStart(8)} ${at(1).padStart(8)}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function exportAll(product: Product): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let bytes = 0;
  const started = performance.now();
  const answer = await get(product, '/api/admin/leads/export.csv');
  for await (const chunk of answer.body!) {
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const mb = (size: number) => Math.round(size / 1024 / 1024);
  console.log(
    `export of ${mb(bytes)} MB in ${seconds(started)} s; resident memory ${mb(before)} MB before, ${mb(peak)} MB at most`,
  );
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
