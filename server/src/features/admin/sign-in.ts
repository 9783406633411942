import { setTimeout as delay } from 'node:timers/promises';
import { loginRequestSchema } from '@named-first/contract';
import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appSettings, sessions } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import { giveBackCheck } from './check-pace.ts';
import { hasEnded } from './delete-ended-sessions.ts';
import type { AdminDeps } from './deps.ts';
import { issueDevice } from './device-token.ts';
import { ADMIN_PASSWORD_KEY, storedPasswordHash } from './ensure-admin-password.ts';
import { countedAs, knownDevice } from './known-device.ts';
import { verifyPassword } from './password-hash.ts';
import { isCodeOfNow, useCode } from './second-factor.ts';
import { hashToken, newSessionToken } from './session-token.ts';

type SignInDeps = Pick<
  AdminDeps,
  'db' | 'clock' | 'limiter' | 'settings' | 'passwordSemaphore' | 'signInQueue' | 'deviceKey'
>;

export type Caller = {
  network: string;
  /** The browser's current session, which ends when the new one starts. */
  currentToken: string | undefined;
  /** The device cookie of a browser that has signed in before. */
  device?: string | undefined;
  /** Aborted when the caller disconnects. */
  gone?: AbortSignal;
};

/** The cookies of the browser: the token of the new session, and the device cookie. */
export type SignedIn = { token: string; device: string };

/** The delay of the response to the first failure. It doubles with each further failure in the same window. */
const FIRST_DELAY_MS = 250;

/**
 * Starts a session. A browser that has signed in before is checked at once. Any other waits in a queue, of which ten a
 * minute are checked (docs/decisions/026). A correct password does not count towards the ten.
 *
 * @param pause delays the response; tests pass a substitute.
 * @returns the values of the cookies; the database stores only the hash of the session token.
 * @throws AppError `wrong-password` or `code-needed`, `too-many-requests` after five failures in a quarter of an hour
 * or half a minute in the queue, `too-busy`, `invalid-input`.
 */
export async function signIn(
  deps: SignInDeps,
  input: unknown,
  caller: Caller,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<SignedIn> {
  const { password, code } = parseInput(loginRequestSchema, input);
  const given = { password, code: code ?? '' };
  const device = await knownDevice(deps, caller.device);
  const from = { ...caller, device, countedAs: countedAs(device, caller.network) };
  await deps.limiter.refuseWhenSpent('failed-login', from.countedAs);
  if (device === null) await deps.signInQueue.admit({ ...caller, hasCode: hasCode(deps, given.code) });
  const verdict = await deps.passwordSemaphore.take(() => judge(deps, given, from));
  const isGuess = 'refusal' in verdict && verdict.failures > 0;
  if (device === null && !isGuess) await giveBackCheck(deps);
  if ('token' in verdict) return verdict;
  if (verdict.failures > 0) await pause(FIRST_DELAY_MS * 2 ** (verdict.failures - 1));
  throw verdict.refusal;
}

function hasCode(deps: SignInDeps, code: string): boolean {
  const secret = deps.settings.adminTotpSecret;
  return secret !== null && code !== '' && isCodeOfNow(deps, secret, code);
}

type Verdict = SignedIn | { refusal: AppError; failures: number };

type CountedCaller = Omit<Caller, 'device'> & { device: string | null; countedAs: string };

/** Runs one attempt at a time, so that each guess of a burst is counted and the limit is exact. */
async function judge(
  deps: SignInDeps,
  given: { password: string; code: string },
  caller: CountedCaller,
): Promise<Verdict> {
  await deps.limiter.refuseWhenSpent('failed-login', caller.countedAs);
  const fail = async (message?: string): Promise<Verdict> => ({
    failures: await deps.limiter.count('failed-login', caller.countedAs),
    refusal: new AppError('wrong-password', message === undefined ? {} : { message }),
  });
  const kept = await storedPasswordHash(deps.db);
  if (kept === null || !(await verifyPassword(given.password, kept))) return fail();
  const secret = deps.settings.adminTotpSecret;
  if (secret !== null) {
    if (given.code === '') return { failures: 0, refusal: new AppError('code-needed') };
    if (!(await useCode(deps, secret, given.code))) return fail('Invalid code');
  }
  const token = newSessionToken();
  const begun = await deps.db.transaction((tx) => beginSession(deps, tx, { token, kept, caller }));
  if (!begun) return fail();
  const secrets = { key: deps.deviceKey, passwordHash: kept };
  return { token, device: issueDevice(secrets, deps.clock.now(), caller.device ?? undefined) };
}

/** Locks the password's row, so that a concurrent change of the password either ends this session or is seen here. */
async function beginSession(
  deps: Pick<AdminDeps, 'clock'>,
  tx: Tx,
  { token, kept, caller }: { token: string; kept: string; caller: Pick<Caller, 'currentToken'> },
): Promise<boolean> {
  const [password] = await tx
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, ADMIN_PASSWORD_KEY))
    .for('share');
  if (password?.value !== kept) return false;
  const now = deps.clock.now();
  await tx.delete(sessions).where(or(hasEnded(now), eq(sessions.tokenHash, hashToken(caller.currentToken ?? ''))));
  await tx.insert(sessions).values({ tokenHash: hashToken(token), createdAt: now, lastSeenAt: now });
  return true;
}
