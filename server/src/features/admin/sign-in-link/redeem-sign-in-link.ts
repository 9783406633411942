import { redeemSignInLinkSchema } from '@named-first/contract';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { AdminDeps } from '../deps.ts';
import { issueDevice } from '../device-token.ts';
import { storedPasswordHash } from '../ensure-admin-password.ts';
import { lockSetting, writeSetting } from '../locked-setting.ts';
import { isOpen, isTokenOf, SIGN_IN_LINK_KEY, type StoredLink } from './stored-link.ts';

/**
 * Uses up a mailed link. The browser then skips the queue like one that has signed in before, and still needs the
 * password and the second factor.
 *
 * @returns the value of the device cookie.
 * @throws AppError `sign-in-link-not-valid`, `invalid-input`.
 */
export async function redeemSignInLink(
  deps: Pick<AdminDeps, 'db' | 'clock' | 'log' | 'deviceKey'>,
  input: unknown,
): Promise<string> {
  const { token } = parseInput(redeemSignInLinkSchema, input);
  const device = await deps.db.transaction(async (tx) => {
    const link = await lockSetting<StoredLink | null>(tx, SIGN_IN_LINK_KEY, null);
    const passwordHash = await storedPasswordHash(tx);
    if (!link || passwordHash === null) throw new AppError('sign-in-link-not-valid');
    const secrets = { key: deps.deviceKey, passwordHash };
    const isValid = isTokenOf(link, token) && isOpen(link, secrets, deps.clock.now().getTime());
    if (!isValid) throw new AppError('sign-in-link-not-valid');
    await writeSetting(tx, SIGN_IN_LINK_KEY, { ...link, isOver: true });
    return issueDevice(secrets, deps.clock.now());
  });
  deps.log.info('A sign-in link was used: one more browser skips the queue for password checks');
  return device;
}
