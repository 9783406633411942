import { AppError } from '../../errors/app-error.ts';
import type { MailPreferenceDeps } from './deps.ts';
import { suppress } from './suppress.ts';

/** Takes the owner of a link off every list. Doing it again is no failure. @throws AppError `not-found`. */
export async function unsubscribe(
  deps: Pick<MailPreferenceDeps, 'db' | 'clock' | 'mailLinks'>,
  token: string,
): Promise<void> {
  const address = addressOf(deps, token);
  await deps.db.transaction((tx) => suppress(tx, { address, reason: 'unsubscribed', at: deps.clock.now() }));
}

/** The address a link was made for. @throws AppError `not-found` when we did not make it. */
export function addressOf({ mailLinks }: Pick<MailPreferenceDeps, 'mailLinks'>, token: string): string {
  const address = mailLinks.addressOf(token);
  if (address === null) throw new AppError('not-found');
  return address;
}
