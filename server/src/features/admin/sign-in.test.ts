import { BACKGROUND_HEADER } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quickHash } from '../../../test/quick-password.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { appSettings, rateLimits, sessions } from '../../db/schema/index.ts';
import { takeCheck } from './check-pace.ts';
import { ADMIN_PASSWORD_KEY, ensureAdminPassword } from './ensure-admin-password.ts';
import { isSignedIn } from './find-session.ts';
import { createPasswordSemaphore } from './password-semaphore.ts';
import { signIn } from './sign-in.ts';
import { createSignInQueue } from './sign-in-queue.ts';

const PASSWORD = 'correct horse';
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('signing in', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { ADMIN_PASSWORD: PASSWORD } });
    await ensureAdminPassword(product.deps, quickHash);
  });
  beforeEach(async () => {
    await product.deps.db.delete(sessions);
    await product.deps.db.delete(rateLimits);
    await product.deps.db.delete(appSettings).where(eq(appSettings.key, 'admin-password-checks'));
    product.clock.time = new Date(product.clock.time.getTime() + HOUR_MS);
  });
  afterAll(() => product.close());

  const post = (path: string, cookie?: string, body?: unknown) =>
    product.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const signedInCookie = async (cookie?: string) => {
    const answer = await post('/api/admin/login', cookie, { password: PASSWORD });
    expect(answer.status).toBe(200);
    return answer.headers.get('Set-Cookie')!.split(';')[0]!;
  };
  const leadsWith = (cookie: string) => product.app.request('/api/admin/leads', { headers: { Cookie: cookie } });

  /** Tries to sign in and returns the outcome. */
  const enter = (
    password: string,
    caller: { network: string; device?: string },
    pause: (ms: number) => Promise<unknown> = async () => {},
    deps = product.deps,
  ) =>
    signIn(deps, { password }, { currentToken: undefined, ...caller }, pause).then(
      () => 'in',
      (error) => error.code as string,
    );
  /** The product's queue with a clock that the test controls, so an attempt without a free check times out. */
  const stoppedQueue = (waitMs: number) =>
    createSignInQueue({
      ...{ enabled: true, clock: product.clock, waitMs, random: () => 0 },
      takeCheck: async () => ((await takeCheck(product.deps)) === null ? null : product.clock.time.getTime() + 10),
    });
  /** A queue without a free check, in which attempts time out after a moment. */
  const busyQueue = () =>
    createSignInQueue({
      ...{ enabled: true, clock: product.clock, waitMs: 50 },
      takeCheck: async () => product.clock.time.getTime() + 100,
    });

  test('sets a cookie that only https and this host may send and no script may read', async () => {
    const answer = await post('/api/admin/login', undefined, { password: PASSWORD });
    const cookie = answer.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^__Host-named-first-session=[\w-]{43}; /);
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const [row] = await product.deps.db.select().from(sessions);
    expect(cookie).not.toContain(row!.tokenHash);
    expect(await (await leadsWith(cookie.split(';')[0]!)).json()).toEqual([]);
  });

  test('a cookie gives no access after logout, wherever it was copied', async () => {
    const cookie = await signedInCookie();
    const answer = await post('/api/admin/logout', cookie);
    expect(answer.headers.get('Set-Cookie')).toMatch(/Max-Age=0/);
    const refused = await leadsWith(cookie);
    expect(refused.status).toBe(401);
    expect(await bodyOf(refused)).toEqual({ error: 'Unauthorized', message: 'Unauthorized' });
  });

  test('signing in again starts a new session and ends the previous one', async () => {
    const first = await signedInCookie();
    const second = await signedInCookie(first);
    expect(second).not.toBe(first);
    expect((await leadsWith(first)).status).toBe(401);
    expect((await leadsWith(second)).status).toBe(200);
  });

  test('a session ends after twelve idle hours, and after seven days even if active', async () => {
    const token = (await signedInCookie()).split('=')[1];
    const after = async (hours: number) => {
      product.clock.time = new Date(product.clock.time.getTime() + hours * HOUR_MS);
      return isSignedIn(product.deps, token);
    };
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) expect(await after(11), `after ${hours} hours`).toBe(true);
    expect(await after(11)).toBe(false);
    const idle = (await signedInCookie()).split('=')[1];
    product.clock.time = new Date(product.clock.time.getTime() + 12 * HOUR_MS);
    expect(await isSignedIn(product.deps, idle)).toBe(false);
  });

  test('background requests of a page do not keep a session alive', async () => {
    const cookie = await signedInCookie();
    const poll = async (headers: Record<string, string>) =>
      (await product.app.request('/api/admin/campaigns', { headers: { Cookie: cookie, ...headers } })).status;
    const after = (hours: number) => {
      product.clock.time = new Date(product.clock.time.getTime() + hours * HOUR_MS);
    };
    after(6);
    expect(await poll({})).toBe(200);
    after(6);
    expect(await poll({ [BACKGROUND_HEADER]: '1' })).toBe(200);
    after(6);
    expect(await poll({ [BACKGROUND_HEADER]: '1' })).toBe(401);
    expect(await poll({})).toBe(401);
  });

  test('a changed password ends every session', async () => {
    const cookie = await signedInCookie();
    await product.deps.db
      .update(appSettings)
      .set({ value: 'scrypt$2$1$1$AAAA$AAAA' })
      .where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
    await ensureAdminPassword(product.deps, quickHash);
    expect((await leadsWith(cookie)).status).toBe(401);
  });

  test('a wrong password is reported', async () => {
    const answer = await post('/api/admin/login', undefined, { password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(await bodyOf(answer)).toEqual({ error: 'Invalid password', message: 'Invalid password' });
    expect((await post('/api/admin/login', undefined, {})).status).toBe(400);
    expect((await post('/api/admin/login', undefined, { password: 'x'.repeat(1001) })).status).toBe(400);
    expect((await post('/api/admin/login', undefined, { password: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('of a dozen guesses from one address five are checked with growing delays, and no session ends', async () => {
    const cookie = await signedInCookie();
    const pauses: number[] = [];
    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      product.clock.time = new Date(product.clock.time.getTime() + 20_000);
      outcomes.push(await enter('guess', { network: 'a' }, async (ms) => pauses.push(ms)));
    }
    expect(outcomes.filter((one) => one === 'wrong-password')).toHaveLength(5);
    expect(outcomes.filter((one) => one === 'too-many-requests')).toHaveLength(7);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000]);
    await expect(
      signIn(product.deps, { password: PASSWORD }, { network: 'a', currentToken: undefined }),
    ).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) });
    expect((await leadsWith(cookie)).status).toBe(200);
    await signIn(product.deps, { password: PASSWORD }, { network: 'b', currentToken: undefined });
    product.clock.time = new Date(product.clock.time.getTime() + 15 * 60 * 1000);
    await signIn(product.deps, { password: PASSWORD }, { network: 'a', currentToken: undefined });
  });

  test('a burst of guesses from one address is checked one by one', async () => {
    const deps = { ...product.deps, signInQueue: stoppedQueue(1000) };
    const guess = () => enter('guess', { network: 'a' }, async () => {}, deps);
    const outcomes = await Promise.all(Array.from({ length: 12 }, guess));
    const checked = outcomes.filter((one) => one === 'wrong-password').length;
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(4);
    expect(outcomes.filter((one) => one === 'too-many-requests')).toHaveLength(12 - checked);
  });

  test('guesses from many addresses are limited to ten checks a minute in total', async () => {
    const impatient = { ...product.deps, signInQueue: stoppedQueue(200) };
    let checked = 0;
    for (let guess = 0; guess < 30; guess += 1) {
      product.clock.time = new Date(product.clock.time.getTime() + 2000);
      const outcome = await enter('guess', { network: `198.51.${guess}.1` }, async () => {}, impatient);
      if (outcome === 'wrong-password') checked += 1;
    }
    expect(checked).toBeLessThanOrEqual(10);
    expect(checked).toBeGreaterThan(5);
  });

  test('a correct password does not count towards the checks of a minute, so many new browsers sign in without waiting', async () => {
    const deps = { ...product.deps, signInQueue: stoppedQueue(20_000) };
    for (let browser = 0; browser < 12; browser += 1) {
      expect(await enter(PASSWORD, { network: `198.51.${browser}.1` }, async () => {}, deps)).toBe('in');
    }
  });

  test('several processes share the checks of a minute', async () => {
    const takes = await Promise.all(Array.from({ length: 20 }, () => takeCheck(product.deps)));
    expect(takes.filter((at) => at === null)).toHaveLength(4);
    expect(new Set(takes.filter((at) => at !== null))).toEqual(new Set([product.clock.time.getTime() + 6000]));
  });

  describe('a browser that has signed in before', () => {
    const deviceCookie = async (cookie?: string) => {
      const answer = await post('/api/admin/login', cookie, { password: PASSWORD });
      return answer.headers.getSetCookie().find((one) => one.includes('-device='))!;
    };
    const valueIn = (cookie: string) => cookie.split(';')[0]!.split('=')[1]!;

    test('has a cookie that only https and this host may send, that no script may read and that identifies no one', async () => {
      const [pair, ...attributes] = (await deviceCookie()).split('; ');
      expect(pair).toMatch(/^__Host-named-first-device=[\w-]{22}\.[0-9a-z]+\.[\w-]{43}$/);
      expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict', 'Secure']);
    });

    test('is checked at once even if all checks are used up and its address is refused', async () => {
      const device = valueIn(await deviceCookie());
      for (let guess = 0; guess < 5; guess += 1) await product.deps.limiter.count('failed-login', 'office');
      const busy = { ...product.deps, signInQueue: busyQueue() };
      expect(await enter(PASSWORD, { network: 'office' }, async () => {}, busy)).toBe('too-many-requests');
      expect(await enter(PASSWORD, { network: 'office', device }, async () => {}, busy)).toBe('in');
      expect(await enter(PASSWORD, { network: 'elsewhere' }, async () => {}, busy)).toBe('too-many-requests');
    });

    test('may fail five times in a quarter of an hour, like an address', async () => {
      const device = valueIn(await deviceCookie());
      const outcomes: string[] = [];
      for (let guess = 0; guess < 7; guess += 1) outcomes.push(await enter('guess', { network: `n${guess}`, device }));
      expect(outcomes).toEqual([...Array(5).fill('wrong-password'), ...Array(2).fill('too-many-requests')]);
    });

    test('keeps its device id when it signs in again, and is unknown after a year', async () => {
      const first = await deviceCookie();
      const again = await deviceCookie(first.split(';')[0]);
      expect(valueIn(again).split('.')[0]).toBe(valueIn(first).split('.')[0]);
      const busy = { ...product.deps, signInQueue: busyQueue() };
      const device = valueIn(again);
      expect(await enter(PASSWORD, { network: 'x', device }, async () => {}, busy)).toBe('in');
      product.clock.time = new Date(product.clock.time.getTime() + 366 * 24 * HOUR_MS);
      expect(await enter(PASSWORD, { network: 'x', device }, async () => {}, busy)).toBe('too-many-requests');
    });

    test('is unknown if its cookie is forged or truncated, or the password was changed', async () => {
      const device = valueIn(await deviceCookie());
      const busy = { ...product.deps, signInQueue: busyQueue() };
      const [id, issued, signed] = device.split('.') as [string, string, string];
      const forged = [
        ...[
          '',
          'x',
          id,
          `${id}.${issued}.`,
          `${id}.${issued}.${'A'.repeat(43)}`,
          `${'B'.repeat(22)}.${issued}.${signed}`,
        ],
        `${id}.zzzzzzzzzzz.${signed}`,
      ];
      for (const value of forged) {
        expect(await enter(PASSWORD, { network: 'x', device: value }, async () => {}, busy), value).toBe(
          'too-many-requests',
        );
      }
      const isPassword = eq(appSettings.key, ADMIN_PASSWORD_KEY);
      const [before] = await product.deps.db.select().from(appSettings).where(isPassword);
      const restore = (value: string) => product.deps.db.update(appSettings).set({ value }).where(isPassword);
      // The same password with a new salt: setting it again is enough to revoke device cookies.
      await restore(await quickHash(PASSWORD));
      expect(await enter(PASSWORD, { network: 'x', device }, async () => {}, busy)).toBe('too-many-requests');
      await restore(before!.value);
      expect(await enter(PASSWORD, { network: 'x', device }, async () => {}, busy)).toBe('in');
    });
  });

  test('with a second factor, a code is required and works once', async () => {
    const secret = new Secret({ size: 20 });
    // This test is about codes, so the limit on checks is disabled.
    const signInQueue = createSignInQueue({ enabled: false, clock: product.clock, takeCheck: async () => null });
    const settings = { ...product.deps.settings, adminTotpSecret: secret.base32 };
    const deps = { ...product.deps, settings, signInQueue };
    let network = 0;
    const enter = async (code?: string) => {
      network += 1;
      return signIn(
        deps,
        { password: PASSWORD, code },
        { network: `c${network}`, currentToken: undefined },
        async () => {},
      ).then(
        () => 'in',
        (error) => error.message,
      );
    };
    const code = (secondsAgo = 0) =>
      new TOTP({ secret }).generate({ timestamp: product.clock.time.getTime() - secondsAgo * 1000 });
    expect(await enter()).toBe('Enter the six digits from your authenticator app.');
    expect(await enter(code(300))).toBe('Invalid code');
    expect(await enter(code())).toBe('in');
    expect(await enter(code()), 'the same code again').toBe('Invalid code');
    expect(await enter(code(30)), 'the code before it').toBe('Invalid code');
    product.clock.time = new Date(product.clock.time.getTime() + 30_000);
    const both = await Promise.all([enter(code()), enter(code())]);
    expect(both.sort(), 'the same code twice at once').toEqual(['Invalid code', 'in']);
  });
});

describe('the queue of password checks', () => {
  test('runs one check at a time and refuses further ones when the queue is full', async () => {
    const semaphore = createPasswordSemaphore({ waiting: 2 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside -= 1;
    };
    const settled = await Promise.allSettled(Array.from({ length: 5 }, () => semaphore.take(work)));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(most).toBe(1);
    await semaphore.take(work);
  });
});
