import { eq } from 'drizzle-orm';
import { appSettings } from '../../db/schema/index.ts';
import type { AdminDeps } from './deps.ts';
import { lockSetting, writeSetting } from './locked-setting.ts';

/** Password checks per minute for all browsers without a device cookie together, over all processes. */
export const CHECKS_A_MINUTE = 10;
/** After a quiet minute this many checks may start at once. Later ones keep an even distance. */
const AT_ONCE = 4;
const DISTANCE_MS = 6000;
const MINUTE_MS = 60_000;
const KEY = 'admin-password-checks';

/**
 * When the next check may start, given the start times of the last ones: never an eleventh within a minute, and under
 * attack one every six seconds rather than ten at once followed by a long pause.
 *
 * @param recent times in milliseconds, oldest first.
 */
export function nextCheckAt(recent: readonly number[], now: number): number {
  const minute = recent.filter((time) => time > now - MINUTE_MS);
  if (minute.length < AT_ONCE) return now;
  const spaced = minute.at(-1)! + DISTANCE_MS;
  const tenth = minute.at(-CHECKS_A_MINUTE);
  return Math.max(now, spaced, tenth === undefined ? 0 : tenth + MINUTE_MS);
}

/**
 * Takes the next check if it may start now. The list of recent checks is in the database, so that all processes share
 * the limit.
 *
 * @returns null if it was taken, otherwise the time in milliseconds at which to ask again.
 */
export async function takeCheck(deps: Pick<AdminDeps, 'db' | 'clock'>): Promise<number | null> {
  return changeRecent(deps, (recent, now) => {
    const at = nextCheckAt(recent, now);
    return at > now
      ? { recent: null, result: at }
      : { recent: [...recent.slice(1 - CHECKS_A_MINUTE), now], result: null };
  });
}

/**
 * Refunds the check of a successful sign-in: it was not a guess, so it must not make others wait. Removes the oldest
 * check of the last minute, whichever it was, so that no later window undercounts guesses.
 */
export async function giveBackCheck(deps: Pick<AdminDeps, 'db' | 'clock'>): Promise<void> {
  await changeRecent(deps, (recent, now) => {
    const oldest = recent.findIndex((time) => time > now - MINUTE_MS);
    return { recent: oldest < 0 ? null : recent.toSpliced(oldest, 1), result: null };
  });
}

/** Whether a check that starts now would have to wait. */
export async function areChecksUsedUp({ db, clock }: Pick<AdminDeps, 'db' | 'clock'>): Promise<boolean> {
  const [row] = await db.select({ value: appSettings.value }).from(appSettings).where(eq(appSettings.key, KEY));
  const now = clock.now().getTime();
  const recent = untilNow(JSON.parse(row?.value ?? '[]') as number[], now);
  return recent.filter((time) => time > now - MINUTE_MS).length >= AT_ONCE;
}

/** If the clock was set back, future times must not block everyone until it has caught up. */
function untilNow(times: readonly number[], now: number): number[] {
  return times.filter((time) => time <= now);
}

/** Changes the list of recent checks under its lock. `recent: null` leaves it unchanged. */
async function changeRecent<Result>(
  { db, clock }: Pick<AdminDeps, 'db' | 'clock'>,
  change: (recent: readonly number[], now: number) => { recent: readonly number[] | null; result: Result },
): Promise<Result> {
  return db.transaction(async (tx) => {
    const times = await lockSetting<number[]>(tx, KEY, []);
    const now = clock.now().getTime();
    const changed = change(untilNow(times, now), now);
    if (changed.recent) await writeSetting(tx, KEY, changed.recent);
    return changed.result;
  });
}
