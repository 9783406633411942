import { setTimeout as delay } from 'node:timers/promises';
import { loginRequestSchema } from '@named-first/contract';
import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appSettings, sessions } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { parseInput } from '../parse-input.ts';
import { hasEnded } from './delete-ended-sessions.ts';
import { ADMIN_PASSWORD_KEY } from './ensure-admin-password.ts';
import { verifyPassword } from './password-hash.ts';
import { useCode } from './second-factor.ts';
import { hashToken, newSessionToken } from './session-token.ts';

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'limiter' | 'settings' | 'passwordTurns'>;

export type Caller = {
  /** What failed attempts are counted under. */
  network: string;
  /** The session the browser already has: it ends when the new one begins. */
  currentToken: string | undefined;
};

/** The first failure is answered this much late; each further one in the same window twice as late as the last. */
const FIRST_DELAY_MS = 250;

/**
 * Begins a session.
 *
 * @param pause waits; tests pass their own.
 * @returns the token for the cookie; the database keeps only its hash.
 * @throws AppError `wrong-password` or `code-needed`, `too-many-requests` after five failures in a quarter of an hour,
 *   `too-busy`, `invalid-input`.
 */
export async function signIn(
  deps: SignInDeps,
  input: unknown,
  caller: Caller,
  pause: (ms: number) => Promise<unknown> = delay,
): Promise<string> {
  const { password, code } = parseInput(loginRequestSchema, input);
  await deps.limiter.refuseWhenSpent('failed-login', caller.network);
  const verdict = await deps.passwordTurns.take(() => judge(deps, { password, code: code ?? '' }, caller));
  if ('token' in verdict) return verdict.token;
  if (verdict.failures > 0) await pause(FIRST_DELAY_MS * 2 ** (verdict.failures - 1));
  throw verdict.refusal;
}

type Verdict = { token: string } | { refusal: AppError; failures: number };

/** Runs in turn, so that a burst of guesses is counted one by one and the limit holds exactly. */
async function judge(deps: SignInDeps, given: { password: string; code: string }, caller: Caller): Promise<Verdict> {
  await deps.limiter.refuseWhenSpent('failed-login', caller.network);
  const fail = async (message?: string): Promise<Verdict> => ({
    failures: await deps.limiter.count('failed-login', caller.network),
    refusal: new AppError('wrong-password', message === undefined ? {} : { message }),
  });
  const kept = await keptHash(deps);
  if (kept === null || !(await verifyPassword(given.password, kept))) return fail();
  const secret = deps.settings.adminTotpSecret;
  if (secret !== null) {
    if (given.code === '') return { failures: 0, refusal: new AppError('code-needed') };
    if (!(await useCode(deps, secret, given.code))) return fail('Invalid code');
  }
  const token = newSessionToken();
  const begun = await deps.db.transaction((tx) => beginSession(deps, tx, { token, kept, caller }));
  return begun ? { token } : fail();
}

async function keptHash(deps: Pick<Deps, 'db'>): Promise<string | null> {
  const [row] = await deps.db
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
  return row?.value ?? null;
}

/** Locks the password's row: whoever changes it at the same moment ends this session too, or is seen here. */
async function beginSession(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { token, kept, caller }: { token: string; kept: string; caller: Caller },
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
