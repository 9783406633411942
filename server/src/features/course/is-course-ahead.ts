import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dripEmails } from '../../db/schema/index.ts';

/** Whether the first lesson of a lead's course has not been sent yet. */
export async function isCourseAhead(tx: Tx, leadId: string): Promise<boolean> {
  const [first] = await tx
    .select({ id: dripEmails.id })
    .from(dripEmails)
    .where(and(eq(dripEmails.leadId, leadId), eq(dripEmails.dayNumber, 1), eq(dripEmails.status, 'scheduled')));
  return first !== undefined;
}
