import type { ApiError, ContactRequest, RenderMail } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { clientEvents, clients, contacts, outboundMails } from '../../db/schema/index.ts';

const form = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Pipe',
  email: 'ada@example.com',
  phone: '',
  company: 'Pipe & Daughters',
  industry: 'home-services',
  interests: ['gbp', 'llm', 'gbp'],
  message: 'Do you work in Ohio?',
  ...overrides,
});

/** The subject as in the real template, which does not sanitise the input. */
const renderMail: RenderMail = async (_kind, data) => {
  const { firstName, lastName, company, message } = data as ContactRequest;
  return { subject: `Message from ${firstName} ${lastName}, ${company}`, html: '<p></p>', text: message ?? '' };
};

/** The encoding depends on the text. */
const ALLOWED_HEADERS = [
  ...['content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to'],
  ...['subject', 'to'],
];

describeOnEachDatabase('POST /api/contact', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    const env = { RATE_LIMITS: 'off', MAIL_TO: 'sales@agency.example' };
    product = await openTestProduct(await open(), { env, renderMail });
  });
  afterAll(() => product.close());

  const sentBy = async (email: string) => ({
    rows: await product.deps.db.select().from(contacts).where(eq(contacts.email, email)),
    mails: await product.deps.db.select().from(outboundMails).where(eq(outboundMails.replyTo, email)),
  });

  test('a message is stored, and mailed to the agency with labels instead of codes', async () => {
    const answer = await product.post('/api/contact', form());
    expect(answer.status).toBe(201);
    expect(await bodyOf(answer)).toEqual({ message: "We'll get back to you within 24 hours." });
    const { rows, mails } = await sentBy('ada@example.com');
    expect(rows).toMatchObject([
      { firstName: 'Ada', phone: null, industry: 'home-services', interests: ['gbp', 'llm'] },
    ]);
    expect(mails).toMatchObject([
      {
        kind: 'contact-message',
        recipient: 'sales@agency.example',
        data: {
          email: 'ada@example.com',
          phone: null,
          industry: 'Home Services',
          interests: ['Google Business Profile', 'LLM Optimization'],
          message: 'Do you work in Ohio?',
        },
      },
    ]);
    await product.runJobs();
    const [mail] = await product.mails();
    expect(mail).toMatchObject({
      to: [{ address: 'sales@agency.example' }],
      replyTo: [{ address: 'ada@example.com' }],
      subject: 'Message from Ada Pipe, Pipe & Daughters',
    });
  });

  test('a message from the address of a client says so, and is in their history as the last contact', async () => {
    const { db, clock } = product.deps;
    const [client] = await db
      .insert(clients)
      .values(clientRow({ email: 'Eve@example.com' }))
      .returning();
    await db.insert(clients).values(clientRow({ email: 'gone@example.com', state: 'ended' }));
    for (const email of ['eve@example.com', 'gone@example.com']) await product.post('/api/contact', form({ email }));
    expect((await sentBy('eve@example.com')).mails[0]!.data).toMatchObject({
      client: {
        ...{ businessName: 'Pipe & Daughters', planName: 'Premium' },
        adminUrl: `https://agency.example/admin/clients/${client!.id}`,
      },
    });
    expect((await sentBy('gone@example.com')).mails[0]!.data).toMatchObject({ client: null });
    const [after] = await db.select().from(clients).where(eq(clients.id, client!.id));
    expect(after!.lastContactAt).toEqual(clock.now());
    expect(await db.select().from(clientEvents)).toMatchObject([{ clientId: client!.id, kind: 'contact' }]);
  });

  test('the same message within ten minutes is mailed once, also when both arrive at once; another one is mailed', async () => {
    const email = 'twice@example.com';
    await Promise.all([product.post('/api/contact', form({ email })), product.post('/api/contact', form({ email }))]);
    expect((await sentBy(email)).mails).toHaveLength(1);
    await product.post('/api/contact', form({ email, message: null }));
    await product.post('/api/contact', form({ email, message: null }));
    expect((await sentBy(email)).mails).toHaveLength(2);
    product.clock.time = new Date(product.clock.time.getTime() + 10 * 60 * 1000 + 1);
    await product.post('/api/contact', form({ email }));
    const { rows, mails } = await sentBy(email);
    expect([rows.length, mails.length]).toEqual([3, 3]);
  });

  test('a filled-in honeypot is answered like a message and stores nothing', async () => {
    const answer = await product.post('/api/contact', form({ email: 'bot@example.com', company_website: 'x' }));
    expect([answer.status, await bodyOf(answer)]).toEqual([201, { message: "We'll get back to you within 24 hours." }]);
    expect(await sentBy('bot@example.com')).toEqual({ rows: [], mails: [] });
  });

  test.each([
    ['firstName', ' ', 'First name is required'],
    ['email', 'a@example.com\r\nBcc: x@example.com', 'Please enter a valid email address'],
    ['industry', 'banking', 'Please choose your industry'],
    ['interests', [], 'Please choose at least one interest'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
  ])('%s %j is refused with its sentence', async (path, value, message) => {
    const answer = await product.post('/api/contact', form({ [path]: value }));
    expect(answer.status).toBe(400);
    expect(await bodyOf<ApiError>(answer)).toMatchObject({ error: message, message, issues: [{ path, message }] });
  });

  test('a failure halfway stores nothing', async () => {
    const { sendContactMessage } = await import('./send-contact-message.ts');
    const jobs = { ...product.deps.jobs, enqueue: () => Promise.reject(new Error('the queue is gone')) };
    const failing = sendContactMessage({ ...product.deps, jobs }, form({ email: 'half@example.com' }));
    await expect(failing).rejects.toThrow('the queue is gone');
    expect(await sentBy('half@example.com')).toEqual({ rows: [], mails: [] });
  });

  test('no input adds a header, a recipient or a line to the mail', async () => {
    await product.runJobs();
    const typed = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc
        .tuple(
          fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0\r\n', '\v', '%0d%0a', '=?utf-8?q?=0D=0A?='),
          fc.string(),
        )
        .map(([line, text]) => `A${line}Bcc: evil@example.com${line}${line}${text}`),
    );
    let posts = 0;
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (firstName, company, message) => {
        posts += 1;
        const email = `wild${posts}@example.com`;
        const answer = await product.post('/api/contact', form({ email, firstName, company, message }));
        expect([201, 400]).toContain(answer.status);
      }),
      { numRuns: 60 },
    );
    await product.runJobs();
    const mails = (await product.mails()).filter((mail) => mail.replyTo?.[0]?.address?.startsWith('wild'));
    expect(mails.length).toBeGreaterThan(30);
    for (const mail of mails) {
      const names = mail.headers.map(({ key }) => key).sort();
      expect(ALLOWED_HEADERS).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      expect(mail.to).toEqual([{ address: 'sales@agency.example', name: '' }]);
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.subject).not.toMatch(/[\r\n\u2028]/);
    }
  });
});
