import { randomUUID } from 'node:crypto';
import { COURSE_LESSONS, type Insight } from '@named-first/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scanReport, scanRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { dripEmails, emailCampaigns, leads, outboundMails, scans, suppressions } from '../../db/schema/index.ts';
import { type MailMessage, MailRefusedError, type SendOptions } from '../../mail/delivery/mailer.ts';
import { sendOutboundMail } from '../../mail/send-outbound-mail.ts';
import type { CapturedLead } from '../leads/capture-lead.ts';
import { endCourse } from './end-course.ts';
import { queueDueLessons } from './queue-due-lessons.ts';

const HOUR_MS = 3_600_000;
const idle = new AbortController().signal;
/** Two in the afternoon in New York, before the clocks go forward on March 8. */
const MONDAY = new Date('2026-03-02T19:00:00Z');

const insight: Insight = {
  id: 'reviews-readable',
  category: 'Citations',
  title: 'Can AI read your reviews?',
  description: 'They are a picture.',
  status: 'error',
  impact: 'high',
  weight: 4,
  measured: true,
  evidence: [{ url: 'https://example.com/', place: 'text', excerpt: 'Reviews' }],
  fix: { summary: 'Type them out.', steps: [], paste: [], changes: [], fixedBy: 'owner', effort: 'quick' },
  pointsToGain: 4,
};

describeOnEachDatabase('the course', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  beforeEach(async () => {
    product.clock.time = MONDAY;
    await product.deps.db.delete(dripEmails);
    await product.deps.db.delete(outboundMails);
  });
  afterAll(() => product.close());

  /** Unlocks a report; `read` says whether the server has a scan of the site. */
  async function takeLead({ read = true, email = `${randomUUID()}@example.com` } = {}) {
    const site = `${randomUUID()}.example.com`;
    if (read) {
      const report = scanReport({ website: `https://${site}/`, score: 41, insights: [insight] });
      await product.deps.db.insert(scans).values(scanRow({ site, score: 41, report, createdAt: product.clock.time }));
    }
    const person = { name: 'Ada Pipe', businessName: 'Pipe & Daughters', email, phone: '(614) 555-0148' };
    const answer = await product.post('/api/leads', { website: site, ...person });
    expect(answer.status).toBe(201);
    return { id: (await bodyOf<CapturedLead>(answer)).id, email };
  }

  const schedule = (leadId: string) =>
    product.deps.db.select().from(dripEmails).where(eq(dripEmails.leadId, leadId)).orderBy(asc(dripEmails.dayNumber));
  const statuses = async (leadId: string) => (await schedule(leadId)).map((row) => row.status);
  const lessonsOf = (leadId: string) =>
    product.deps.db
      .select()
      .from(outboundMails)
      .where(and(eq(outboundMails.leadId, leadId), eq(outboundMails.kind, 'course-lesson')))
      .orderBy(asc(outboundMails.createdAt), asc(outboundMails.messageKey));
  const at = (iso: string) => {
    product.clock.time = new Date(iso);
  };
  const queue = () => queueDueLessons(product.deps, idle);

  /** Sends the waiting mails of the outbox with a mailer that does what the test specifies. */
  async function sendWith(send: (message: MailMessage, options: SendOptions) => Promise<void> = async () => {}) {
    const sent: MailMessage[] = [];
    const mailer = {
      ...product.deps.mailer,
      send: async (message: MailMessage, options: SendOptions) => {
        await send(message, options);
        sent.push(message);
      },
    };
    for (const { id } of await product.deps.db
      .select()
      .from(outboundMails)
      .where(eq(outboundMails.kind, 'course-lesson'))) {
      await sendOutboundMail({ ...product.deps, mailer }, { mailId: id }, idle).catch(() => {});
    }
    return sent;
  }

  test('begins with the lead: seven lessons at nine in the morning, over the change of the clock', async () => {
    const { id } = await takeLead();
    const rows = await schedule(id);
    expect(rows.map((row) => [row.dayNumber, row.status, row.source, row.subject])).toEqual(
      COURSE_LESSONS.map(({ subject }, index) => [index + 1, 'scheduled', 'scan', subject]),
    );
    expect(rows.map((row) => row.scheduledFor.toISOString().slice(5, 13))).toEqual([
      ...['03-03T14', '03-04T14', '03-05T14', '03-06T14', '03-07T14', '03-08T13', '03-09T13'],
    ]);
    const [report] = await product.deps.db
      .select()
      .from(outboundMails)
      .where(and(eq(outboundMails.leadId, id), eq(outboundMails.kind, 'lead-report')));
    expect(report!.data).toMatchObject({ courseFollows: true });
  });

  test('sends each lesson once with the lead’s own findings, and logs it', async () => {
    const { id } = await takeLead();
    const subjects: string[] = [];
    for (const { scheduledFor } of await schedule(id)) {
      product.clock.time = scheduledFor;
      await Promise.all([queue(), queue()]);
      await queue();
      subjects.push(...(await sendWith()).map((message) => message.subject));
    }
    expect(subjects).toHaveLength(7);
    expect(await statuses(id)).toEqual(Array(7).fill('sent'));
    const mails = await lessonsOf(id);
    expect(mails.map((mail) => mail.messageKey)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `lesson:${id}:${day}`));
    expect(mails[0]!.data).toMatchObject({ day: 1, score: 41, finding: { state: 'found', title: insight.title } });
    expect(mails[1]!.data).toMatchObject({ day: 2, finding: { state: 'clear' } });
    const log = await product.deps.db
      .select()
      .from(emailCampaigns)
      .where(and(eq(emailCampaigns.leadId, id), eq(emailCampaigns.emailType, 'lesson')));
    expect(log.map((entry) => [entry.dayNumber, entry.status]).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 'sent']),
    );
  });

  test('waits for the report, a day at a time, and continues without one if the site stays unreadable', async () => {
    const { id } = await takeLead({ read: false });
    at('2026-03-03T14:00:00Z');
    await queue();
    expect(await lessonsOf(id)).toEqual([]);
    const rows = await schedule(id);
    expect([rows[0], rows[6]].map((row) => row!.scheduledFor.toISOString())).toEqual([
      '2026-03-04T14:00:00.000Z',
      '2026-03-10T13:00:00.000Z',
    ]);
    await product.deps.db.update(leads).set({ scanStatus: 'failed' }).where(eq(leads.id, id));
    at('2026-03-04T14:00:00Z');
    await queue();
    expect((await lessonsOf(id))[0]!.data).toMatchObject({ score: null, finding: { state: 'unread' } });
  });

  test('sends nothing at night, neither late lessons nor retries', async () => {
    const { id } = await takeLead();
    at('2026-03-04T04:00:00Z');
    await queue();
    expect(await lessonsOf(id)).toEqual([]);
    expect((await schedule(id)).map((row) => row.scheduledFor.toISOString()).slice(0, 2)).toEqual([
      '2026-03-04T14:00:00.000Z',
      '2026-03-05T14:00:00.000Z',
    ]);
    at('2026-03-04T14:00:00Z');
    await queue();
    await sendWith(() => Promise.reject(new Error('connect ECONNREFUSED')));
    at('2026-03-05T05:00:00Z');
    expect(await sendWith()).toEqual([]);
    const jobs = (await product.queuedJobs()).filter((job) => job.name === 'send-mail');
    expect(jobs.map((job) => job.startAfter.toISOString())).toContain('2026-03-05T14:00:00.000Z');
    at('2026-03-05T14:00:00Z');
    expect(await sendWith()).toHaveLength(1);
  });

  test('keeps its order and a day between two lessons after a late one', async () => {
    const { id } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    at('2026-03-04T18:00:00Z');
    await queue();
    expect(await lessonsOf(id)).toHaveLength(1);
    expect(await sendWith()).toHaveLength(1);
    await queue();
    expect(await lessonsOf(id)).toHaveLength(1);
    expect((await schedule(id))[1]!.scheduledFor.toISOString()).toBe('2026-03-05T14:00:00.000Z');
  });

  test('an address gets one course at a time, however it is written, also when both leads come at once', async () => {
    const both = await Promise.all([
      takeLead({ email: 'twice@example.com' }),
      takeLead({ email: 'Twice@Example.com' }),
    ]);
    const counts = await Promise.all(both.map(async ({ id }) => (await schedule(id)).length));
    expect(counts.sort()).toEqual([0, 7]);
  });

  test('ends when its reader unsubscribes, even for a lesson in the outbox, and does not restart', async () => {
    const { id, email } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    await product.app.request(`/unsubscribe/${product.deps.mailLinks.token(email)}`, { method: 'POST' }, {
      incoming: { socket: { remoteAddress: '192.0.2.1' } },
    } as never);
    expect(await sendWith()).toEqual([]);
    expect(await statuses(id)).toEqual(Array(7).fill('cancelled'));
    expect((await lessonsOf(id))[0]).toMatchObject({ status: 'failed' });
    expect(await schedule((await takeLead({ email })).id)).toEqual([]);
  });

  test('ends when its reader buys', async () => {
    const { id, email } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    await product.deps.db.transaction((tx) => endCourse(tx, email.toUpperCase()));
    expect(await sendWith()).toEqual([]);
    expect(await statuses(id)).toEqual(Array(7).fill('cancelled'));
  });

  test('ends when the address is refused, and the address is suppressed for all lists', async () => {
    const { id, email } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    await sendWith(() => Promise.reject(new MailRefusedError('550 no such user')));
    expect(await statuses(id)).toEqual(['failed', ...Array(6).fill('cancelled')]);
    const rows = await product.deps.db.select().from(suppressions).where(eq(suppressions.address, email));
    expect(rows.map((row) => [row.list, row.reason]).sort()).toEqual([
      ['course', 'bounced'],
      ['newsletter', 'bounced'],
    ]);
  });

  test('does not end after a refusal that is not about the address', async () => {
    const { id } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    await sendWith(() => Promise.reject(new MailRefusedError('554 5.7.1 policy', { isAboutRecipient: false })));
    expect(await statuses(id)).toEqual(['failed', ...Array(6).fill('scheduled')]);
  });

  test('never repeats a lesson that may have arrived, neither after a dropped connection nor after a crash', async () => {
    const { id } = await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    const cutOff = async (_message: MailMessage, { beforeHandOver }: SendOptions) => {
      await beforeHandOver();
      throw new Error('Connection closed');
    };
    await sendWith(cutOff);
    expect(await statuses(id)).toEqual(['failed', ...Array(6).fill('scheduled')]);

    at('2026-03-04T14:00:00Z');
    await queue();
    const crash = sendWith(async (_message, { beforeHandOver }) => {
      await beforeHandOver();
      await product.deps.db.update(outboundMails).set({ claimedAt: new Date(0) });
      throw new Error('killed');
    });
    await crash;
    const [, second] = await lessonsOf(id);
    await product.deps.db.update(outboundMails).set({ status: 'sending' }).where(eq(outboundMails.id, second!.id));
    expect(await sendWith()).toEqual([]);
    expect(await lessonsOf(id)).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    expect((await lessonsOf(id))[1]!.lastError).toContain('Not repeated');

    at('2026-03-05T14:00:00Z');
    await queue();
    expect(await sendWith()).toHaveLength(1);
  });

  test('a run whose mail was taken over sends nothing', async () => {
    await takeLead();
    at('2026-03-03T14:00:00Z');
    await queue();
    const sent = await sendWith(async (_message, { beforeHandOver }) => {
      await product.deps.db.update(outboundMails).set({ attempts: 9 });
      await beforeHandOver();
    });
    expect(sent).toEqual([]);
  });

  test('a day is as short as a test needs it', async () => {
    const { settings } = product.deps;
    const deps = { ...product.deps, settings: { ...settings, courseDaySeconds: 2 } };
    const { id } = await takeLead();
    at(new Date(MONDAY.getTime() + 24 * HOUR_MS).toISOString());
    await queueDueLessons(deps, idle);
    expect(await lessonsOf(id)).toHaveLength(1);
  });
});
