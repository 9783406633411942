import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A device cookie marks a browser that has signed in before. It opens nothing; it keeps the browser out of the queue
 * that strangers wait in, so that guesses from elsewhere cannot lock out who has the password.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const DEVICE_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

export const DEVICE_KEY = 'admin-device-key';

/** What signs device cookies: the product's own key, and the password's hash, so that a new password ends all of them. */
export type DeviceSecrets = { key: Buffer; passwordHash: string };

/** A new cookie value for the device `id`, or for a device that has none. */
export function issueDevice(secrets: DeviceSecrets, now: Date, id = randomBytes(16).toString('base64url')): string {
  const claim = `${id}.${now.getTime().toString(36)}`;
  return `${claim}.${signature(claim, secrets)}`;
}

/** The device's id; null when the cookie is forged, older than a year, or from before the last change of the password. */
export function readDevice(value: string | undefined, secrets: DeviceSecrets, now: Date): string | null {
  const [, claim = '', id = '', issued = '', signed = ''] =
    /^(([\w-]{22})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (claim === '' || !timingSafeEqual(Buffer.from(signature(claim, secrets)), Buffer.from(signed))) return null;
  return Number.parseInt(issued, 36) > now.getTime() - DEVICE_LIFETIME_MS ? id : null;
}

function signature(claim: string, { key, passwordHash }: DeviceSecrets): string {
  return createHmac('sha256', key).update(`device\0${claim}\0${passwordHash}`).digest('base64url');
}
