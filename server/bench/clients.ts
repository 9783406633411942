/**
 * The clients of the back office at scale: the response times of the list in each order, a search, every page, Monday
 * and one client's page, requested from the whole app with a session, among 100,000 leads and 100,000 mails. Other work
 * on the machine delays every request, so processor time is measured too: of this process and of PostgreSQL's
 * connections. `--requests 10000` sends that many requests at the end and reports the memory. Runs on the embedded
 * database and on PostgreSQL.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CLIENT_SORTS, type ClientPage, PLAN_IDS } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { resolveImportsOnce } from '../src/start/resolve-imports-once.ts';

resolveImportsOnce();
const { openTestDatabase } = await import('../test/test-database.ts');
const { startThrowawayPostgres } = await import('../test/throwaway-postgres.ts');
const { prepareEmbeddedTemplate } = await import('../test/embedded-template.ts');
const { openTestProduct } = await import('../test/test-product.ts');
const { clientRow, scanRow } = await import('../test/factories.ts');
const { clientEvents, clients, clientTasks, scans } = await import('../src/db/schema/index.ts');

const { seedLeads } = await import('../src/features/leads/seed-leads.ts');

type Product = Awaited<ReturnType<typeof openTestProduct>> & { cookie: string };

const CLIENTS = 2_000;
const LEADS = 100_000;
/** Mails per client. Together with those to leads, 100,000. */
const MAILS = 25;
/** Steps of the funnel: two years, twenty pages. */
const FUNNEL_DAYS = 730;
const FUNNEL_SOURCES = 20;
/** Months of work per client. */
const MONTHS = 12;
const KINDS_OF_WORK = 16;
const ROUNDS = 15;
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const { requests } = parseArgs({ options: { requests: { type: 'string', default: '0' } } }).values;

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
    const ids = await fill(product);
    const load = loadavg()[0]!.toFixed(1);
    console.log(
      `\n${kind}, ${CLIENTS.toLocaleString('en-US')} clients, load ${load} (milliseconds: median, 95th percentile, worst; processor of this process and of PostgreSQL, each request)`,
    );
    const report = reporter(product);
    for (const sort of CLIENT_SORTS) {
      await report(
        `sort by ${sort}`,
        ['asc', 'desc'].flatMap((order) => repeat(() => page(product, { sort, order }))),
      );
    }
    await report(
      'search',
      ['client 17', 'zzzq', 'a', '%'].flatMap((q) => repeat(() => page(product, { q }))),
    );
    await report('every page by change', everyPage(product, { sort: 'change' }));
    await report(
      'Monday',
      repeat(() => get(product, '/api/admin/clients/monday')),
    );
    await report(
      'a client',
      ids.slice(0, ROUNDS).map((id) => () => get(product, `/api/admin/clients/${id}`)),
    );
    for (const days of [30, 365]) {
      await report(
        `funnel, ${days} days`,
        repeat(() => get(product, `/api/admin/funnel?days=${days}`)),
      );
    }
    await report(
      'leads, first page',
      repeat(() => get(product, '/api/admin/leads?limit=50')),
    );
    await report(
      'leads, search',
      repeat(() => get(product, '/api/admin/leads?limit=50&q=solar')),
    );
    await memory(product, ids, Number(requests));
  } finally {
    await product.close();
  }
}

/** A year of work, four scans and three history entries for each client. */
async function fill({ deps, clock }: Product): Promise<string[]> {
  const ids: string[] = [];
  const at = (days: number) => new Date(clock.time.getTime() - days * DAY_MS);
  for (let first = 0; first < CLIENTS; first += BATCH) {
    const made = await deps.db
      .insert(clients)
      .values(
        Array.from({ length: BATCH }, (_, index) => {
          const number = first + index;
          return clientRow({
            ...{ businessName: `Client ${number}`, site: `site${number}.example`, baselineScore: number % 100 },
            ...{
              planId: PLAN_IDS[number % 4]!,
              email: `owner${number}@site${number}.example`,
              startedAt: at(number % 365),
            },
          });
        }),
      )
      .returning({ id: clients.id, site: clients.site });
    ids.push(...made.map(({ id }) => id));
    await deps.db
      .insert(scans)
      .values(
        made.flatMap(({ site }, index) =>
          [1, 30, 60, 90].map((days) => scanRow({ site: site!, score: (index * 7 + days) % 100, createdAt: at(days) })),
        ),
      );
    await deps.db.insert(clientEvents).values(
      made.flatMap(({ id: clientId }) =>
        [2, 40, 200].map((days) => ({
          clientId,
          kind: 'note' as const,
          event: { kind: 'note' as const, text: 'x' },
          createdAt: at(days),
        })),
      ),
    );
    await deps.db
      .insert(clientTasks)
      .values(made.map(({ id: clientId }) => ({ clientId, kind: 'other' as const, title: 'Call', dueAt: at(-3) })));
  }
  // All months except the last are settled.
  await deps.db.execute(sql`
    insert into deliverables (client_id, work_id, period, promised, carried_in, done, due_at)
    select clients.id, 'work-' || work, '2025-' || lpad(month::text, 2, '0'), 2, work % 2,
           case when month = ${MONTHS} then 0 else 2 + work % 2 end, ${at(-28).toISOString()}::timestamptz
      from clients, generate_series(1, ${KINDS_OF_WORK}) as work, generate_series(1, ${MONTHS}) as month`);
  await fillAround({ deps, clock });
  await deps.db.execute(sql`vacuum analyze`);
  return ids;
}

/** Other data of a database of that size: orders, leads (some of them for clients' sites), mails and counts. */
async function fillAround({ deps, clock }: Pick<Product, 'deps' | 'clock'>): Promise<void> {
  const now = clock.time.toISOString();
  await deps.db.execute(sql`
    insert into customers (full_name, business_email, business_name, website_domain, plan_id, plan_name, client_id,
                           subscription_status, paid_at, created_at)
    select full_name, email, business_name, website_typed, plan_id, plan_id, id, 'active', started_at, started_at
      from clients`);
  await seedLeads({ db: deps.db, clock: { now: () => clock.time } }, LEADS);
  await deps.db.execute(sql`
    update leads set site = named.site
      from (select site, row_number() over (order by id) as number from clients) as named,
           (select id, row_number() over (order by id) as number from leads) as numbered
     where numbered.id = leads.id and numbered.number <= ${CLIENTS * 2}
       and named.number = 1 + numbered.number % ${CLIENTS}`);
  await deps.db.execute(sql`
    insert into outbound_mails (message_key, kind, recipient, data, status, created_at)
    select 'bench ' || clients.id || ' ' || number, 'course-lesson', clients.email, '{}',
           case when number = 1 and clients.baseline_score < 5 then 'failed' else 'sent' end,
           ${now}::timestamptz - number * interval '1 day'
      from clients, generate_series(1, ${MAILS}) as number`);
  await deps.db.execute(sql`
    insert into outbound_mails (message_key, kind, recipient, data, status, created_at)
    select 'bench ' || leads.id, 'lead-report', leads.email, '{}', 'sent', ${now}::timestamptz - interval '40 days'
      from leads limit ${LEADS - CLIENTS * MAILS}`);
  await deps.db.execute(sql`
    insert into funnel_counts (day, source, step, count)
    select (${now}::timestamptz)::date - day, '/source-' || source, step, 1 + day % 17
      from generate_series(0, ${FUNNEL_DAYS}) as day, generate_series(1, ${FUNNEL_SOURCES}) as source,
           unnest(array['scan', 'results', 'unlock', 'lead', 'checkout', 'client']) as step`);
}

/** Requests everything in turn, and reports the memory of the process after each fifth. */
async function memory(product: Product, ids: string[], most: number): Promise<void> {
  const held: number[] = [];
  const started = performance.now();
  for (let asked = 1; asked <= most; asked += 1) {
    const id = ids[asked % ids.length]!;
    const paths = ['/api/admin/clients', '/api/admin/clients/monday', `/api/admin/clients/${id}`, '/api/admin/funnel'];
    await (await get(product, paths[asked % paths.length]!)).arrayBuffer();
    if (asked % Math.ceil(most / 5) !== 0) continue;
    globalThis.gc?.();
    held.push(Math.round(process.memoryUsage().rss / 1024 / 1024));
  }
  if (most > 0) {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${most} requests in ${seconds} s, resident memory at each fifth: ${held.join(', ')} MB`);
  }
}

async function get(product: Product, path: string): Promise<Response> {
  const answer = await product.app.request(path, { headers: { Cookie: product.cookie } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function page(product: Product, query: Record<string, string>): Promise<ClientPage> {
  return (await get(product, `/api/admin/clients?${new URLSearchParams(query)}`)).json() as Promise<ClientPage>;
}

function repeat<T>(work: () => Promise<T>): (() => Promise<T>)[] {
  return Array.from({ length: ROUNDS }, () => work);
}

function everyPage(product: Product, query: Record<string, string>): (() => Promise<void>)[] {
  let cursor: string | null = null;
  return Array.from({ length: CLIENTS / 50 }, () => async () => {
    const next: ClientPage = await page(product, { ...query, ...(cursor ? { cursor } : {}) });
    cursor = next.nextCursor;
  });
}

function reporter({ deps }: Product) {
  return async (what: string, work: (() => Promise<unknown>)[]): Promise<void> => {
    const times: number[] = [];
    const own = process.cpuUsage();
    const before = await backendMs(deps.db);
    for (const one of work) {
      const started = performance.now();
      await one();
      times.push(performance.now() - started);
    }
    const { user, system } = process.cpuUsage(own);
    const backends = (await backendMs(deps.db)) - before;
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    const columns = [at(0.5), at(0.95), at(1), (user + system) / 1000 / times.length, backends / times.length];
    console.log(what.padEnd(28) + columns.map((ms) => ms.toFixed(1).padStart(9)).join(''));
  };
}

/**
 * Processor time of all PostgreSQL connections so far, on Linux; 0 for the embedded database, which runs in this
 * process.
 */
async function backendMs(db: Product['deps']['db']): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => sum + processMs(pid), 0);
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 14 and 15, in hundredths of a second. */
function processMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
