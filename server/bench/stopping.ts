/**
 * The product is stopped, and killed, while visitors subscribe over kept-alive connections as fast as they get
 * responses: SIGTERM directly and through nginx, and `kill -9` on both databases. Reports what happened to the
 * requests. `npm run bench stopping`, or with other numbers of rounds: `node server/bench/stopping.ts STOPS KILLS`.
 */
import { resolveImportsOnce } from '../src/start/resolve-imports-once.ts';

resolveImportsOnce();
const { pino } = await import('pino');
const { openDatabase } = await import('../src/db/open-database.ts');
const { newsletters, outboundMails } = await import('../src/db/schema/index.ts');
const { readOutbox } = await import('../test/read-outbox.ts');
const { spawnProduct } = await import('../test/spawn-product.ts');
const { copyEmbeddedTemplate } = await import('../test/embedded-template.ts');
const { startLoad } = await import('../test/load-clients.ts');
const { temporaryFolder } = await import('../test/test-database.ts');
const { hasNginx, startThrowawayNginx } = await import('../test/throwaway-nginx.ts');
const { startThrowawayPostgres } = await import('../test/throwaway-postgres.ts');

const [STOPS = 10, KILLS = 20] = process.argv.slice(2).map(Number);
const CLIENTS = 50;
const BEFORE_SIGNAL = 100;

type Way = { name: string; signal: 'SIGTERM' | 'SIGKILL'; rounds: number; proxied: boolean };
type Place = {
  name: string;
  env: Record<string, string>;
  folder: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
};
type Row = Record<string, string | number>;

const WAYS: Way[] = [
  { name: 'SIGTERM', signal: 'SIGTERM', rounds: STOPS, proxied: false },
  { name: 'SIGTERM behind nginx', signal: 'SIGTERM', rounds: STOPS, proxied: true },
  { name: 'kill -9', signal: 'SIGKILL', rounds: KILLS, proxied: false },
];

async function embeddedPlace(): Promise<Place> {
  const { folder, remove } = temporaryFolder();
  await copyEmbeddedTemplate(folder);
  return { name: 'embedded', env: { DATA_DIR: folder }, folder, databaseUrl: null, remove: async () => remove() };
}

async function postgresPlace(): Promise<Place | null> {
  const postgres = await startThrowawayPostgres();
  if (!postgres) return null;
  const { folder, remove } = temporaryFolder();
  const env = { DATA_DIR: folder, DATABASE_URL: postgres.url };
  const removeAll = async () => {
    await postgres.stop();
    remove();
  };
  return { name: 'PostgreSQL', env, folder, databaseUrl: postgres.url, remove: removeAll };
}

async function measure(way: Way, place: Place): Promise<Row> {
  const accepted: string[] = [];
  const broken: string[] = [];
  const stopMs: number[] = [];
  let otherAnswers = 0;
  let wrongExits = 0;
  for (let round = 0; round < way.rounds; round += 1) {
    const product = await spawnProduct({ ...place.env, LOG_LEVEL: 'fatal', STOP_GRACE_SECONDS: '1' });
    const nginx = way.proxied ? await startThrowawayNginx(product.url) : null;
    const load = startLoad(nginx?.url ?? product.url, { clients: CLIENTS });
    await load.untilAccepted(BEFORE_SIGNAL + Math.floor(Math.random() * CLIENTS));
    const told = performance.now();
    product.child.kill(way.signal);
    const code = await product.exited;
    stopMs.push(performance.now() - told);
    await load.ended;
    if (way.signal === 'SIGTERM' && code !== 0) wrongExits += 1;
    accepted.push(...load.figures.accepted);
    const { statuses } = load.figures;
    // The proxy answers 502 if its connection was refused.
    for (const [status, count] of statuses) if (status !== 201 && status !== 502) otherAnswers += count;
    broken.push(...load.figures.broken, ...(nginx?.upstreamErrors() ?? []));
    await nginx?.stop();
  }
  const stored = await finish(place, accepted);
  return {
    how: way.name,
    database: place.name,
    rounds: way.rounds,
    accepted: accepted.length,
    aborted: broken.length,
    'other answers': otherAnswers,
    'not exit 0': wrongExits,
    ...stored,
    'longest stop, s': way.signal === 'SIGTERM' ? (Math.max(...stopMs) / 1000).toFixed(1) : '-',
  };
}

/** Waits for the mails to be sent, then compares what was accepted with what is stored and mailed. */
async function finish({ env, folder, databaseUrl }: Place, accepted: string[]) {
  const last = await spawnProduct({ ...env, LOG_LEVEL: 'fatal' });
  const mailed = async () => {
    const mails = await readOutbox(folder);
    return mails.flatMap(({ to }) => to?.map(({ address }) => address ?? '') ?? []);
  };
  let missing = accepted;
  for (let look = 0; look < 120 && missing.length > 0; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const reached = new Set(await mailed());
    missing = accepted.filter((address) => !reached.has(address));
  }
  last.child.kill('SIGTERM');
  await last.exited;
  const database = await openDatabase({ dataDir: folder, databaseUrl, log: pino({ level: 'silent' }) });
  const rows = await database.db.select({ email: newsletters.email }).from(newsletters);
  const mails = await database.db.select({ to: outboundMails.recipient }).from(outboundMails);
  await database.close();
  const stored = new Set(rows.map(({ email }) => email));
  const files = await mailed();
  const doubled = (list: string[]) => list.length - new Set(list).size;
  return {
    'not stored': accepted.filter((email) => !stored.has(email)).length,
    'not mailed': missing.length,
    doubled: doubled(rows.map(({ email }) => email)) + doubled(mails.map(({ to }) => to)) + doubled(files),
  };
}

const table: Row[] = [];
for (const way of WAYS) {
  if (way.proxied && !hasNginx()) {
    console.log(`Skipped: ${way.name}, because nginx is not installed here.`);
    continue;
  }
  for (const open of [embeddedPlace, postgresPlace]) {
    const place = await open();
    if (!place) {
      console.log(`Skipped: ${way.name} on PostgreSQL, which is not installed here.`);
      continue;
    }
    table.push(await measure(way, place));
    console.log(JSON.stringify(table.at(-1)));
    await place.remove();
  }
}
console.table(table);
