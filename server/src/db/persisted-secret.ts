import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { appSettings } from './schema/index.ts';

const BYTES = 32;

/**
 * A secret that the product generates on first use and stores in the database, so that all processes share it. If
 * several processes generate one at the same time, the first one stored wins.
 */
export async function persistedSecret(db: Database | Tx, name: string): Promise<Buffer> {
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
