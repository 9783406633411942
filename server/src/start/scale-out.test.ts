import type { ScanReport } from '@named-first/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { campaignForm, campaignLine } from '../../test/campaign-files.ts';
import { ask, type Cluster, type Reply, startCluster } from '../../test/cluster.ts';
import { hasNginx } from '../../test/nginx.ts';
import { type PausableSites, servePausableSites } from '../../test/pausable-sites.ts';
import { type SmtpPeer, startSmtpPeer } from '../../test/smtp-peer.ts';
import { createServerDatabase, type ServerDatabase, testServer } from '../../test/test-database.ts';

const PASSWORD = 'open sesame';
/** For events in other processes, including half a minute until the work of a killed one is taken over. */
const UNHURRIED = { timeout: 40_000, interval: 50 };

describe.skipIf(!testServer() || !hasNginx())('two web and two worker processes (needs PostgreSQL and nginx)', () => {
  let sites: PausableSites;
  let smtp: SmtpPeer;
  let database: ServerDatabase;
  let sql: Client;
  let cluster: Cluster;
  let one: string;
  let other: string;
  let courseBegun: Reply;

  beforeAll(async () => {
    [sites, smtp, database] = await Promise.all([
      servePausableSites(),
      startSmtpPeer(
        () => 'take',
        () => 0,
      ),
      createServerDatabase(),
    ]);
    sql = new Client({ connectionString: database.databaseUrl });
    await sql.connect();
    cluster = await startCluster({
      DATABASE_URL: database.databaseUrl,
      SMTP_URL: smtp.url,
      SCAN_RESOLVE: sites.resolve,
      ADMIN_PASSWORD: PASSWORD,
      MAIL_TO: 'inbox@agency.example',
      COURSE_DAY_SECONDS: '1',
    });
    [one, other] = cluster.web.map(({ url }) => url) as [string, string];
    // The seven days of its course take about ten seconds, during which the other tests run.
    courseBegun = await sendForm('/api/leads', lead('course.test'), '127.0.0.79');
  });
  afterAll(async () => {
    await cluster?.stop();
    await sql?.end();
    await database?.drop();
    await smtp?.close();
    await sites?.close();
  });

  const rows = async <Row>(query: string, values: unknown[] = []) => (await sql.query(query, values)).rows as Row[];
  const count = async (query: string, values: unknown[] = []) =>
    (await rows<{ count: number }>(`select count(*)::int as count ${query}`, values))[0]!.count;

  /** Posts to one web process as nginx does for a visitor with that address. */
  const postTo = (web: string, path: string, json: unknown, visitor: string) =>
    ask(web + path, { method: 'POST', json, headers: { 'X-Forwarded-For': visitor } });
  /** Posts a form through nginx like a visitor on this machine, from the given address. */
  const sendForm = (path: string, json: unknown, from: string) =>
    ask(cluster.url + path, { method: 'POST', json, from });
  const scan = (web: string, website: string, visitor: string) => postTo(web, '/api/scan', { website }, visitor);
  const signIn = async (web: string) => {
    const answer = await postTo(web, '/api/admin/login', { password: PASSWORD }, '192.0.2.200');
    expect(answer.status).toBe(200);
    return String(answer.headers['set-cookie']).split(';')[0]!;
  };
  const message = (email: string) => ({
    ...{
      firstName: 'Ada',
      lastName: 'Pipe',
      email,
      company: 'Pipe & Daughters',
      industry: 'plumbing',
      interests: ['llm'],
    },
  });
  const lead = (website: string) => ({
    ...{ website, name: 'Ada Pipe', businessName: 'Pipe & Daughters' },
    ...{ email: `ada@${website}`, phone: '(614) 555-0148' },
  });
  /** The subjects of the mails to one address. */
  const subjectsTo = (address: string) =>
    smtp.taken.filter(({ to }) => to === address).map(({ mail }) => mail.subject ?? '');

  test('started together on an empty database, all are ready and it is migrated once', async () => {
    for (const web of [one, other, cluster.url]) expect((await ask(`${web}/readyz`)).status).toBe(200);
    const [migrations] = await rows<{ runs: number; different: number }>(
      `select count(*)::int as runs, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
    );
    expect(migrations!.runs).toBeGreaterThan(0);
    expect(migrations!.runs).toBe(migrations!.different);
    for (const worker of cluster.workers) expect(worker.output()).not.toContain('"level":50');
  });

  test('a session of one web process is valid at the other, and logout ends it at both', async () => {
    const Cookie = await signIn(one);
    const statuses = async () =>
      Promise.all(
        [one, other, cluster.url].map(
          async (web) => (await ask(`${web}/api/admin/leads?limit=1`, { headers: { Cookie } })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await ask(`${other}/api/admin/logout`, { method: 'POST', headers: { Cookie } })).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test('ten forms from one address are accepted in total, whichever process they reach', async () => {
    const answers: Reply[] = [];
    for (let form = 0; form < 12; form += 1) {
      answers.push(
        await postTo(form % 2 === 0 ? one : other, '/api/contact', message(`limit${form}@example.com`), '192.0.2.7'),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    for (const refused of answers.slice(10)) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await count(`from contacts where email like 'limit%'`)).toBe(10);
  });

  test('nginx forwards the address that rate limits count', async () => {
    const forms = Array.from({ length: 11 }, (_, form) => message(`proxy${form}@example.com`));
    const statuses: number[] = [];
    for (const json of forms) statuses.push((await sendForm('/api/contact', json, '127.0.0.77')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect((await sendForm('/api/contact', message('elsewhere@example.com'), '127.0.0.78')).status).toBe(201);
  });

  test('a scan made by one web process is reused by the other', async () => {
    const made = await scan(one, 'cached.test', '192.0.2.10');
    expect(made.status).toBe(200);
    const cached = await scan(other, 'https://www.cached.test/', '192.0.2.11');
    expect(JSON.parse(cached.text)).toEqual(JSON.parse(made.text));
    expect(await count(`from scans where site = 'cached.test'`)).toBe(1);
  });

  test('a site that fifty visitors request from both processes is scanned once and delays no one else', async () => {
    const release = sites.hold('busy.test');
    const visitors = Array.from({ length: 50 }, (_, index) =>
      scan(index % 2 === 0 ? one : other, 'busy.test', `198.51.100.${index}`),
    );
    await expect.poll(sites.waiting, UNHURRIED).toBe(1);
    const asked = await rows<{ now: Date }>('select now()');
    // The process that does not scan keeps asking for the lock, and neither process waits on a pooled connection.
    const sessions = 'from pg_stat_activity where datname = current_database() and application_name =';
    const asking = () => count(`${sessions} 'named-first-locks' and query_start > $1`, [asked[0]!.now]);
    await expect.poll(asking, UNHURRIED).toBe(1);
    await expect.poll(() => count(`${sessions} 'named-first' and state <> 'idle'`), UNHURRIED).toBe(0);
    for (const web of [one, other]) expect((await scan(web, 'meanwhile.test', '192.0.2.12')).status).toBe(200);
    release();
    const answers = await Promise.all(visitors);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => (JSON.parse(text) as ScanReport).scannedAt)).size).toBe(1);
    expect(await count(`from scans where site = 'busy.test'`)).toBe(1);
  });

  test('a saved post appears at the other web process, which had cached its page', async () => {
    const Cookie = await signIn(one);
    const post = {
      title: 'Before',
      slug: 'shared-post',
      excerpt: 'Excerpt',
      content: '<p>Text</p>',
      author: 'Ada',
      published: true,
    };
    const created = await ask(`${one}/api/blog/posts`, { method: 'POST', json: post, headers: { Cookie } });
    expect(created.status).toBe(201);
    const page = async (web: string) => (await ask(`${web}/blog/shared-post`)).text;
    await expect.poll(() => page(other), { timeout: 10_000 }).toContain('<h1');
    expect(await page(other)).toContain('Before');
    const { id } = JSON.parse(created.text) as { id: string };
    const saved = { method: 'PATCH', json: { ...post, title: 'Afterwards' }, headers: { Cookie } };
    expect((await ask(`${one}/api/blog/posts/${id}`, saved)).status).toBe(200);
    expect(await page(one)).toContain('Afterwards');
    await expect.poll(() => page(other), { timeout: 10_000 }).toContain('Afterwards');
  });

  test('a lead gets its report and each lesson once, although every worker runs the schedule', async () => {
    expect(courseBegun.status).toBe(201);
    const sent = `from drip_emails join leads on leads.id = lead_id where site = 'course.test' and drip_emails.status = 'sent'`;
    await expect.poll(() => count(sent), UNHURRIED).toBe(7);
    const subjects = subjectsTo('ada@course.test');
    // A notice that the report is coming, the report, and seven lessons.
    expect(subjects).toHaveLength(9);
    expect(new Set(subjects).size).toBe(9);
    expect(await count(`from scans where site = 'course.test'`)).toBe(1);
  });

  describe('when a web and a worker process are killed under load', () => {
    /** Several worker processes scan at once, so each has some rows in progress. */
    const campaign = Array.from({ length: 24 }, (_, index) => `row${index}.test`);
    const taken: string[] = [];
    let cutOff: string;
    let waited: Reply;

    beforeAll(async () => {
      // A mail that the killed worker was sending is retried after a minute; this test does not wait for that.
      const underWay = `from outbound_mails where status in ('pending', 'sending')`;
      await vi.waitUntil(async () => (await count(underWay)) === 0, UNHURRIED);
      const release = sites.hold('row');
      const headers = { Cookie: await signIn(other) };
      const body = campaignForm(campaign.map((site) => campaignLine(site)));
      expect((await fetch(`${cluster.url}/api/admin/campaigns/upload`, { method: 'POST', headers, body })).status).toBe(
        201,
      );
      await vi.waitUntil(() => sites.waiting() === campaign.length, UNHURRIED);
      await cluster.workers[0].end('SIGKILL');
      release();
      const releaseOrphan = sites.hold('orphan.test');
      const cut = scan(one, 'orphan.test', '192.0.2.20').then(
        () => 'answered',
        () => 'cut off',
      );
      await vi.waitUntil(() => sites.isWaiting('orphan.test'), UNHURRIED);
      const waits = scan(other, 'orphan.test', '192.0.2.21');
      await sendMessages(80, 8, { after: 25, kill: () => cluster.web[0].script.end('SIGKILL') });
      releaseOrphan();
      [cutOff, waited] = await Promise.all([cut, waits]);
    });

    /** Sends messages as this many concurrent visitors, and kills after this many were accepted. */
    async function sendMessages(
      messages: number,
      visitors: number,
      { after, kill }: { after: number; kill(): Promise<unknown> },
    ) {
      const unsent = Array.from({ length: messages }, (_, index) => index);
      let killed: Promise<unknown> | null = null;
      const visit = async () => {
        for (let index = unsent.shift(); index !== undefined; index = unsent.shift()) {
          const email = `load${index}@example.com`;
          const answer = await sendForm('/api/contact', message(email), `127.0.1.${1 + Math.floor(index / 8)}`).catch(
            () => null,
          );
          if (answer?.status === 201) taken.push(email);
          if (taken.length >= after) killed ??= kill();
        }
      };
      await Promise.all(Array.from({ length: visitors }, visit));
      await killed;
    }

    test('at most one request per visitor fails, because nginx switches to the other process', () => {
      expect(taken.length).toBeGreaterThanOrEqual(80 - 8);
    });

    test('every confirmed form is stored, and mailed once', async () => {
      const stored = (await rows<{ email: string }>(`select email from contacts where email like 'load%'`)).map(
        ({ email }) => email,
      );
      expect(stored).toEqual(expect.arrayContaining(taken));
      const mailed = () =>
        smtp.taken.map(({ mail }) => mail.replyTo?.[0]?.address ?? '').filter((address) => address.startsWith('load'));
      await expect.poll(() => mailed().length, UNHURRIED).toBe(stored.length);
      expect(mailed().sort()).toEqual(stored.sort());
    });

    test('a visitor waiting for a scan of the killed process gets one from the other process', async () => {
      expect(cutOff).toBe('cut off');
      expect(waited.status).toBe(200);
      expect(await count(`from scans where site = 'orphan.test'`)).toBe(1);
    });

    test('the other worker takes over interrupted scans, and each contact becomes one lead', async () => {
      const completed = `from campaign_scans where status = 'completed'`;
      await expect.poll(() => count(completed), UNHURRIED).toBe(campaign.length);
      const found = await rows<{ site: string }>(`select site from leads where site like 'row%'`);
      expect(found.map(({ site }) => site).sort()).toEqual(campaign.toSorted());
    });
  });

  test('no process opens more connections than docs/operations.md states', async () => {
    const perProcess = await rows<{ application_name: string; connections: number }>(
      `select application_name, count(*)::int as connections from pg_stat_activity
        where datname = current_database() and application_name like 'named-first%' group by application_name`,
    );
    const most: Record<string, number> = { 'named-first': 10 * 3, 'named-first-jobs': 4 * 3, 'named-first-locks': 3 };
    for (const { application_name: name, connections } of perProcess)
      expect(connections, name).toBeLessThanOrEqual(most[name]!);
  });
});
