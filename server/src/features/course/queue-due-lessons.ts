import { readStoredReport } from '@named-first/contract';
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { dripEmails, leads } from '../../db/schema/index.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { reportUrl } from '../report-url.ts';
import type { CourseDeps } from './deps.ts';
import { lessonFinding } from './lesson-finding.ts';
import { LESSON_MAIL } from './lesson-mail.ts';
import { courseCalendar, lessonTimes, nextDaytime } from './lesson-times.ts';
import { moveLessons } from './move-lessons.ts';

type LessonDeps = Pick<CourseDeps, 'db' | 'jobs' | 'clock' | 'settings' | 'mailLinks'>;
type Lead = typeof leads.$inferSelect;
type Lesson = typeof dripEmails.$inferSelect;

/**
 * Transactions are small, because a report may have hundreds of kilobytes, and the embedded database has one
 * connection.
 */
const BATCH = 20;
/** The maximum number of batches per run; the next run is queued within seconds. */
const BATCHES = 50;

/**
 * Queues every lesson that is due, the longest overdue first. Safe to run in several workers at once: each takes rows
 * that no other has locked.
 */
export async function queueDueLessons(deps: LessonDeps, signal: AbortSignal): Promise<void> {
  for (let batch = 0; batch < BATCHES && !signal.aborted; batch += 1) {
    const taken = await deps.db.transaction((tx) => queueBatch(deps, tx));
    if (taken < BATCH) return;
  }
}

async function queueBatch(deps: LessonDeps, tx: Tx): Promise<number> {
  const due = await takeDue(tx, deps.clock.now());
  if (due.length === 0) return 0;
  const leadIds = due.map((lesson) => lesson.leadId);
  const rows = await tx.select().from(leads).where(inArray(leads.id, leadIds));
  const byId = new Map(rows.map((lead) => [lead.id, lead]));
  for (const lesson of due) {
    const lead = byId.get(lesson.leadId);
    if (lead) await queueOrMove(deps, tx, lead, lesson);
  }
  return due.length;
}

/** A lead's lessons are sent in order: one is due only if no earlier one is open or being sent. */
function takeDue(tx: Tx, now: Date): Promise<Lesson[]> {
  const earlier = alias(dripEmails, 'earlier');
  const openBefore = tx
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.leadId, dripEmails.leadId),
        sql`${earlier.dayNumber} < ${dripEmails.dayNumber}`,
        inArray(earlier.status, ['scheduled', 'sending']),
      ),
    );
  return tx
    .select()
    .from(dripEmails)
    .where(and(eq(dripEmails.status, 'scheduled'), lte(dripEmails.scheduledFor, now), notExists(openBefore)))
    .orderBy(asc(dripEmails.scheduledFor), asc(dripEmails.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

/**
 * At night, moves the lesson to the morning. While the report is in preparation, moves it to the next day, for at most
 * one day.
 */
async function queueOrMove(deps: LessonDeps, tx: Tx, lead: Lead, lesson: Lesson): Promise<void> {
  const calendar = courseCalendar(deps.settings);
  const now = deps.clock.now();
  if (lead.scanStatus === 'preparing') return moveLessons(tx, lead.id, lessonTimes(now, 1, calendar)[0]!, calendar);
  const daytime = nextDaytime(now, calendar);
  if (daytime > now) return moveLessons(tx, lead.id, daytime, calendar);
  await tx.update(dripEmails).set({ status: 'sending' }).where(eq(dripEmails.id, lesson.id));
  await queueMail(deps, tx, {
    messageKey: `lesson:${lead.id}:${lesson.dayNumber}`,
    kind: LESSON_MAIL,
    to: lead.email,
    leadId: lead.id,
    data: lessonData(deps, lead, lesson),
  });
}

function lessonData(deps: LessonDeps, lead: Lead, { dayNumber: day, source }: Lesson) {
  const { name, businessName, website, email, reportToken, scanStatus, reportData, aiVisibilityScore } = lead;
  const at = (path: string) => new URL(path, deps.settings.publicUrl).href;
  // A report that the browser sent is not a finding of ours.
  const report = scanStatus === 'scanned' && reportData ? readStoredReport(JSON.parse(reportData)) : null;
  return {
    ...{ day, name, businessName, website },
    score: report ? aiVisibilityScore : null,
    finding: lessonFinding(report?.insights ?? null, day, report?.howTo ?? []),
    reportUrl: reportUrl(deps.settings, reportToken),
    scanUrl: at('/free-scan'),
    pricingUrl: at('/pricing'),
    unsubscribeUrl: deps.mailLinks.unsubscribeUrl(email),
    fromCampaign: source === 'campaign',
  };
}
