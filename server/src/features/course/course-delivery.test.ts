import { COURSE_LESSONS } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, type TestContext, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { copyMigratedTemplate } from '../../../test/embedded-template.ts';
import { type SmtpPeer, startSmtpPeer, type TakenMail, type Treatment } from '../../../test/smtp-peer.ts';
import { type SpawnedProduct, spawnProduct } from '../../../test/spawn-product.ts';
import { createServerDatabase, temporaryFolder, testServer } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { dripEmails, leads, outboundMails } from '../../db/schema/index.ts';

/** A lead whose address the peer refuses from the third lesson on. */
const isGone = (lead: number) => lead % 20 === 0;
const REFUSALS = [550, 552, 554];
/** Faults at the first delivery attempt of some mails. */
const FAULTS: Treatment[] = [
  { at: 'recipient', code: 421 },
  { at: 'recipient', code: 450 },
  { at: 'recipient', code: 451 },
  { at: 'data', code: 452 },
  'drop before',
  'drop during',
  'take and drop',
  'hang before',
  'hang during',
];

/** How the peer treats mails: some fail once, some addresses are refused permanently, some greetings are late. */
function treatments(peer: () => SmtpPeer) {
  let offers = 0;
  const faulty = new Map<string, number>();
  return (to: string): Treatment => {
    offers += 1;
    const lead = leadOf(to);
    if (lead !== null && isGone(lead) && lessonsOf(peer(), lead).length >= 2) {
      return { at: lead % 40 === 0 ? 'recipient' : 'data', code: REFUSALS[lead % REFUSALS.length]! };
    }
    const met = faulty.get(to) ?? 0;
    if (offers % 6 !== 0 || met >= 2) return 'take';
    faulty.set(to, met + 1);
    return FAULTS[(offers / 6) % FAULTS.length]!;
  };
}

function leadOf(address: string): number | null {
  const match = /^lead(\d+)@/.exec(address);
  return match ? Number(match[1]) : null;
}

type Lesson = { day: number; answered: boolean; messageId: string | undefined };

function lessonsOf(peer: SmtpPeer, lead: number): Lesson[] {
  return peer.taken
    .filter(({ to, mail }) => leadOf(to) === lead && mail.subject === 'course-lesson')
    .map(({ mail, answered }) => ({ day: JSON.parse(mail.text!).day, answered, messageId: mail.messageId }));
}

async function startPeer(): Promise<SmtpPeer> {
  let peer: SmtpPeer | null = null;
  let connections = 0;
  const treat = treatments(() => peer!);
  peer = await startSmtpPeer(treat, () => (++connections % 5 === 0 ? 300 : 0));
  return peer;
}

async function takeLeads(product: SpawnedProduct, count: number): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ website: 'site.example.com', ...body }),
    });
  await post('/api/scan', {});
  const person = { name: 'Ada Pipe', businessName: 'Pipe & Daughters', phone: '6145550148' };
  for (let lead = 1; lead <= count; lead += 1) {
    expect((await post('/api/leads', { ...person, email: `lead${lead}@example.com` })).status).toBe(201);
  }
}

/** Starts the product for one test and stops it afterwards, however the test ends. */
async function start(context: TestContext, env: Record<string, string>): Promise<SpawnedProduct> {
  const product = await spawnProduct(env);
  context.onTestFinished(() => void product.child.kill('SIGKILL'));
  return product;
}

type Stored = Map<number, Map<number, string>>;

/** The state of each lesson and of each lead's report, and how many of both are open. */
async function readMails({ db }: Pick<OpenDatabase, 'db'>) {
  const rows = await db
    .select({ email: leads.emailNormalised, day: dripEmails.dayNumber, status: dripEmails.status })
    .from(dripEmails)
    .innerJoin(leads, eq(leads.id, dripEmails.leadId));
  const stored: Stored = new Map();
  for (const { email, day, status } of rows) {
    const lead = leadOf(email)!;
    stored.set(lead, (stored.get(lead) ?? new Map()).set(day, status));
  }
  const reports = await db
    .select({ email: outboundMails.recipient, status: outboundMails.status, lastError: outboundMails.lastError })
    .from(outboundMails)
    .where(eq(outboundMails.kind, 'lead-report'));
  const isOpen = ({ status }: { status: string }) => ['scheduled', 'pending', 'sending'].includes(status);
  return { stored, reports, open: rows.filter(isOpen).length + reports.filter(isOpen).length };
}

type StoredReport = Awaited<ReturnType<typeof readMails>>['reports'][number];

/** The maximum number of mails that one process sends concurrently. */
const UNDER_WAY = 10;

/**
 * Every lesson arrives at most once and in order. A missing one is recorded as failed, and no more are missing than
 * were being sent when a connection broke or the process was killed.
 */
function expectCourses(peer: SmtpPeer, stored: Stored, kills: number): void {
  let lost = 0;
  for (const [lead, statuses] of stored) {
    const lessons = lessonsOf(peer, lead);
    const days = lessons.map(({ day }) => day);
    expect(days, `lead ${lead}`).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    if (isGone(lead)) {
      expect(days, `lead ${lead}`).toHaveLength(2);
      expect([...statuses.values()].filter((status) => status === 'cancelled').length).toBeGreaterThan(0);
      continue;
    }
    for (const day of COURSE_LESSONS.map((_, index) => index + 1)) {
      const status = statuses.get(day);
      if (days.includes(day)) {
        const { answered } = lessons.find((lesson) => lesson.day === day)!;
        // After a kill, a reply may have been lost.
        if (status !== 'sent') expect([status, answered && kills === 0]).toEqual(['failed', false]);
      } else {
        expect(status, `lead ${lead}, day ${day}`).toBe('failed');
        lost += 1;
      }
    }
  }
  expect(lost).toBeLessThanOrEqual(peer.brokenOff() + kills * UNDER_WAY);
}

/**
 * Reports reach every lead. A second copy has the same Message-ID as the first, and a reason. Only a lead with a
 * refused address may lack one: a killed process can delay its report until after two lessons, and from then on the
 * peer refuses the address. The outbox then contains the refusal.
 */
function expectReports(taken: TakenMail[], stored: StoredReport[], unheard: number): void {
  const reports = Map.groupBy(
    taken.filter(({ mail }) => mail.subject === 'lead-report'),
    ({ to }) => to,
  );
  for (const { email, status, lastError } of stored) {
    if (reports.has(email)) continue;
    expect([email, isGone(leadOf(email)!), status, lastError]).toEqual([
      email,
      true,
      'failed',
      expect.stringMatching(/: 55[024] no$/),
    ]);
  }
  const copies = [...reports.values()].filter((mails) => mails.length > 1);
  for (const mails of copies) expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(1);
  const unexplained = copies.filter((mails) => mails.slice(0, -1).every(({ answered }) => answered));
  expect(unexplained.length).toBeLessThanOrEqual(unheard);
}

/**
 * The hanging peer was reached, and every living process that reached it has closed the connection or will do so soon.
 */
async function expectCut({ expect }: TestContext, peer: SmtpPeer): Promise<void> {
  expect(peer.hung().ever).toBeGreaterThan(0);
  await expect.poll(() => peer.hung().still, { timeout: 30_000 }).toBe(0);
}

const METRICS_TOKEN = 'course-delivery';
const smtp = (peer: SmtpPeer) => ({
  SMTP_URL: peer.url,
  COURSE_DAY_SECONDS: '1',
  MAIL_IN_A_HURRY: 'yes',
  METRICS_TOKEN,
  LOG_LEVEL: 'fatal',
});
const log = pino({ level: 'silent' });

const LEADS = times({ usual: 20, thorough: 200 });
const KILLS = times({ usual: 2, thorough: 5 });

// Concurrent, because both databases mostly wait: for retries, and on PostgreSQL until a dead worker is detected.
describe.concurrent('the seven lessons', () => {
  test(`of ${LEADS} leads arrive once and in order, though the mail server fails, drops, hangs and goes away, and we are killed`, async (context) => {
    const { folder, remove } = temporaryFolder();
    await copyMigratedTemplate(folder);
    const peer = await startPeer();
    const env = { DATA_DIR: folder, ...smtp(peer) };
    let product = await start(context, env);
    await takeLeads(product, LEADS);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await peer.untilTaken(peer.taken.length + LEADS * (0.6 + 0.3 * Math.random()));
      product.child.kill('SIGKILL');
      await product.exited;
      if (kill === 2) await peer.down();
      product = await start(context, env);
      if (kill === 2) await peer.up();
    }
    for (let open = 1; open > 0; ) {
      await untilIdle(context, product);
      await expectCut(context, peer);
      product.child.kill('SIGTERM');
      expect(await product.exited).toBe(0);
      const database = await openDatabase({ dataDir: folder, databaseUrl: null, log });
      const mails = await readMails(database);
      await database.close();
      open = mails.open;
      if (open > 0) product = await start(context, env);
      else {
        expectCourses(peer, mails.stored, KILLS);
        expect(mails.reports).toHaveLength(LEADS);
        expectReports(peer.taken, mails.reports, KILLS * UNDER_WAY);
      }
    }
    await peer.close();
    remove();
  }, 600_000);

  test.skipIf(!testServer())(
    'of 40 leads arrive once and in order from two workers, though both are killed (needs PostgreSQL)',
    async (context) => {
      const { databaseUrl, drop } = await createServerDatabase();
      const { folder, remove } = temporaryFolder();
      const peer = await startPeer();
      const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...smtp(peer) };
      const web = await start(context, env);
      const worker = await start(context, { ...env, ROLE: 'worker' });
      await takeLeads(web, 40);
      await peer.untilTaken(100);
      worker.child.kill('SIGKILL');
      await peer.untilTaken(150);
      const successor = await start(context, { ...env, ROLE: 'worker' });
      web.child.kill('SIGKILL');
      const database = await openDatabase({ dataDir: folder, databaseUrl, log });
      const read = () => readMails(database);
      await context.expect.poll(async () => (await read()).open, { timeout: 300_000, interval: 500 }).toBe(0);
      await expectCut(context, peer);
      successor.child.kill('SIGTERM');
      expect(await successor.exited).toBe(0);
      const KILLS = 2;
      const { stored, reports } = await read();
      expectCourses(peer, stored, KILLS);
      expect(reports).toHaveLength(40);
      expectReports(peer.taken, reports, KILLS * UNDER_WAY);
      await database.close();
      await peer.close();
      await drop();
      remove();
    },
    600_000,
  );
});

/**
 * Resolves after several checks of the schedule in a row without a mail to send. Checks run twice a second, so a mail
 * that hung, was aborted and waits for its retry has come back by then.
 */
async function untilIdle({ expect }: TestContext, product: SpawnedProduct): Promise<void> {
  let mails = -1;
  let looksBefore = 0;
  const looksSinceMail = async () => {
    const runs = await countRuns(product);
    if (runs('send-mail') !== mails) {
      mails = runs('send-mail');
      looksBefore = runs('queue-lessons');
    }
    return runs('queue-lessons') - looksBefore;
  };
  await expect.poll(looksSinceMail, { timeout: 240_000, interval: 500 }).toBeGreaterThanOrEqual(8);
}

/** How often each job has run since the product was started, from its metrics. */
async function countRuns({ url }: SpawnedProduct): Promise<(job: string) => number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  const counts = [...(await answer.text()).matchAll(/^job_duration_seconds_count{job="([^"]+)".*} (\d+)$/gm)];
  return (job) => counts.reduce((sum, [, name, count]) => sum + (name === job ? Number(count) : 0), 0);
}
