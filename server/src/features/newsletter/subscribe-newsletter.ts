import { newsletterRequestSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { newsletters } from '../../db/schema/index.ts';
import { type MailRules, plainMail } from '../../mail/mail-kinds.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { allowAgain } from '../../mail/suppressions.ts';
import { fillsHoneypot } from '../honeypot.ts';
import { parseInput } from '../parse-input.ts';
import type { NewsletterDeps } from './deps.ts';

/** To a new subscriber. */
export const WELCOME_MAIL: MailRules<'newsletter-welcome'> = {
  ...plainMail('newsletter-welcome'),
  list: () => 'newsletter',
};

/**
 * Subscribes an address to the newsletter and queues the welcome mail. Addresses are stored in lower case, so each is
 * on the list once, however it is written. An existing subscription is not changed. An address that had left is
 * subscribed again and gets a mail about it, because someone else may have typed it.
 *
 * @throws AppError `invalid-input`.
 */
export async function subscribeNewsletter(
  deps: Pick<NewsletterDeps, 'db' | 'jobs' | 'clock' | 'settings' | 'mailLinks'>,
  input: unknown,
): Promise<void> {
  const request = parseInput(newsletterRequestSchema, input);
  if (fillsHoneypot(input)) return;
  const email = request.email.toLowerCase();
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await allowAgain(tx, email, ['newsletter']);
    const [subscriber] = await tx
      .insert(newsletters)
      .values({ email, createdAt: now })
      .onConflictDoUpdate({
        target: newsletters.email,
        set: { subscribed: true },
        setWhere: eq(newsletters.subscribed, false),
      })
      .returning({ id: newsletters.id });
    if (!subscriber) return;
    await queueMail(deps, tx, {
      messageKey: `newsletter-welcome:${subscriber.id}:${now.toISOString()}`,
      kind: WELCOME_MAIL,
      to: email,
      leadId: null,
      data: {
        blogUrl: new URL('/blog', deps.settings.publicUrl).href,
        unsubscribeUrl: deps.mailLinks.unsubscribeUrl(email),
      },
    });
  });
}
