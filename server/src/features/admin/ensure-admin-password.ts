import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { appSettings, sessions } from '../../db/schema/index.ts';
import type { AdminDeps } from './deps.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export const ADMIN_PASSWORD_KEY = 'admin-password-hash';

/**
 * Sees to it that there is an admin password: the one from the settings, else the one kept from before, else a new one.
 *
 * @param hash turns a password into what is stored; tests pass a cheaper one.
 * @returns the new password, to be shown this once; null when there was one already or the settings name it.
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

/** Whoever signed in with the old password is signed out with it. */
async function storeChosen(deps: Pick<AdminDeps, 'db'>, value: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(appSettings)
      .values({ key: ADMIN_PASSWORD_KEY, value })
      .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt: new Date() } });
    await tx.delete(sessions);
  });
}

/** Of several processes that start together on one database, one password is the first. */
async function storeFirst(deps: Pick<AdminDeps, 'db'>, value: string): Promise<boolean> {
  const stored = await deps.db
    .insert(appSettings)
    .values({ key: ADMIN_PASSWORD_KEY, value })
    .onConflictDoNothing({ target: appSettings.key })
    .returning({ key: appSettings.key });
  return stored.length > 0;
}

/** Twenty letters and digits, about 98 bits; none that look alike, in groups that can be read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
