import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { MAIL_LISTS, type MailList, newsletters } from '../../db/schema/index.ts';
import { type SuppressionReason, suppressLists } from '../../mail/suppressions.ts';
import { endCourse } from '../course/end-course.ts';

/** Suppresses lists for an address, and ends what it gets from them: the course, the newsletter. */
export async function suppress(tx: Tx, { address, reason, at, lists = MAIL_LISTS }: SuppressionRequest): Promise<void> {
  const normalised = address.trim().toLowerCase();
  await suppressLists(tx, { address: normalised, lists, reason, at });
  if (lists.includes('course')) await endCourse(tx, normalised);
  if (lists.includes('newsletter')) {
    await tx.update(newsletters).set({ subscribed: false }).where(eq(newsletters.email, normalised));
  }
}

type SuppressionRequest = {
  address: string;
  reason: SuppressionReason;
  at: Date;
  /** All lists by default. */
  lists?: readonly MailList[];
};
