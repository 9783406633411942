import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than any token of an address we take, which has at most 254 characters. */
const LONGEST_TOKEN = 600;
/** An HMAC of 32 bytes, then the address: no dot between them, because a path with a dot at its end is a file's. */
const TOKEN = /^([\w-]{43})([\w-]+)$/;

/** Makes and reads the links by which somebody leaves a list without signing in. They never expire. */
export type MailLinks = {
  /** The page that asks whether to leave, and the address a mail provider posts to (RFC 8058). */
  unsubscribeUrl(address: string): string;
  token(address: string): string;
  /** The address a token was made for, in lower case; null when we did not make it. */
  addressOf(token: string): string | null;
};

/** Under which the key that signs the links is kept. */
export const MAIL_LINK_KEY = 'mail-link-key';

/** Whoever holds a link can read the mailbox it was sent to, so the link itself is the permission. */
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
      const [, signature, body] = (given.length <= LONGEST_TOKEN && TOKEN.exec(given)) || [];
      if (!signature || !body) return null;
      const text = Buffer.from(body, 'base64url').toString();
      const expected = sign(text);
      const offered = Buffer.from(signature, 'base64url');
      return offered.length === expected.length && timingSafeEqual(offered, expected) ? text : null;
    },
  };
}
