import { AppError } from '../../errors/app-error.ts';
import type { MailPreferenceDeps } from './deps.ts';
import { suppress } from './suppress.ts';

/** Unsubscribes the owner of a link from every list. Idempotent. @throws AppError `not-found`. */
export async function unsubscribe(
  deps: Pick<MailPreferenceDeps, 'db' | 'clock' | 'mailLinks'>,
  token: string,
): Promise<void> {
  const address = addressOf(deps, token);
  await deps.db.transaction((tx) => suppress(tx, { address, reason: 'unsubscribed', at: deps.clock.now() }));
}

/** The address that a link was made for. @throws AppError `not-found` if the link is not ours. */
export function addressOf({ mailLinks }: Pick<MailPreferenceDeps, 'mailLinks'>, token: string): string {
  const address = mailLinks.addressOf(token);
  if (address === null) throw new AppError('not-found');
  return address;
}
