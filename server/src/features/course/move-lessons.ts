import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dripEmails } from '../../db/schema/index.ts';
import { type CourseCalendar, lessonTimes } from './lesson-times.ts';

/** Reschedules the remaining lessons of a lead: the first at `first`, the others one day apart. */
export async function moveLessons(tx: Tx, leadId: string, first: Date, calendar: CourseCalendar): Promise<void> {
  const rows = await openLessons(tx, leadId);
  if (rows.length === 0) return;
  const times = [first, ...lessonTimes(first, rows.length - 1, calendar)];
  const ids = sql.param(rows.map(({ id }) => id));
  const moments = sql.param(times.map((time) => time.toISOString()));
  await tx
    .update(dripEmails)
    .set({ scheduledFor: sql`moved.moment` })
    .from(sql`unnest(${ids}::uuid[], ${moments}::timestamptz[]) as moved(id, moment)`)
    .where(eq(dripEmails.id, sql`moved.id`));
}

/** Keeps a day between a lesson that was sent late and the next one. */
export async function keepDistance(tx: Tx, leadId: string, sentAt: Date, calendar: CourseCalendar): Promise<void> {
  const [next] = await openLessons(tx, leadId);
  const [earliest] = lessonTimes(sentAt, 1, calendar);
  if (next && earliest && next.scheduledFor < earliest) await moveLessons(tx, leadId, earliest, calendar);
}

function openLessons(tx: Tx, leadId: string) {
  return tx
    .select({ id: dripEmails.id, scheduledFor: dripEmails.scheduledFor })
    .from(dripEmails)
    .where(and(eq(dripEmails.leadId, leadId), eq(dripEmails.status, 'scheduled')))
    .orderBy(asc(dripEmails.dayNumber));
}
