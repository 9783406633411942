/**
 * The clients of the back office at size: how long the list takes by each order, a search, every page, Monday and one
 * client's page, asked over the whole app with a session. On the embedded database and on PostgreSQL.
 */
import { CLIENT_SORTS, type ClientPage, PLAN_IDS, workOf } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { resolveDrizzleDirectly } from '../src/db/drizzle-imports.ts';

resolveDrizzleDirectly();
const { openTestDatabase } = await import('../test/test-database.ts');
const { startThrowawayPostgres } = await import('../test/throwaway-postgres.ts');
const { prepareEmbeddedTemplate } = await import('../test/embedded-template.ts');
const { openTestProduct } = await import('../test/test-product.ts');
const { clientRow, scanRow } = await import('../test/factories.ts');
const { clientEvents, clients, clientTasks, deliverables, scans } = await import('../src/db/schema/index.ts');

type Product = Awaited<ReturnType<typeof openTestProduct>> & { cookie: string };

const CLIENTS = 2_000;
/** Months of work behind each client. */
const MONTHS = 12;
const ROUNDS = 15;
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

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
    console.log(`\n${kind}, ${CLIENTS.toLocaleString('en-US')} clients (milliseconds: median, 95th percentile, worst)`);
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
  } finally {
    await product.close();
  }
}

/** A year of work, four scans and three entries of history each. */
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
      .returning({ id: clients.id, site: clients.site, planId: clients.planId });
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
    for (const { id: clientId, planId } of made) {
      const work = [...workOf(planId).keys()];
      await deps.db.insert(deliverables).values(
        Array.from({ length: MONTHS }, (_, month) => month).flatMap((month) =>
          work.map((workId, index) => ({
            ...{
              clientId,
              workId,
              period: `2025-${String(month + 1).padStart(2, '0')}`,
              promised: 2,
              carriedIn: index % 2,
            },
            // All but the last month is settled.
            done: month === MONTHS - 1 ? 0 : 2 + (index % 2),
            dueAt: at(-28),
          })),
        ),
      );
    }
  }
  await deps.db.execute(sql`vacuum analyze`);
  return ids;
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

async function report(what: string, work: (() => Promise<unknown>)[]): Promise<void> {
  const times: number[] = [];
  for (const one of work) {
    const started = performance.now();
    await one();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  console.log(what.padEnd(28) + [at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(1).padStart(9)).join(''));
}
