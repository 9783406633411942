import type { MailedSignInLink } from '@named-first/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Secret } from 'otpauth';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quickHash } from '../../../../test/quick-password.ts';
import { describeOnBothDatabases, openTestDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { appSettings, outboundMails, rateLimits, sessions } from '../../../db/schema/index.ts';
import { MailRefusedError } from '../../../mail/delivery/mailer.ts';
import { takeCheck } from '../check-pace.ts';
import { ADMIN_PASSWORD_KEY, ensureAdminPassword } from '../ensure-admin-password.ts';
import { createSignInQueue } from '../sign-in-queue.ts';
import { isOpen, nextLinkAt, type StoredLink, timesOfLink } from './stored-link.ts';

const PASSWORD = 'correct horse';
const INBOX = 'sales@agency.example';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ENV = { ADMIN_PASSWORD: PASSWORD, MAIL_TO: `Sales <${INBOX}>`, SMTP_URL: 'smtp://mail.agency.example' };

/** A request like that of a browser at this address. */
const send = (product: TestProduct, path: string, { body, address = '192.0.2.1', cookie = '' }: Sent = {}) =>
  product.app.request(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address } } } as never,
  );
type Sent = { body?: unknown; address?: string; cookie?: string };

const ask = (product: TestProduct, sent: Sent = {}) => send(product, '/api/admin/sign-in-link', sent);
const redeem = (product: TestProduct, token: string) =>
  send(product, '/api/admin/sign-in-link/redeem', { body: { token } });
const deviceIn = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!;

/** Asks for a link that must be mailed, and returns the token in the mail. */
async function mailedToken(product: TestProduct): Promise<string> {
  const answer = await ask(product);
  expect(answer.status, await answer.clone().text()).toBe(202);
  expect(await bodyOf<MailedSignInLink>(answer)).toMatchObject({ isNew: true });
  await product.runJobs();
  const [newest] = await product.deps.db
    .select()
    .from(outboundMails)
    .where(eq(outboundMails.kind, 'sign-in-link'))
    .orderBy(sql`created_at desc`);
  expect(newest).toMatchObject({ status: 'sent', recipient: INBOX });
  const mail = (await product.mails()).find(({ text }) => text?.includes(newest!.messageKey.split(':')[1]!));
  const { url } = JSON.parse(mail!.text!) as { url: string };
  expect(url).toMatch(/^https:\/\/agency\.example\/admin\/sign-in-link#[\w-]{43}$/);
  return url.split('#')[1]!;
}

describeOnBothDatabases('a sign-in link', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: ENV });
    await ensureAdminPassword(product.deps, quickHash);
    // Every attempt without a device cookie is refused after a moment.
    product.deps.signInQueue = createSignInQueue({
      ...{ enabled: true, clock: product.clock, waitMs: 50 },
      takeCheck: async () => product.clock.time.getTime() + 100,
    });
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [sessions, rateLimits, outboundMails]) await db.delete(table);
    await db.delete(appSettings).where(sql`key in ('admin-password-checks', 'admin-sign-in-link')`);
    await db.execute(sql`delete from pgboss.job`);
    after(25 * HOUR_MS);
  });
  afterAll(() => product.close());

  const after = (ms: number) => {
    product.clock.time = new Date(product.clock.time.getTime() + ms);
  };
  /** Uses up the checks of this minute, like attackers. */
  const attack = async () => {
    while ((await takeCheck(product.deps)) === null);
  };
  const signIn = async (cookie = '', code?: string) =>
    (await send(product, '/api/admin/login', { body: { password: PASSWORD, code }, cookie })).status;
  const mails = () => product.deps.db.select().from(outboundMails);

  test('lets a browser skip the queue, and gives no access without the password', async () => {
    await attack();
    expect(await signIn()).toBe(429);
    const answer = await redeem(product, await mailedToken(product));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    const [pair, ...attributes] = answer.headers.getSetCookie().join().split('; ');
    expect(pair).toMatch(/^__Host-named-first-device=[\w-]{22}\.[0-9a-z]+\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict', 'Secure']);
    const leads = await product.app.request('/api/admin/leads', { headers: { Cookie: pair! } });
    expect(leads.status).toBe(401);
    expect((await send(product, '/api/admin/login', { body: { password: 'guess' }, cookie: pair! })).status).toBe(401);
    expect(await signIn(pair)).toBe(200);
    expect(await signIn(), 'a browser without the cookie').toBe(429);
  });

  test('does not replace the second factor', async () => {
    await attack();
    const device = deviceIn(await redeem(product, await mailedToken(product)));
    const { settings } = product.deps;
    product.deps.settings = { ...settings, adminTotpSecret: new Secret({ size: 20 }).base32 };
    try {
      expect(await signIn(device)).toBe(401);
      expect(await signIn(device, '000000')).toBe(401);
    } finally {
      product.deps.settings = settings;
    }
  });

  test('works once, even if two browsers use it at the same time', async () => {
    await attack();
    const token = await mailedToken(product);
    const answers = await Promise.all([redeem(product, token), redeem(product, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const late = await redeem(product, token);
    expect(late.status).toBe(404);
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  test('is mailed once, however many browsers ask for it in however many processes', async () => {
    await attack();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask(product, { address: `198.51.100.${at}` })),
    );
    const told = await Promise.all(answers.map((answer) => bodyOf<MailedSignInLink>(answer)));
    expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(told.map(({ mailedAt, worksUntil }) => `${mailedAt} ${worksUntil}`)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
    after(14 * MINUTE_MS);
    await attack();
    expect(await bodyOf(await ask(product))).toEqual({ ...told[0], isNew: false });
    expect(await mails()).toHaveLength(1);
  });

  test('is in no response, no row and no log', async () => {
    const lines: string[] = [];
    const { log } = product.deps;
    product.deps.log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    try {
      await attack();
      const token = await mailedToken(product);
      const again = await (await ask(product)).text();
      expect(again).not.toContain('agency.example');
      expect(again).not.toContain(token);
      await redeem(product, token);
      const stored = [await mails(), await product.deps.db.select().from(appSettings)];
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(lines.join('')).not.toContain(token);
      expect(lines.join('')).not.toContain(INBOX);
      expect(lines.join('')).toContain('A sign-in link is mailed to the agency');
      expect(lines.join('')).toContain('A sign-in link was used');
    } finally {
      product.deps.log = log;
    }
  });

  test('is sent before the mails of lists', async () => {
    await attack();
    await ask(product);
    const { rows } = await product.deps.db.execute<{ priority: number }>(sql`select priority from pgboss.job`);
    expect(rows).toEqual([{ priority: 0 }]);
  });

  test('expires after a quarter of an hour', async () => {
    await attack();
    const token = await mailedToken(product);
    after(15 * MINUTE_MS);
    expect((await redeem(product, token)).status).toBe(404);
  });

  test('works until its time is over, and no forged, cut or empty token does', async () => {
    await attack();
    const token = await mailedToken(product);
    after(15 * MINUTE_MS - 1);
    for (const forged of ['', 'x', token.slice(1), `${token.slice(0, -1)}!`, 'A'.repeat(43)]) {
      expect((await redeem(product, forged)).status, forged).toBe(404);
    }
    expect((await redeem(product, 'x'.repeat(201))).status).toBe(400);
    expect((await redeem(product, token)).status).toBe(200);
  });

  test('dies with the password, and the next one can be mailed after five minutes', async () => {
    await attack();
    const token = await mailedToken(product);
    const isPassword = eq(appSettings.key, ADMIN_PASSWORD_KEY);
    await product.deps.db
      .update(appSettings)
      .set({ value: await quickHash(PASSWORD) })
      .where(isPassword);
    expect((await redeem(product, token)).status).toBe(404);
    const refused = await ask(product);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '300']);
    after(5 * MINUTE_MS);
    await attack();
    expect((await redeem(product, await mailedToken(product))).status).toBe(200);
  });

  test('that the mail server refuses makes room for another after five minutes', async () => {
    const { mailer } = product.deps;
    product.deps.mailer = {
      ...mailer,
      send: async () => Promise.reject(new MailRefusedError('No such mailbox', { isAboutRecipient: true })),
    };
    try {
      await attack();
      await ask(product);
      await product.runJobs();
    } finally {
      product.deps.mailer = mailer;
    }
    expect((await ask(product)).status).toBe(429);
    after(5 * MINUTE_MS);
    await attack();
    expect((await redeem(product, await mailedToken(product))).status).toBe(200);
  });

  test('that expired before its mail could be sent is not mailed', async () => {
    await attack();
    await ask(product);
    after(15 * MINUTE_MS);
    await product.runJobs();
    expect(await mails()).toMatchObject([{ status: 'failed', sentAt: null }]);
  });

  test('is not mailed while nobody waits', async () => {
    const answer = await ask(product);
    expect(answer.status).toBe(409);
    expect(await bodyOf(answer)).toMatchObject({ message: expect.stringContaining('Please sign in.') });
    expect(await mails()).toEqual([]);
  });

  test('is mailed if others in the network have used up its failures', async () => {
    for (let guess = 0; guess < 5; guess += 1) await product.deps.limiter.count('failed-login', '192.0.2.1');
    expect(await signIn()).toBe(429);
    expect((await ask(product, { address: '192.0.2.2' })).status).toBe(409);
    expect(await signIn(deviceIn(await redeem(product, await mailedToken(product))))).toBe(200);
  });

  test('is not mailed to a browser that needs none', async () => {
    await attack();
    const device = deviceIn(await redeem(product, await mailedToken(product)));
    after(5 * MINUTE_MS);
    await attack();
    expect((await ask(product, { cookie: device })).status).toBe(409);
    for (let guess = 0; guess < 5; guess += 1) {
      await product.deps.limiter.count('failed-login', `device ${device.split('=')[1]!.split('.')[0]}`);
    }
    const refused = await ask(product, { cookie: device });
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect(await mails()).toHaveLength(1);
  });

  test('may be asked for sixty times in ten minutes from one network', async () => {
    for (let request = 0; request < 60; request += 1) expect((await ask(product)).status).toBe(409);
    expect((await ask(product)).status).toBe(429);
  });
});

describe('without an inbox of the agency', () => {
  test.each([
    ['no mail server', { ...ENV, SMTP_URL: '' }, false],
    ["the example's address alone", { ...ENV, MAIL_TO: '' }, false],
    ['both', ENV, true],
  ])('with %s, the link is offered: %s', async (_, env, isOffered) => {
    const product = await openTestProduct(await openTestDatabase(), { env });
    await ensureAdminPassword(product.deps, quickHash);
    expect(await bodyOf(await product.app.request('/api/admin/session'))).toMatchObject({ signInLink: isOffered });
    expect((await ask(product)).status).toBe(isOffered ? 409 : 404);
    await product.close();
  });
});

describe('under attack from thousands of networks', () => {
  const NETWORKS = 3000;
  /** The clock of the product runs this many times faster than that of the test. */
  const SPEED = 10;
  const WAIT_MS = 30_000 / SPEED;

  test('an admin on a new browser signs in with the link within 30 seconds', { timeout: 60_000 }, async () => {
    const product = await openTestProduct(await openTestDatabase(), { env: ENV });
    await ensureAdminPassword(product.deps, quickHash);
    const [began, start] = [performance.now(), product.clock.time.getTime()];
    const now = () => start + (performance.now() - began) * SPEED;
    Object.defineProperty(product.clock, 'time', { get: () => new Date(now()) });
    const takes: number[] = [];
    const queue = createSignInQueue({
      ...{ enabled: true, clock: product.clock, waitMs: WAIT_MS },
      takeCheck: async () => {
        const at = await takeCheck(product.deps);
        if (at === null) takes.push(now());
        return at === null ? null : now() + (at - now()) / SPEED;
      },
    });
    product.deps.signInQueue = queue;
    // A wide network that was served before comes after those that were not.
    await queue.admit({ network: '203.0.113.8', hasCode: false });
    let isOver = false;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const attackers = Array.from({ length: NETWORKS }, async (_, at) => {
      const network = `${1 + Math.floor(at / 250)}.${at % 250}.0.1`;
      await pause((WAIT_MS * at) / NETWORKS);
      while (!isOver) {
        await queue.admit({ network, hasCode: false }).catch(() => {});
        await pause(WAIT_MS / 6);
      }
    });
    const signIn = (cookie = '') =>
      send(product, '/api/admin/login', { body: { password: PASSWORD }, address: '203.0.113.7', cookie });
    await expect.poll(() => takes.length, { timeout: 20_000 }).toBeGreaterThan(6);

    expect((await signIn()).status, 'with the password alone').toBe(429);
    const asked = now();
    const device = deviceIn(await redeem(product, await mailedToken(product)));
    expect((await signIn(device)).status, 'with the link').toBe(200);
    expect((now() - asked) / 1000).toBeLessThan(30);
    expect((await signIn()).status, 'the attack goes on').toBe(429);
    for (const time of takes) {
      expect(takes.filter((other) => other > time - MINUTE_MS && other <= time).length).toBeLessThanOrEqual(10);
    }
    isOver = true;
    await Promise.all(attackers);
    await product.close();
  });
});

describe('the number of mails', () => {
  const secrets = { key: Buffer.alloc(32), passwordHash: 'x' };

  test('is at most eight in any day, and a link that works is always in the inbox', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 * MINUTE_MS }), { maxLength: 300 }), (gaps) => {
        const mailed: number[] = [];
        let last: Pick<StoredLink, 'mailedAt' | 'worksUntil' | 'earlier'> | null = null;
        let now = 1_800_000_000_000;
        for (const gap of gaps) {
          now += gap;
          if (last && now < last.worksUntil) continue;
          expect(nextLinkAt(last, now)).toBe(now);
          last = timesOfLink(last, now);
          mailed.push(now);
        }
        for (const time of mailed) {
          expect(mailed.filter((other) => other > time - 24 * HOUR_MS && other <= time).length).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  test('reaches eight on the first day of an attack, and six on each further one', () => {
    const days = [0, 0, 0];
    let last: Pick<StoredLink, 'mailedAt' | 'worksUntil' | 'earlier'> | null = null;
    for (let now = 0; now < 72 * HOUR_MS; now += 1000) {
      if (last && now < last.worksUntil) continue;
      last = timesOfLink(last, now);
      days[Math.floor(now / (24 * HOUR_MS))]! += 1;
    }
    expect(days).toEqual([8, 6, 6]);
  });

  test('is not reduced by a clock that was set back', () => {
    const link = { mailedAt: 10 * HOUR_MS, worksUntil: 10.25 * HOUR_MS, earlier: [9 * HOUR_MS] };
    expect(nextLinkAt(link, 5 * HOUR_MS)).toBe(5 * HOUR_MS);
    expect(timesOfLink(link, 5 * HOUR_MS)).toEqual({
      mailedAt: 5 * HOUR_MS,
      worksUntil: 5.25 * HOUR_MS,
      earlier: [],
    });
    const stored = { ...link, id: 'a', tokenHash: '', isOver: false };
    expect(isOpen(stored, secrets, 5 * HOUR_MS)).toBe(false);
  });
});
