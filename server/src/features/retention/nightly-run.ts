import { brand } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';

/** A time with few visitors, before the morning's lessons. No time zone skips this hour, but 3:30 may exist twice. */
const HOUR = Temporal.PlainTime.from('03:00');
const MARK = 'retention-run';

/** When the nightly run was last due: three o'clock in the agency's time zone, today or yesterday. */
export function lastDueTime(now: Date, timeZone: string = brand.timeZone): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime: HOUR }).epochMilliseconds;
  const today = local.toPlainDate();
  const due = at(today);
  return new Date(due <= now.getTime() ? due : at(today.subtract({ days: 1 })));
}

/**
 * True if the last due run has not finished. A missed run is caught up on as soon as the product runs again. A database
 * without any run waits for the next night, so that operators have a day after an upgrade to choose other limits.
 */
export async function isRunDue(db: Database, now: Date): Promise<boolean> {
  const due = lastDueTime(now);
  const [mark] = await db.select({ value: appSettings.value }).from(appSettings).where(eq(appSettings.key, MARK));
  if (mark) return Date.parse(mark.value) < due.getTime();
  await db.insert(appSettings).values({ key: MARK, value: due.toISOString() }).onConflictDoNothing();
  return false;
}

/** Records that the run of that time has finished. */
export async function noteRun(db: Database, due: Date): Promise<void> {
  const value = due.toISOString();
  await db
    .insert(appSettings)
    .values({ key: MARK, value })
    .onConflictDoUpdate({ target: appSettings.key, set: { value } });
}
