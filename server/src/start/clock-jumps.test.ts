import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../test/test-product.ts';
import { dripEmails, outboundMails } from '../db/schema/index.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';

const HOUR_MS = 3_600_000;
/** A Monday morning in every American time zone. */
const START = new Date('2026-03-02T15:00:00Z');

describeOnBothDatabases('when the clock is set', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterEach(() => {
    product.clock.time = START;
  });
  afterAll(() => product.close());

  const jump = (hours: number) => {
    product.clock.time = new Date(product.clock.time.getTime() + hours * HOUR_MS);
  };

  test.each([-11, 11])('by %i hours, signed-in users stay signed in', async (hours) => {
    const cookie = await product.adminCookie();
    jump(hours);
    const answer = await product.app.request('/api/admin/leads', { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
  });

  test.each([-5, 5])('by %i hours, no limit locks anyone out', async (hours) => {
    const subscribe = () => product.post('/api/newsletter/subscribe', { email: 'no address' }, `192.0.2.${20 + hours}`);
    for (let count = 0; count < RATE_LIMITS.form.most; count += 1) expect((await subscribe()).status).toBe(400);
    expect((await subscribe()).status).toBe(429);
    jump(hours);
    expect((await subscribe()).status).toBe(400);
    expect((await subscribe()).status).toBe(400);
  });

  test.each([-5, 5])('by %i hours, a site is scanned again instead of reusing an old scan', async (hours) => {
    const website = `jump${hours}.example.com`;
    const scan = () => product.post('/api/scan', { website }, `192.0.2.${50 + hours}`);
    const scans = () => product.scanner.asked.filter((asked) => asked.includes(website)).length;
    await scan();
    await scan();
    expect(scans()).toBe(1);
    jump(hours);
    await scan();
    expect(scans()).toBe(2);
  });

  test('forward by three days and back, a lead gets each lesson once, in order, and no more than one a day', async () => {
    await product.post('/api/scan', { website: 'course.example.com' });
    const person = { name: 'Ada Pipe', businessName: 'Pipe', email: 'ada@example.com', phone: '(614) 555-0148' };
    const answer = await product.post('/api/leads', { website: 'course.example.com', ...person });
    expect(answer.status).toBe(201);
    const idle = new AbortController().signal;
    const day = async () => {
      await product.handlers['queue-lessons']({}, idle);
      await product.runJobs();
      await product.handlers['queue-lessons']({}, idle);
      await product.runJobs();
    };
    const days = async () => {
      const rows = await product.deps.db.select().from(outboundMails).where(eq(outboundMails.kind, 'course-lesson'));
      expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'sent'));
      return rows.map(({ data }) => (data as { day: number }).day).toSorted();
    };
    jump(72);
    await day();
    expect(await days()).toEqual([1]);
    jump(-72);
    await day();
    expect(await days()).toEqual([1]);
    for (let later = 0; later < 12; later += 1) {
      jump(24);
      await day();
    }
    expect(await days()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const lessons = await product.deps.db.select({ status: dripEmails.status }).from(dripEmails);
    expect(lessons.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'sent'));
  });

  test('back by hours, a mail that was being sent is sent after the clock has caught up', async () => {
    await product.post('/api/newsletter/subscribe', { email: 'grace@example.com' });
    const claimedAt = product.clock.time;
    await product.deps.db
      .update(outboundMails)
      .set({ status: 'sending', claimedAt })
      .where(eq(outboundMails.recipient, 'grace@example.com'));
    jump(-5);
    await product.runJobs();
    const [waiting] = (await product.queuedJobs()).filter(({ name }) => name === 'send-mail');
    expect(waiting!.startAfter.getTime()).toBeGreaterThan(claimedAt.getTime());
    jump(5.1);
    await product.runJobs();
    const [mail] = await product.deps.db
      .select()
      .from(outboundMails)
      .where(eq(outboundMails.recipient, 'grace@example.com'));
    expect(mail!.status).toBe('sent');
  });
});
