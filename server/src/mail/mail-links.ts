import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than the token of any address that we accept (at most 254 characters). */
const MAX_TOKEN_LENGTH = 600;
/**
 * A 32-byte HMAC followed by the address. Without a dot between them, because a path that contains one would look like
 * a file.
 */
const TOKEN = /^([\w-]{43})([\w-]+)$/;

/** Creates and verifies links for leaving a list without signing in. They never expire. */
export type MailLinks = {
  /** The page that asks for confirmation, and the URL that a mail provider posts to (RFC 8058). */
  unsubscribeUrl(address: string): string;
  token(address: string): string;
  /** The address that a token was made for, in lower case; null if the token is not ours. */
  addressOf(token: string): string | null;
};

/** The name of the persisted secret that signs the links. */
export const MAIL_LINK_KEY = 'mail-link-key';

/** Anyone who has a link can read the mailbox that it was sent to, so the link itself is the permission. */
export function createMailLinks({ key, publicUrl }: { key: Buffer; publicUrl: string }): MailLinks {
  const sign = (text: string) => createHmac('sha256', key).update(`mail-choice:${text}`).digest();
  const token = (address: string) => {
    const text = address.trim().toLowerCase();
    return sign(text).toString('base64url') + Buffer.from(text).toString('base64url');
  };
  return {
    token,
    unsubscribeUrl: (address) => new URL(`/unsubscribe/${token(address)}`, publicUrl).href,
    addressOf(given) {
      const [, signature, body] = (given.length <= MAX_TOKEN_LENGTH && TOKEN.exec(given)) || [];
      if (!signature || !body) return null;
      const text = Buffer.from(body, 'base64url').toString();
      const expected = sign(text);
      const offered = Buffer.from(signature, 'base64url');
      return offered.length === expected.length && timingSafeEqual(offered, expected) ? text : null;
    },
  };
}
