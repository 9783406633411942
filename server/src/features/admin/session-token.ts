import { createHash, randomBytes } from 'node:crypto';

/** After this long without a request a session is over. */
export const IDLE_MS = 12 * 60 * 60 * 1000;
/** After this long it is over however busy it was. */
export const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** 256 random bits: the only thing that proves a session, and in nobody's hands but the browser's. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token as it is stored. It is as random as its hash, so a plain SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
