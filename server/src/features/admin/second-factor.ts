import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { appSettings } from '../../db/schema/index.ts';
import type { AdminDeps } from './deps.ts';

const LAST_STEP_KEY = 'admin-totp-last-step';
const STEP_SECONDS = 30;
/** One time step before and after the current one, for clocks that differ (RFC 6238 §5.2). */
const WINDOW = 1;

type CodeDeps = Pick<AdminDeps, 'db' | 'clock'>;

/**
 * Whether `code` is valid at the moment; does not use it up. @param secret in Base32, as authenticator apps take it.
 */
export function isCodeOfNow({ clock }: Pick<AdminDeps, 'clock'>, secret: string, code: string): boolean {
  return stepOf({ clock }, secret, code) !== null;
}

/**
 * Whether `code` is valid at the moment and has not been used. After a code was accepted, it and all earlier ones are
 * refused, as RFC 6238 §5.2 requires.
 *
 * @param secret in Base32, as authenticator apps take it.
 */
export async function useCode(deps: CodeDeps, secret: string, code: string): Promise<boolean> {
  const step = stepOf(deps, secret, code);
  return step !== null && spendStep(deps, step);
}

function stepOf({ clock }: Pick<AdminDeps, 'clock'>, secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const timestamp = clock.now().getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** A single statement, so that only one of two sign-ins with the same code succeeds. */
async function spendStep(deps: Pick<AdminDeps, 'db'>, step: number): Promise<boolean> {
  const spent = await deps.db
    .insert(appSettings)
    .values({ key: LAST_STEP_KEY, value: String(step) })
    .onConflictDoUpdate({
      target: appSettings.key,
      set: { value: String(step) },
      setWhere: sql`${appSettings.value}::bigint < ${step}`,
    })
    .returning({ key: appSettings.key });
  return spent.length > 0;
}
