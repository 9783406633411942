import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A device cookie marks a browser that has signed in before. It does not grant access. It lets the browser bypass the
 * queue for unknown browsers, so that guesses by others cannot lock out the owner of the password.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const DEVICE_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

export const DEVICE_KEY = 'admin-device-key';

/**
 * The inputs of the signature: the product's key, and the password's hash, so that a new password invalidates all
 * device cookies.
 */
export type DeviceSecrets = { key: Buffer; passwordHash: string };

/** A new cookie value for the device `id`, or for a new device. */
export function issueDevice(secrets: DeviceSecrets, now: Date, id = randomBytes(16).toString('base64url')): string {
  const claim = `${id}.${now.getTime().toString(36)}`;
  return `${claim}.${signature(claim, secrets)}`;
}

/** The device's id; null if the cookie is forged, older than a year, or older than the last change of the password. */
export function readDevice(value: string | undefined, secrets: DeviceSecrets, now: Date): string | null {
  const [, claim = '', id = '', issued = '', signed = ''] =
    /^(([\w-]{22})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (claim === '' || !timingSafeEqual(Buffer.from(signature(claim, secrets)), Buffer.from(signed))) return null;
  return Number.parseInt(issued, 36) > now.getTime() - DEVICE_LIFETIME_MS ? id : null;
}

function signature(claim: string, { key, passwordHash }: DeviceSecrets): string {
  return createHmac('sha256', key).update(`device\0${claim}\0${passwordHash}`).digest('base64url');
}
