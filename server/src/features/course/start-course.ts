import { COURSE_LESSONS } from '@named-first/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { customers, dripEmails, leads } from '../../db/schema/index.ts';
import { suppressedLists } from '../../mail/suppressions.ts';
import type { CourseDeps } from './deps.ts';
import { courseCalendar, lessonTimes } from './lesson-times.ts';
import { lockCourse } from './lock-course.ts';

export type CourseSource = { source: 'scan' } | { source: 'campaign'; campaignId: string };

/** The statuses of a subscription that was paid at least once and has not ended. */
const CUSTOMER_STATES = ['active', 'trialing', 'past_due'];

/**
 * Schedules the seven lessons of a new lead, in the transaction that stores the lead. An address gets one course at a
 * time, and none if its owner has left the course or is a customer.
 *
 * @returns whether a course starts.
 */
export async function startCourse(
  deps: Pick<CourseDeps, 'clock' | 'settings'>,
  tx: Tx,
  lead: Pick<typeof leads.$inferSelect, 'id' | 'emailNormalised'>,
  from: CourseSource,
): Promise<boolean> {
  const { id: leadId, emailNormalised: address } = lead;
  await lockCourse(tx, address);
  if ((await suppressedLists(tx, address)).has('course')) return false;
  if ((await hasCourse(tx, address)) || (await isCustomer(tx, address))) return false;
  const now = deps.clock.now();
  const times = lessonTimes(now, COURSE_LESSONS.length, courseCalendar(deps.settings));
  await tx.insert(dripEmails).values(
    COURSE_LESSONS.map(({ subject }, index) => ({
      leadId,
      ...from,
      dayNumber: index + 1,
      emailType: 'lesson',
      subject,
      scheduledFor: times[index]!,
      createdAt: now,
    })),
  );
  return true;
}

async function hasCourse(tx: Tx, address: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: dripEmails.id })
    .from(dripEmails)
    .innerJoin(leads, eq(leads.id, dripEmails.leadId))
    .where(and(eq(leads.emailNormalised, address), inArray(dripEmails.status, ['scheduled', 'sending'])))
    .limit(1);
  return open !== undefined;
}

async function isCustomer(tx: Tx, address: string): Promise<boolean> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(sql`lower(${customers.businessEmail}) = ${address}`, inArray(customers.subscriptionStatus, CUSTOMER_STATES)),
    )
    .limit(1);
  return customer !== undefined;
}
