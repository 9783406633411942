import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database, Tx } from '../../db/database.ts';
import { keptSecret } from '../../db/kept-secret.ts';
import type { CheckoutDeps } from './deps.ts';

const KEY_NAME = 'billing-link-key';
/** A welcome mail is kept and looked up again months later. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;
/** A customer's id, when the link expires in seconds, and an HMAC over both: 16, 5 and 32 bytes. */
const LINK = /^[\w-]{71}$/;
const ID_BYTES = 16;
const NAMED_BYTES = 21;

/** The address of a customer's billing page, for a mail: whoever holds it may open that page for a year. */
export async function billingUrl(
  deps: Pick<CheckoutDeps, 'settings' | 'clock'>,
  db: Database | Tx,
  orderId: string,
): Promise<string> {
  return new URL(`/billing/${await billingLink(deps, db, orderId)}`, deps.settings.publicUrl).href;
}

/** The part of that address that proves it is ours. */
export async function billingLink(
  { clock }: Pick<CheckoutDeps, 'clock'>,
  db: Database | Tx,
  orderId: string,
): Promise<string> {
  const named = Buffer.alloc(NAMED_BYTES);
  named.write(orderId.replaceAll('-', ''), 'hex');
  named.writeUIntBE(Math.floor((clock.now().getTime() + VALID_MS) / 1000), ID_BYTES, NAMED_BYTES - ID_BYTES);
  return Buffer.concat([named, sign(await keptSecret(db, KEY_NAME), named)]).toString('base64url');
}

/** Whose billing page a link opens; null when it is forged or has expired. */
export async function readBillingLink(
  { db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
  link: string,
): Promise<string | null> {
  if (!LINK.test(link)) return null;
  const bytes = Buffer.from(link, 'base64url');
  const named = bytes.subarray(0, NAMED_BYTES);
  if (!timingSafeEqual(sign(await keptSecret(db, KEY_NAME), named), bytes.subarray(NAMED_BYTES))) return null;
  const expires = named.readUIntBE(ID_BYTES, NAMED_BYTES - ID_BYTES) * 1000;
  return expires > clock.now().getTime() ? uuid(named.toString('hex', 0, ID_BYTES)) : null;
}

function uuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(key: Buffer, named: Buffer): Buffer {
  return createHmac('sha256', key).update('billing ').update(named).digest();
}
