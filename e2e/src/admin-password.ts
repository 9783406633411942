import { randomBytes, scryptSync } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';

/** The password of every back office in the tests. */
export const ADMIN_PASSWORD = 'open sesame';

/**
 * Stores the password in the product's format, with a hash of the lowest cost. With the product's own cost, every start
 * and every sign-in takes half a second of processor time.
 *
 * @param dataDir the data folder of a product that has been started once and is not running.
 * @throws if no password is stored there.
 */
export async function storeQuickPassword(dataDir: string): Promise<void> {
  const salt = randomBytes(16);
  const key = scryptSync(ADMIN_PASSWORD, salt, 32, { N: 2, r: 8, p: 1 });
  const hash = ['scrypt', 2, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
  const database = await PGlite.create(`${dataDir}/database`);
  const { affectedRows } = await database.query(
    "update app_settings set value = $1 where key = 'admin-password-hash'",
    [hash],
  );
  await database.close();
  if (affectedRows !== 1) throw new Error(`No admin password is stored in ${dataDir}.`);
}
