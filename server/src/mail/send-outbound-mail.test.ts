import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leadRow, outboundMailRow, scanReport } from '../../test/factories.ts';
import { describeOnBothDatabases } from '../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { emailCampaigns, leads, outboundMails, suppressions } from '../db/schema/index.ts';
import { PENDING_MAIL } from '../features/leads/mails/lead-mail-kinds.ts';
import { suppress } from '../features/mail-preferences/suppress.ts';
import { reportText } from '../features/scans/report-data.ts';
import type { Deps } from '../start/deps.ts';
import { releaseClaimedMails } from './claim-mail.ts';
import { type MailMessage, MailRefusedError } from './delivery/mailer.ts';
import { queueMail } from './queue-mail.ts';
import { sendOutboundMail } from './send-outbound-mail.ts';

const signal = new AbortController().signal;

describeOnBothDatabases('sending a mail of the outbox', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());

  async function queued(overrides: Parameters<typeof outboundMailRow>[0] = {}) {
    const { db } = product.deps;
    const [lead] = await db.insert(leads).values(leadRow()).returning();
    await db
      .insert(emailCampaigns)
      .values({ leadId: lead!.id, dayNumber: 0, emailType: 'report-pending', subject: 'not yet rendered' });
    const createdAt = product.clock.time;
    const row = outboundMailRow({ leadId: lead!.id, createdAt, ...overrides });
    const [mail] = await db.insert(outboundMails).values(row).returning();
    return mail!;
  }

  async function stateOf(mailId: string) {
    const { db } = product.deps;
    const [mail] = await db.select().from(outboundMails).where(eq(outboundMails.id, mailId));
    const log = await db.select().from(emailCampaigns).where(eq(emailCampaigns.leadId, mail!.leadId!));
    return { mail: mail!, log: log[0]! };
  }

  /** A mailer that records each message and then does what the test specifies. */
  function withMailer(send: (message: MailMessage) => Promise<void>): { deps: Deps; sent: MailMessage[] } {
    const sent: MailMessage[] = [];
    const mailer = {
      ...product.deps.mailer,
      send: (message: MailMessage) => {
        sent.push(message);
        return send(message);
      },
    };
    return { deps: { ...product.deps, mailer }, sent };
  }

  test('records it as sent, with its subject in the log of the lead', async () => {
    const { id } = await queued();
    await sendOutboundMail(product.deps, { mailId: id }, signal);
    const { mail, log } = await stateOf(id);
    const messageId = `<${id}@agency.example>`;
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, sentAt: product.clock.time, messageId, lastError: null });
    expect(log).toMatchObject({
      status: 'sent',
      sentAt: product.clock.time,
      subject: 'lead-report-pending: Pipe & Daughters',
    });
    expect((await product.mails()).map((one) => one.messageId)).toContain(messageId);
  });

  test('a job that runs again sends nothing', async () => {
    const { deps, sent } = withMailer(async () => {});
    const { id } = await queued();
    await sendOutboundMail(deps, { mailId: id }, signal);
    await sendOutboundMail(deps, { mailId: id }, signal);
    expect(sent).toHaveLength(1);
  });

  test('two processes that run the same job send once', async () => {
    const { deps, sent } = withMailer(async () => {});
    const { id } = await queued();
    await Promise.all([1, 2, 3].map(() => sendOutboundMail(deps, { mailId: id }, signal, 200)));
    expect(sent).toHaveLength(1);
    expect((await stateOf(id)).mail).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('a run that died before recording is repeated with the same name, so the outbox has one file', async () => {
    const { id } = await queued();
    const before = (await product.mails()).length;
    const dying = { ...product.deps, db: dyingOnTransaction(product.deps.db) };
    await expect(sendOutboundMail(dying, { mailId: id }, signal)).rejects.toThrow('killed');
    expect((await stateOf(id)).mail.status).toBe('sending');
    await sendOutboundMail(product.deps, { mailId: id }, signal, 0);
    expect((await stateOf(id)).mail).toMatchObject({ status: 'sent', attempts: 2 });
    expect((await product.mails()).length - before).toBe(1);
  });

  test('mails claimed by a killed process are released at the next start', async () => {
    const { id } = await queued({ status: 'sending', attempts: 1 });
    await releaseClaimedMails(product.deps.db);
    const { deps, sent } = withMailer(async () => {});
    await sendOutboundMail(deps, { mailId: id }, signal, 1_000_000);
    expect(sent).toHaveLength(1);
  });

  test('a refusal is final', async () => {
    const { deps, sent } = withMailer(() => Promise.reject(new MailRefusedError('550 no such user')));
    const { id } = await queued();
    await sendOutboundMail(deps, { mailId: id }, signal);
    await sendOutboundMail(deps, { mailId: id }, signal);
    expect(sent).toHaveLength(1);
    const { mail, log } = await stateOf(id);
    expect(mail).toMatchObject({ status: 'failed', lastError: '550 no such user', sentAt: null });
    expect(log.status).toBe('failed');
  });

  test('other failures are retried by the queue until the mail is two days old', async () => {
    const { deps } = withMailer(() => Promise.reject(new Error('connect ECONNREFUSED')));
    const { id } = await queued();
    await expect(sendOutboundMail(deps, { mailId: id }, signal)).rejects.toThrow('ECONNREFUSED');
    expect(await stateOf(id)).toMatchObject({
      mail: { status: 'pending', lastError: 'connect ECONNREFUSED' },
      log: { status: 'pending' },
    });
    product.clock.time = new Date(product.clock.time.getTime() + 48 * 60 * 60 * 1000);
    await sendOutboundMail(deps, { mailId: id }, signal);
    expect((await stateOf(id)).mail.status).toBe('failed');
  });

  describe('the report', () => {
    async function queuedReport(scannedAt: string, fromCampaign = false) {
      const mail = await queued({ kind: 'lead-report' });
      const data = { ...mail.data, report: { score: 62, caps: [], recommendations: [], scannedAt }, fromCampaign };
      await product.deps.db.update(outboundMails).set({ data }).where(eq(outboundMails.id, mail.id));
      await product.deps.db
        .update(leads)
        .set({ reportData: reportText(scanReport()) })
        .where(eq(leads.id, mail.leadId!));
      return mail;
    }

    test('is attached to its mail', async () => {
      const { id } = await queuedReport(scanReport().scannedAt);
      await sendOutboundMail(product.deps, { mailId: id }, signal);
      const mail = (await product.mails()).find((one) => one.messageId?.includes(id));
      expect(mail?.attachments).toMatchObject([
        { filename: 'Pipe & Daughters - AI visibility report.pdf', mimeType: 'application/pdf' },
      ]);
      const bytes = mail?.attachments[0]?.content as ArrayBuffer;
      expect(new TextDecoder().decode(bytes)).toBe(`%PDF Pipe & Daughters letter ${scanReport().scannedAt}`);
    });

    test('is not attached if the lead has a newer one', async () => {
      const { deps, sent } = withMailer(async () => {});
      const { id } = await queuedReport('2020-01-01T00:00:00.000Z');
      await sendOutboundMail(deps, { mailId: id }, signal);
      expect(sent[0]?.attachments).toEqual([]);
    });

    test.each([
      ['that somebody asked for reaches them though they left the course', false, 1],
      ['of a campaign does not, and is not made', true, 0],
    ])('%s', async (_, fromCampaign, expected) => {
      const { id, recipient } = await queuedReport(scanReport().scannedAt, fromCampaign);
      const at = product.clock.time;
      await product.deps.db.transaction((tx) =>
        suppress(tx, { address: recipient, reason: 'unsubscribed', at, lists: ['course'] }),
      );
      const { deps, sent } = withMailer(async () => {});
      const renderReportPdf = vi.fn(deps.renderReportPdf);
      await sendOutboundMail({ ...deps, renderReportPdf }, { mailId: id }, signal);
      expect([sent.length, renderReportPdf.mock.calls.length]).toEqual([expected, expected]);
      await product.deps.db.delete(suppressions);
    });

    test('does not delay the mail if it cannot be rendered', async () => {
      const { deps, sent } = withMailer(async () => {});
      const { id } = await queuedReport(scanReport().scannedAt);
      const broken = { ...deps, renderReportPdf: () => Promise.reject(new Error('no fonts')) };
      await sendOutboundMail(broken, { mailId: id }, signal);
      expect(sent[0]?.attachments).toEqual([]);
      expect((await stateOf(id)).mail.status).toBe('sent');
    });
  });

  test('the mail of a deleted lead is skipped', async () => {
    const { id, leadId } = await queued();
    await product.deps.db.delete(leads).where(eq(leads.id, leadId!));
    const { deps, sent } = withMailer(async () => {});
    await sendOutboundMail(deps, { mailId: id }, signal);
    expect(sent).toEqual([]);
  });

  test('deciding on the same mail twice queues it once', async () => {
    const { db } = product.deps;
    const [lead] = await db.insert(leads).values(leadRow()).returning();
    const { data } = outboundMailRow();
    const mail = {
      messageKey: `once:${lead!.id}`,
      kind: PENDING_MAIL,
      to: 'a@example.com',
      leadId: lead!.id,
      data,
    } as const;
    const before = (await product.queuedJobs()).length;
    for (let time = 0; time < 2; time += 1) {
      await db.transaction((tx) =>
        queueMail(product.deps, tx, mail as Parameters<typeof queueMail<'lead-report-pending'>>[2]),
      );
    }
    const rows = await db.select().from(outboundMails).where(eq(outboundMails.leadId, lead!.id));
    const log = await db
      .select()
      .from(emailCampaigns)
      .where(eq(emailCampaigns.leadId, lead!.id))
      .orderBy(asc(emailCampaigns.id));
    expect([rows.length, log.length, (await product.queuedJobs()).length - before]).toEqual([1, 1, 1]);
  });
});

/** A database on which the process dies when it is about to record its result. */
function dyingOnTransaction(db: Deps['db']): Deps['db'] {
  return new Proxy(db, {
    get: (target, property) =>
      property === 'transaction' ? () => Promise.reject(new Error('killed')) : Reflect.get(target, property, target),
  });
}
