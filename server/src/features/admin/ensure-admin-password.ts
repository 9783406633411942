import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { appSettings, sessions } from '../../db/schema/index.ts';
import type { AdminDeps } from './deps.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export const ADMIN_PASSWORD_KEY = 'admin-password-hash';

/**
 * Ensures that an admin password is stored: the one from the settings, otherwise the existing one, otherwise a
 * generated one.
 *
 * @param hash hashes the password for storage; tests pass a cheaper function.
 * @returns a generated password, to be shown only this once; otherwise null.
 */
export async function ensureAdminPassword(
  deps: Pick<AdminDeps, 'db' | 'settings'>,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<string | null> {
  const chosen = deps.settings.adminPassword;
  const [kept] = await deps.db.select().from(appSettings).where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
  if (chosen !== null) {
    if (!kept || !(await verifyPassword(chosen, kept.value))) await storeChosen(deps, await hash(chosen));
    return null;
  }
  if (kept) return null;
  const generated = generatePassword();
  return (await storeFirst(deps, await hash(generated))) ? generated : null;
}

export async function storedPasswordHash(db: Database | Tx): Promise<string | null> {
  const [row] = await db
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, ADMIN_PASSWORD_KEY));
  return row?.value ?? null;
}

/** Stores the password from the settings, and ends the sessions of the old one. */
async function storeChosen(deps: Pick<AdminDeps, 'db'>, value: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(appSettings)
      .values({ key: ADMIN_PASSWORD_KEY, value })
      .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt: new Date() } });
    await tx.delete(sessions);
  });
}

/** If several processes start on one database at the same time, only the first generated password is stored. */
async function storeFirst(deps: Pick<AdminDeps, 'db'>, value: string): Promise<boolean> {
  const stored = await deps.db
    .insert(appSettings)
    .values({ key: ADMIN_PASSWORD_KEY, value })
    .onConflictDoNothing({ target: appSettings.key })
    .returning({ key: appSettings.key });
  return stored.length > 0;
}

/**
 * Twenty letters and digits, about 98 bits, in groups that can be read aloud. Characters that look alike are excluded.
 */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
