import { createHash, randomBytes } from 'node:crypto';

/** A session without requests ends after this time. */
export const IDLE_MS = 12 * 60 * 60 * 1000;
/** Every session ends after this time, even an active one. */
export const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** 256 random bits. The only proof of a session; only the browser stores it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. The token itself is random, so a plain SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
