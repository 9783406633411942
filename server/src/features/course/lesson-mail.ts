import { COURSE_LESSONS } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { dripEmails } from '../../db/schema/index.ts';
import type { MailRules, Permission, StoredMail } from '../../mail/mail-kinds.ts';
import type { CourseDeps } from './deps.ts';
import { courseCalendar, nextDaytime } from './lesson-times.ts';
import { settleLesson } from './settle-lesson.ts';

export type LessonMailDeps = Pick<CourseDeps, 'db' | 'clock' | 'settings'>;
type LessonMail = StoredMail<'course-lesson'>;

/** One lesson of the course. It is never sent twice, and never at night. */
export const LESSON_MAIL: MailRules<'course-lesson', LessonMailDeps> = {
  kind: 'course-lesson',
  list: () => 'course',
  logEntry: ({ day }) => ({ dayNumber: day, emailType: 'lesson', subject: COURSE_LESSONS[day - 1]?.subject ?? '' }),
  isSentOnce: true,
  maySend,
  async settled(deps, tx, { leadId, data }, end) {
    if (!leadId) return;
    await settleLesson(deps, tx, leadId, data, end.status === 'unwanted' ? { status: 'cancelled' } : end);
  },
};

/** Never after the course has ended. A lesson that failed during the day is not retried at night. */
async function maySend({ db, clock, settings }: LessonMailDeps, { leadId, data }: LessonMail): Promise<Permission> {
  if (leadId !== null) {
    const [lesson] = await db
      .select({ status: dripEmails.status })
      .from(dripEmails)
      .where(and(eq(dripEmails.leadId, leadId), eq(dripEmails.dayNumber, data.day)));
    if (lesson?.status === 'cancelled') return 'never';
  }
  const notBefore = nextDaytime(clock.now(), courseCalendar(settings));
  return notBefore > clock.now() ? { notBefore } : 'now';
}
