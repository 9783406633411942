import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '../../db/database.ts';
import { persistedSecret } from '../../db/persisted-secret.ts';
import type { CheckoutDeps } from './deps.ts';

const KEY_NAME = 'billing-link-key';
/** People keep welcome mails and use them months later. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;
/** A customer's id, the expiry of the link in seconds, and an HMAC over both: 16, 5 and 32 bytes. */
const LINK = /^[\w-]{71}$/;
const ID_BYTES = 16;
const NAMED_BYTES = 21;

/** The URL of a customer's billing page, for a mail. Anyone who has it can open that page for a year. */
export async function billingUrl(
  deps: Pick<CheckoutDeps, 'settings' | 'clock'>,
  db: Database | Tx,
  orderId: string,
): Promise<string> {
  return new URL(`/billing/${await billingLink(deps, db, orderId)}`, deps.settings.publicUrl).href;
}

/** The signed part of that URL. */
export async function billingLink(
  { clock }: Pick<CheckoutDeps, 'clock'>,
  db: Database | Tx,
  orderId: string,
): Promise<string> {
  const named = Buffer.alloc(NAMED_BYTES);
  named.write(orderId.replaceAll('-', ''), 'hex');
  named.writeUIntBE(Math.floor((clock.now().getTime() + VALID_MS) / 1000), ID_BYTES, NAMED_BYTES - ID_BYTES);
  return Buffer.concat([named, sign(await persistedSecret(db, KEY_NAME), named)]).toString('base64url');
}

/** The order whose billing page a link opens; null if the link is forged or has expired. */
export async function readBillingLink(
  { db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
  link: string,
): Promise<string | null> {
  if (!LINK.test(link)) return null;
  const bytes = Buffer.from(link, 'base64url');
  const named = bytes.subarray(0, NAMED_BYTES);
  if (!timingSafeEqual(sign(await persistedSecret(db, KEY_NAME), named), bytes.subarray(NAMED_BYTES))) return null;
  const expires = named.readUIntBE(ID_BYTES, NAMED_BYTES - ID_BYTES) * 1000;
  return expires > clock.now().getTime() ? uuid(named.toString('hex', 0, ID_BYTES)) : null;
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update('billing ').update(named).digest();
}
