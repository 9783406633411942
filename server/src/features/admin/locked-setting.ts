import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';

/**
 * Reads a JSON value of `app_settings` and locks it until the transaction ends, so that changes by all processes run
 * one after the other.
 *
 * @param initial the value if none is stored.
 */
export async function lockSetting<Value>(tx: Tx, key: string, initial: Value): Promise<Value> {
  await tx
    .insert(appSettings)
    .values({ key, value: JSON.stringify(initial) })
    .onConflictDoNothing({ target: appSettings.key });
  const [row] = await tx
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, key))
    .for('update');
  return JSON.parse(row!.value) as Value;
}

export async function writeSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  await tx
    .update(appSettings)
    .set({ value: JSON.stringify(value) })
    .where(eq(appSettings.key, key));
}
