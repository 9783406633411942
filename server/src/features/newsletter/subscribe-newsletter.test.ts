import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { newsletters, outboundMails } from '../../db/schema/index.ts';

describeOnEachDatabase('POST /api/newsletter/subscribe', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => product.close());

  const subscribe = (email: unknown, more = {}) => product.post('/api/newsletter/subscribe', { email, ...more });
  const stored = async (email: string) => ({
    rows: await product.deps.db.select().from(newsletters).where(eq(newsletters.email, email)),
    mails: await product.deps.db.select().from(outboundMails).where(eq(outboundMails.recipient, email)),
  });

  test('an address is subscribed once and welcomed once, however it is written and however often it is sent', async () => {
    const answers = await Promise.all(
      ['Ada@Example.com', 'ada@example.com', ' ADA@EXAMPLE.COM '].map((a) => subscribe(a)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(await bodyOf(answers[2]!)).toEqual({ message: "You've been subscribed to our newsletter." });
    const { rows, mails } = await stored('ada@example.com');
    expect(rows).toMatchObject([{ subscribed: true }]);
    expect(mails).toMatchObject([{ kind: 'newsletter-welcome', data: { blogUrl: 'https://agency.example/blog' } }]);
  });

  test('an address that had unsubscribed is subscribed again, and gets a mail about it', async () => {
    await subscribe('back@example.com');
    await product.deps.db
      .update(newsletters)
      .set({ subscribed: false })
      .where(eq(newsletters.email, 'back@example.com'));
    product.clock.time = new Date(product.clock.time.getTime() + 1000);
    expect((await subscribe('Back@example.com')).status).toBe(201);
    const { rows, mails } = await stored('back@example.com');
    expect(rows).toMatchObject([{ subscribed: true }]);
    expect(mails).toHaveLength(2);
  });

  test('a filled-in honeypot stores nothing', async () => {
    expect((await subscribe('bot@example.com', { company_website: 'https://spam.example' })).status).toBe(201);
    expect(await stored('bot@example.com')).toEqual({ rows: [], mails: [] });
  });

  test.each(['nobody', '', null, `${'a'.repeat(250)}@example.com`, 'a@example.com\nBcc: b@example.com'])(
    '%j is refused',
    async (email) => {
      const answer = await subscribe(email);
      expect(answer.status).toBe(400);
      expect(await bodyOf(answer)).toMatchObject({ message: 'Please enter a valid email address' });
    },
  );

  test('form and text bodies are refused', async () => {
    const answer = await product.app.request('/api/newsletter/subscribe', {
      method: 'POST',
      body: 'email=a@example.com',
    });
    expect(answer.status).toBe(415);
  });
});
