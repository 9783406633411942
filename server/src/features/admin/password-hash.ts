import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first recommendation for scrypt: N=2^17, r=8, p=1 (128 MB and about a tenth of a second). */
const STRONG: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;

/** The cost parameters of scrypt: N affects time and memory, r memory, p time (RFC 7914). */
type ScryptCost = { N: number; r: number; p: number };

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password for storage: `scrypt$N$r$p$salt$key`, salt and key in base64url.
 *
 * @param cost lower only in tests. Verifying a password costs the same as hashing it.
 */
export async function hashPassword(password: string, cost: ScryptCost = STRONG): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether `password` matches `hash`. Takes the same time for both results. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await deriveKey(password, Buffer.from(salt, 'base64url'), parameters);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function deriveKey(password: string, salt: Buffer, parameters: ScryptCost): Promise<Buffer> {
  // Node refuses parameters that need more memory than `maxmem`; scrypt needs 128 * N * r bytes.
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, {
    ...parameters,
    maxmem: 256 * parameters.N * parameters.r + 2 ** 20,
  });
}
