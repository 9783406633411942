import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { appSettings } from '../../../db/schema/index.ts';
import type { DeviceSecrets } from '../device-token.ts';

/** The key in `app_settings`. */
export const SIGN_IN_LINK_KEY = 'admin-sign-in-link';

/** The newest link, as stored. Times are in milliseconds. */
export type StoredLink = {
  id: string;
  /** SHA-256 of the token. The token itself is computed when the mail is sent and is stored nowhere. */
  tokenHash: string;
  mailedAt: number;
  worksUntil: number;
  /** True if the link was used or its mail could not be delivered. */
  isOver: boolean;
  /** When links were mailed in the day before this one. */
  earlier: number[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long the first, the second and every further link of a day works. Attackers can cause mails, and an unused link
 * serves the admin no matter who caused it. So under a long attack links last longer instead of being refused: at most
 * eight mails in a day, and always one that works.
 */
const LIFETIMES_MS = [15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];
/** Applies after a link was used or could not be delivered. */
const DISTANCE_MS = 5 * MINUTE_MS;
/** The clocks of two servers differ by less than this. */
const MAX_CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** Whether the link still works. @param secrets a link dies with the password, like device cookies. */
export function isOpen(link: StoredLink, secrets: DeviceSecrets, now: number): boolean {
  const isInTime = link.mailedAt <= now + MAX_CLOCK_DIFFERENCE_MS && now < link.worksUntil;
  return isInTime && !link.isOver && link.tokenHash === hashOf(linkToken(link.id, secrets));
}

/** When the next link may be mailed. A time in the future counts as an error of the clock and blocks nothing. */
export function nextLinkAt(last: Pick<StoredLink, 'mailedAt'> | null, now: number): number {
  if (!last || last.mailedAt > now + MAX_CLOCK_DIFFERENCE_MS) return now;
  return Math.max(now, last.mailedAt + DISTANCE_MS);
}

/** The times of a link that is mailed now. @param last the link before it. */
export function timesOfLink(
  last: Pick<StoredLink, 'mailedAt' | 'earlier'> | null,
  now: number,
): Pick<StoredLink, 'mailedAt' | 'worksUntil' | 'earlier'> {
  const mails = last ? [...last.earlier, last.mailedAt] : [];
  const earlier = mails.filter((time) => time > now - DAY_MS && time <= now);
  const lifetime = LIFETIMES_MS[earlier.length] ?? LIFETIMES_MS.at(-1)!;
  return { mailedAt: now, worksUntil: now + lifetime, earlier };
}

/** The secret part of a link: an HMAC over its random id and the password's hash. */
export function linkToken(id: string, { key, passwordHash }: DeviceSecrets): string {
  return createHmac('sha256', key).update(`sign-in link\0${id}\0${passwordHash}`).digest('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether the token is that of the link. */
export function isTokenOf({ tokenHash }: StoredLink, token: string): boolean {
  return timingSafeEqual(Buffer.from(tokenHash), Buffer.from(hashOf(token)));
}

export async function readLink(db: Database): Promise<StoredLink | null> {
  const [row] = await db
    .select({ value: appSettings.value })
    .from(appSettings)
    .where(eq(appSettings.key, SIGN_IN_LINK_KEY));
  return row ? (JSON.parse(row.value) as StoredLink | null) : null;
}
