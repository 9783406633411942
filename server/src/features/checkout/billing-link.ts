import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { appSettings } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';

const KEY = 'billing-link-key';
/** A welcome mail is kept and looked up again months later. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;
const LINK = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

/** The address of a customer's billing page, for a mail: whoever holds it may open that page for a year. */
export async function billingUrl(
  deps: Pick<Deps, 'settings' | 'clock'>,
  db: Database | Tx,
  orderId: string,
): Promise<string> {
  return new URL(`/billing/${await billingLink(deps, db, orderId)}`, deps.settings.publicUrl).href;
}

/** The part of that address that proves it is ours. */
export async function billingLink({ clock }: Pick<Deps, 'clock'>, db: Database | Tx, orderId: string): Promise<string> {
  const expires = Math.floor((clock.now().getTime() + VALID_MS) / 1000);
  const mac = sign(await linkKey(db), orderId, expires).toString('base64url');
  return `${orderId}.${expires}.${mac}`;
}

/** Whose billing page a link opens; null when it is forged or has expired. */
export async function readBillingLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, link: string): Promise<string | null> {
  const [, orderId, expiry, mac] = LINK.exec(link) ?? [];
  if (!orderId || !expiry || !mac) return null;
  const expected = sign(await linkKey(db), orderId, Number(expiry));
  const isOurs = timingSafeEqual(expected, Buffer.from(mac, 'base64url'));
  return isOurs && Number(expiry) * 1000 > clock.now().getTime() ? orderId : null;
}

function sign(key: string, orderId: string, expires: number): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(`billing ${orderId} ${expires}`).digest();
}

/** Made when it is first needed. Of several processes that make one at once, the first is everybody's. */
async function linkKey(db: Database | Tx): Promise<string> {
  const kept = await readKey(db);
  if (kept !== null) return kept;
  const value = randomBytes(32).toString('base64url');
  await db.insert(appSettings).values({ key: KEY, value }).onConflictDoNothing({ target: appSettings.key });
  return (await readKey(db)) ?? value;
}

async function readKey(db: Database | Tx): Promise<string | null> {
  const [row] = await db.select({ value: appSettings.value }).from(appSettings).where(eq(appSettings.key, KEY));
  return row?.value ?? null;
}
