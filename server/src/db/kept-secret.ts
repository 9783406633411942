import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { appSettings } from './schema/index.ts';

const BYTES = 32;

/**
 * A secret that the product makes for itself when it is first asked for, and keeps in the database: the same in every
 * process. Of several that make one at once, the first is everybody's.
 */
export async function keptSecret(db: Database | Tx, name: string): Promise<Buffer> {
  const kept = await readSecret(db, name);
  if (kept) return kept;
  const value = randomBytes(BYTES).toString('base64url');
  await db.insert(appSettings).values({ key: name, value }).onConflictDoNothing({ target: appSettings.key });
  return (await readSecret(db, name))!;
}

async function readSecret(db: Database | Tx, name: string): Promise<Buffer | null> {
  const [row] = await db.select({ value: appSettings.value }).from(appSettings).where(eq(appSettings.key, name));
  return row ? Buffer.from(row.value, 'base64url') : null;
}
