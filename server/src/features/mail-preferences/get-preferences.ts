import type { PreferencesView } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { newsletters } from '../../db/schema/index.ts';
import { suppressedLists } from '../../mail/suppressions.ts';
import type { MailPreferenceDeps } from './deps.ts';
import { addressOf } from './unsubscribe.ts';

/** @throws AppError `not-found` if the link is not ours. */
export async function getPreferences(
  deps: Pick<MailPreferenceDeps, 'db' | 'mailLinks'>,
  token: string,
): Promise<PreferencesView> {
  const address = addressOf(deps, token);
  const [subscriber] = await deps.db
    .select({ subscribed: newsletters.subscribed })
    .from(newsletters)
    .where(eq(newsletters.email, address));
  const off = await suppressedLists(deps.db, address);
  return {
    address: masked(address),
    newsletter: subscriber?.subscribed === true && !off.has('newsletter'),
    course: !off.has('course'),
  };
}

/** `ada@example.com` as `a…@example.com`. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${Array.from(address)[0] ?? ''}…${address.slice(at)}`;
}
