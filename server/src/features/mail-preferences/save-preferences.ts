import { MAIL_LISTS, type MailList, newsletters } from '../../db/schema/index.ts';
import { allowAgain } from '../../mail/suppressions.ts';
import type { MailPreferenceDeps } from './deps.ts';
import { suppress } from './suppress.ts';
import { addressOf } from './unsubscribe.ts';

/**
 * Stores the choice of a link's owner: subscribes to the named lists and leaves all others. @throws AppError
 * `not-found`.
 */
export async function savePreferences(
  deps: Pick<MailPreferenceDeps, 'db' | 'clock' | 'mailLinks'>,
  token: string,
  chosen: readonly MailList[],
): Promise<void> {
  const email = addressOf(deps, token);
  const at = deps.clock.now();
  const left = MAIL_LISTS.filter((list) => !chosen.includes(list));
  await deps.db.transaction(async (tx) => {
    await allowAgain(tx, email, chosen);
    if (chosen.includes('newsletter')) {
      await tx
        .insert(newsletters)
        .values({ email, createdAt: at })
        .onConflictDoUpdate({ target: newsletters.email, set: { subscribed: true } });
    }
    await suppress(tx, { address: email, reason: 'unsubscribed', at, lists: left });
  });
}
