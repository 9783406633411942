/**
 * The leads of the back office at scale: the response times of a search, a sort, a page and the figures, requested from
 * the whole app with a session, and the memory of an export. Runs on the embedded database and on PostgreSQL.
 */
import { DESK_SORTS, LEAD_SORTS, LEAD_STAGES, type LeadPage } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { resolveImportsOnce } from '../src/start/resolve-imports-once.ts';

resolveImportsOnce();
const { openTestDatabase } = await import('../test/test-database.ts');
const { startThrowawayPostgres } = await import('../test/throwaway-postgres.ts');
const { prepareEmbeddedTemplate } = await import('../test/embedded-template.ts');
const { openTestProduct } = await import('../test/test-product.ts');
const { seedLeads } = await import('../src/features/leads/seed-leads.ts');

type Product = Awaited<ReturnType<typeof openTestProduct>> & { cookie: string };

const LEADS = 100_000;
const ROUNDS = 15;
/** From no match to every match, from one letter to whole addresses. */
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
  const opened = await openTestProduct(await openTestDatabase(kind));
  const product = { ...opened, cookie: await opened.adminCookie() };
  try {
    await fill(product);
    console.log(
      `\n${kind}, ${LEADS.toLocaleString('en-US')} leads (milliseconds: median, 95th percentile, worst, and this process's processor time)`,
    );
    await report(
      'search',
      SEARCHES.flatMap((q) => repeat(() => page(product, { q }))),
    );
    for (const sort of LEAD_SORTS) {
      const orders = ['asc', 'desc'].flatMap((order) => repeat(() => page(product, { sort, order })));
      await report(`sort by ${sort}`, orders);
    }
    await report('every page by name', everyPage(product, { sort: 'name' }, 500));
    await report('pages of a search', everyPage(product, { sort: 'email', q: 'solar' }, 60));
    for (const sort of DESK_SORTS) {
      const orders = ['asc', 'desc'].flatMap((order) => repeat(() => desk(product, { sort, order })));
      await report(`desk by ${sort}`, orders);
    }
    await report(
      'desk by stage and call',
      LEAD_STAGES.flatMap((stage) => repeat(() => desk(product, { stage }))),
    );
    await report(
      'desk, calls due',
      repeat(() => desk(product, { calls: 'due' })),
    );
    await report(
      'desk, clients',
      repeat(() => desk(product, { who: 'clients', sort: 'reads' })),
    );
    await report(
      'desk, search',
      SEARCHES.flatMap((q) => repeat(() => desk(product, { q }))),
    );
    await report(
      'figures and plots',
      repeat(() => get(product, '/api/admin/leads/figures')),
    );
    await exportAll(product);
  } finally {
    await product.close();
  }
}

/** Leads with reports of 3 KB. */
async function fill({ deps }: Product): Promise<void> {
  const started = performance.now();
  await seedLeads({ db: deps.db, clock: { now: () => new Date() } }, LEADS);
  console.log(`\nseeded in ${seconds(started)} s`);
  // Real reports are too large for their row and are stored outside it, compressed. These are stored outside it
  // uncompressed.
  await deps.db.execute(sql`alter table leads alter report_data set storage external`);
  await deps.db.execute(sql`update leads set report_data = '"' || repeat(md5(leads.id::text), 100) || '"'`);
  // Of a hundred leads, about ten are in progress, two are clients, and a fifth have read their report.
  await deps.db.execute(sql`
    with made as (insert into clients (business_name, full_name, email, website_typed, site, order_id, plan_id, state, time_zone,
                                       started_at, guarantee_until, baseline_state, baseline_wanted_at)
      select 'Client ' || n, 'Ada', 'c' || n || '@x.example', 's', 's' || n || '.example', gen_random_uuid(), 'basic',
             'active', 'America/New_York', now(), now(), 'waiting', now() from generate_series(1, 2000) as n
      returning id),
    numbered as (select id, row_number() over () as n from made),
    dice as (select id, random() as d, random() as r, row_number() over () as n from leads)
    update leads
       set stage = case when d < 0.04 then 'called' when d < 0.06 then 'meeting' when d < 0.07 then 'offered'
                        when d < 0.09 then 'won' when d < 0.12 then 'lost' else 'new' end,
           next_call_at = case when d < 0.06 then now() + (r - 0.3) * interval '20 days' end,
           report_reads = case when r < 0.2 then 1 + floor(r * 30)::int else 0 end,
           report_read_at = case when r < 0.2 then now() - d * interval '60 days' end,
           client_id = numbered.id
      from dice left join numbered on numbered.n = dice.n
     where dice.id = leads.id`);
  await deps.db.execute(sql`vacuum full leads`);
  await deps.db.execute(sql`vacuum analyze leads`);
}

async function get(product: Product, path: string): Promise<Response> {
  const answer = await product.app.request(path, { headers: { Cookie: product.cookie } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function page(product: Product, query: Record<string, string>): Promise<LeadPage> {
  return (await get(product, `/api/admin/leads?${new URLSearchParams(query)}`)).json() as Promise<LeadPage>;
}

function desk(product: Product, query: Record<string, string>): Promise<Response> {
  return get(product, `/api/admin/desk?${new URLSearchParams(query)}`);
}

function repeat<T>(work: () => Promise<T>): (() => Promise<T>)[] {
  return Array.from({ length: ROUNDS }, () => work);
}

/** Walks the list from its first page, like a user who scrolls, for at most `most` pages of 200. */
function everyPage(product: Product, query: Record<string, string>, most: number): (() => Promise<void>)[] {
  let cursor: string | null = null;
  return Array.from({ length: most }, () => async () => {
    const next: LeadPage = await page(product, { ...query, limit: '200', ...(cursor ? { cursor } : {}) });
    cursor = next.nextCursor;
  });
}

async function report(what: string, work: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const one of work) {
    const started = performance.now();
    await one();
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const columns = [at(0.5), at(0.95), at(1), (user + system) / 1000 / times.length];
  console.log(what.padEnd(28) + columns.map((ms) => ms.toFixed(1).padStart(9)).join(''));
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
