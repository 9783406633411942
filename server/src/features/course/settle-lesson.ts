import type { MailData } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dripEmails } from '../../db/schema/index.ts';
import type { CourseDeps } from './deps.ts';
import { courseCalendar } from './lesson-times.ts';
import { keepDistance } from './move-lessons.ts';

/** Records the outcome of a lesson's mail in the schedule, and keeps the next lesson a day away. */
export async function settleLesson(
  deps: Pick<CourseDeps, 'settings' | 'clock'>,
  tx: Tx,
  leadId: string,
  { day }: Pick<MailData['course-lesson'], 'day'>,
  outcome: { status: 'sent'; sentAt: Date } | { status: 'failed' | 'cancelled' },
): Promise<void> {
  const sentAt = outcome.status === 'sent' ? outcome.sentAt : null;
  await tx
    .update(dripEmails)
    .set({ status: outcome.status, sentAt })
    .where(and(eq(dripEmails.leadId, leadId), eq(dripEmails.dayNumber, day)));
  await keepDistance(tx, leadId, deps.clock.now(), courseCalendar(deps.settings));
}
