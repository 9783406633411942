import { hashPassword } from '../src/features/admin/password-hash.ts';

/** The admin password in every database that tests copy. */
export const TEMPLATE_PASSWORD = 'a password from before';

/** A hash of the lowest cost. The product's own takes half a second of processor time to make and to verify. */
export function quickHash(password: string): Promise<string> {
  return hashPassword(password, { N: 2, r: 8, p: 1 });
}
