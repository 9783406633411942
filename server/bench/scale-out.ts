/**
 * The throughput per second of two web and two worker processes behind nginx, on one PostgreSQL: prerendered pages,
 * forms, mails and visitors' scans; with the processor time and memory of each process, and the number of open
 * connections. `npm run bench scale-out`; for workers in a campaign, `npm run bench campaign`. The PostgreSQL does not
 * fsync, so on a real one every form takes one disk flush longer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { startCluster } from '../test/cluster.ts';
import { hasNginx } from '../test/nginx.ts';
import { servePausableSites } from '../test/pausable-sites.ts';
import { startSmtpPeer } from '../test/smtp-peer.ts';
import { startThrowawayPostgres } from '../test/throwaway-postgres.ts';

const ROUNDS = 2;
const FORMS = 200;
const SCANS = 40;
const AT_ONCE = 16;

const postgres = await startThrowawayPostgres();
if (!postgres || !hasNginx() || spawnSync('wrk', ['-v']).error) {
  console.log('Skipped: PostgreSQL, nginx or wrk is not installed here.');
  process.exit(0);
}
const [sites, smtp] = await Promise.all([
  servePausableSites(),
  startSmtpPeer(
    () => 'take',
    () => 0,
  ),
]);
const cluster = await startCluster({
  ...{ DATABASE_URL: postgres.url, SMTP_URL: smtp.url, SCAN_RESOLVE: sites.resolve },
  ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
});
const sql = new Client({ connectionString: postgres.url });
await sql.connect();
const web = cluster.web.map(({ script }) => script.child.pid!);

/** Processor time of processes so far, in seconds, from Linux's proc(5): utime and stime in hundredths. */
function processorSeconds(pids: number[]): number {
  return pids
    .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / 100, 0);
}

/** Runs `work` for each number up to `total`, with limited concurrency. */
async function forEachAtOnce(total: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    for (let index = next++; index < total; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
}

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(cluster.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

const query = async (text: string) => (await sql.query(text)).rows as Record<string, number>[];
const best = (values: number[]) => Math.max(...values);
const report = (what: string, perSecond: number, milliseconds: number) =>
  console.log(
    `${what.padEnd(52)}${perSecond.toFixed(0).padStart(8)}/s${milliseconds.toFixed(2).padStart(10)} ms of processor each`,
  );

/** Runs the work in rounds: the rate of the best round, and the lowest processor time of a round. */
async function rate(
  what: string,
  total: number,
  pids: number[],
  work: (round: number) => Promise<void>,
): Promise<void> {
  const rounds: { perSecond: number; milliseconds: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [began, used] = [performance.now(), processorSeconds(pids)];
    await work(round);
    rounds.push({
      perSecond: total / ((performance.now() - began) / 1000),
      milliseconds: ((processorSeconds(pids) - used) * 1000) / total,
    });
  }
  report(what, best(rounds.map((one) => one.perSecond)), Math.min(...rounds.map((one) => one.milliseconds)));
}

function pages(what: string, url: string): void {
  const rates = Array.from({ length: ROUNDS }, () => {
    const run = spawnSync('wrk', ['-t1', '-c32', '-d3s', '-H', 'Accept-Encoding: gzip', url], { encoding: 'utf8' });
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1]);
  });
  console.log(`${what.padEnd(52)}${best(rates).toFixed(0).padStart(8)}/s`);
}

try {
  pages('home page, one web process', `${cluster.web[0].url}/`);
  pages('home page, two web processes behind nginx', `${cluster.url}/`);
  await rate('contact forms, two web processes behind nginx', FORMS, web, (round) =>
    forEachAtOnce(FORMS, (index) =>
      post('/api/contact', {
        ...{ firstName: 'Ada', lastName: 'Pipe', email: `ada${round}-${index}@example.com` },
        ...{ company: 'Pipe & Daughters', industry: 'plumbing', interests: ['llm'] },
      }),
    ),
  );
  await smtp.untilTaken(FORMS * ROUNDS);
  const [mails] = await query(
    `select count(*)::int as count, extract(epoch from max(sent_at) - min(sent_at))::float as seconds from outbound_mails`,
  );
  console.log(
    `${'mails, two workers, beside the forms'.padEnd(52)}${(mails!.count! / mails!.seconds!).toFixed(0).padStart(8)}/s`,
  );
  await rate("visitors' scans, two web processes behind nginx", SCANS, web, (round) =>
    forEachAtOnce(SCANS, (index) => post('/api/scan', { website: `visit${round}-${index}.test` })),
  );
  console.table(
    await query(`select application_name, count(*)::int as connections from pg_stat_activity
      where application_name like 'named-first%' group by 1 order by 1`),
  );
  console.table(
    await query(`select relname as table, (pg_total_relation_size(c.oid) / greatest(n_live_tup, 1))::int as "bytes a row", n_live_tup as rows
      from pg_class c join pg_stat_user_tables using (relname) where n_live_tup > 50 order by 2 desc limit 8`),
  );
} finally {
  await sql.end();
  await cluster.stop();
  await smtp.close();
  await sites.close();
  await postgres.stop();
}
