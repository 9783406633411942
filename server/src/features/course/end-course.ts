import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dripEmails, leads } from '../../db/schema/index.ts';
import { lockCourse } from './lock-course.ts';

/** Ends the e-mail course of every lead with this address: lessons that were not handed over yet are not sent. */
export async function endCourse(tx: Tx, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  await lockCourse(tx, address);
  const theirs = tx.select({ id: leads.id }).from(leads).where(eq(leads.emailNormalised, address));
  await tx
    .update(dripEmails)
    .set({ status: 'cancelled' })
    .where(and(inArray(dripEmails.leadId, theirs), inArray(dripEmails.status, ['scheduled', 'sending'])));
}
