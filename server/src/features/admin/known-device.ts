import type { AdminDeps } from './deps.ts';
import { readDevice } from './device-token.ts';
import { storedPasswordHash } from './ensure-admin-password.ts';

/**
 * The device id of a browser that has signed in before, or null. A cookie from before a change of the password was
 * signed with the old hash, so it is not recognised.
 */
export async function knownDevice(
  { db, clock, deviceKey }: Pick<AdminDeps, 'db' | 'clock' | 'deviceKey'>,
  cookie: string | undefined,
): Promise<string | null> {
  if (cookie === undefined) return null;
  const passwordHash = await storedPasswordHash(db);
  return passwordHash === null ? null : readDevice(cookie, { key: deviceKey, passwordHash }, clock.now());
}

/**
 * The key under which failures are counted: per device if the browser has a device cookie, so that failures of others
 * do not count against it.
 */
export function countedAs(device: string | null, network: string): string {
  return device === null ? network : `device ${device}`;
}
