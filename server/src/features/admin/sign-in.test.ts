import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { appSettings, rateLimits, sessions } from '../../db/schema/index.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../test-product.ts';
import { ensureAdminPassword } from './ensure-admin-password.ts';
import { isSignedIn } from './find-session.ts';
import { createPasswordTurns } from './password-turns.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'correct horse';
const HOUR_MS = 60 * 60 * 1000;

describeOnEachDatabase('signing in', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { env: { ADMIN_PASSWORD: PASSWORD } });
    await ensureAdminPassword(product.deps);
  });
  beforeEach(async () => {
    await product.deps.db.delete(sessions);
    await product.deps.db.delete(rateLimits);
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

  test('sets a cookie that only https and this host may send and no script may read', async () => {
    const answer = await post('/api/admin/login', undefined, { password: PASSWORD });
    const cookie = answer.headers.get('Set-Cookie')!;
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

  test('a logged-out cookie opens nothing, wherever it was copied to', async () => {
    const cookie = await signedInCookie();
    const answer = await post('/api/admin/logout', cookie);
    expect(answer.headers.get('Set-Cookie')).toMatch(/Max-Age=0/);
    const refused = await leadsWith(cookie);
    expect(refused.status).toBe(401);
    expect(await bodyOf(refused)).toEqual({ error: 'Unauthorized', message: 'Unauthorized' });
  });

  test('signing in again begins a new session and ends the one before', async () => {
    const first = await signedInCookie();
    const second = await signedInCookie(first);
    expect(second).not.toBe(first);
    expect((await leadsWith(first)).status).toBe(401);
    expect((await leadsWith(second)).status).toBe(200);
  });

  test('a session ends after twelve idle hours, and after seven days however busy it was', async () => {
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

  test('a changed password ends every session', async () => {
    const cookie = await signedInCookie();
    await product.deps.db.update(appSettings).set({ value: 'scrypt$2$1$1$AAAA$AAAA' });
    await ensureAdminPassword(product.deps);
    expect((await leadsWith(cookie)).status).toBe(401);
  });

  test('a wrong password is told so', async () => {
    const answer = await post('/api/admin/login', undefined, { password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(await bodyOf(answer)).toEqual({ error: 'Invalid password', message: 'Invalid password' });
    expect((await post('/api/admin/login', undefined, {})).status).toBe(400);
    expect((await post('/api/admin/login', undefined, { password: 'x'.repeat(1001) })).status).toBe(400);
    expect((await post('/api/admin/login', undefined, { password: 'x'.repeat(20_000) })).status).toBe(413);
  });

  test('of a burst of guesses five are looked at, each answered later than the last, and nobody who is in is put out', async () => {
    const cookie = await signedInCookie();
    const pauses: number[] = [];
    const guess = () =>
      signIn(product.deps, { password: 'guess' }, { network: 'a', currentToken: undefined }, async (ms) =>
        pauses.push(ms),
      ).then(
        () => 'in',
        (error) => error.code,
      );
    const outcomes = await Promise.all(Array.from({ length: 12 }, guess));
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

  test('with a second factor set, a code is needed too and opens once', async () => {
    const secret = new Secret({ size: 20 });
    const deps = { ...product.deps, settings: { ...product.deps.settings, adminTotpSecret: secret.base32 } };
    const enter = (code?: string) =>
      signIn(deps, { password: PASSWORD, code }, { network: 'c', currentToken: undefined }, async () => {}).then(
        () => 'in',
        (error) => error.message,
      );
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

describe('the line of password checks', () => {
  test('lets one in at a time and turns away whoever finds it full', async () => {
    const turns = createPasswordTurns({ waiting: 2 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside -= 1;
    };
    const settled = await Promise.allSettled(Array.from({ length: 5 }, () => turns.take(work)));
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(most).toBe(1);
    await turns.take(work);
  });
});
