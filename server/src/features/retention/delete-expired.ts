import { setTimeout as pause } from 'node:timers/promises';
import { removePassedWindows } from '../../limits/database-rate-limits.ts';
import { removeOldOutboxFiles, removeOutboxFiles } from '../../mail/delivery/outbox-files.ts';
import { deleteEndedSessions } from '../admin/delete-ended-sessions.ts';
import { forgetDeletedPosts } from '../blog/delete-post.ts';
import { deletePassedVisits } from '../funnel/visits.ts';
import { type Cursor, deleteBatch } from './delete-batch.ts';
import { deleteRawAnswers } from './delete-raw-answers.ts';
import { deleteRefusedRows } from './delete-refused-rows.ts';
import type { RetentionDeps } from './deps.ts';
import { type ExpiringRows, expiringRows } from './expired-rows.ts';
import { isRunDue, lastDueTime, noteRun } from './nightly-run.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type DeletionDeps = Pick<RetentionDeps, 'db' | 'settings' | 'clock' | 'log' | 'metrics'>;
type Run = { deps: DeletionDeps; now: Date; signal: AbortSignal; deleted: Record<string, number> };

/**
 * The nightly run: deletes what is older than the settings allow, in short batches with pauses, so that visitors are
 * served in between. An interrupted run continues with the remaining rows; a completed night is not repeated.
 *
 * @throws the signal's reason if it is stopped; the queue then runs it again.
 */
export async function deleteExpired(deps: DeletionDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  if (!(await isRunDue(deps.db, now))) return;
  const run: Run = { deps, now, signal, deleted: {} };
  const { retention } = deps.settings;
  for (const rows of expiringRows(retention)) await deleteRows(run, rows);
  await deleteOldFiles(run, retention.sentMailsDays);
  await deleteInBatches(run, { what: 'refused-rows', days: retention.refusedRowsDays, next: deleteRefusedRows });
  await deleteInBatches(run, { what: 'raw-answers', days: retention.rawAnswersDays, next: deleteRawAnswers });
  count(run, 'deleted-posts', await forgetDeletedPosts(deps.db, now));
  count(run, 'sessions', await deleteEndedSessions(deps.db, now));
  count(run, 'visits', await deletePassedVisits(deps.db, now));
  count(run, 'rate-limits', await removePassedWindows(deps.db, now));
  await noteRun(deps.db, lastDueTime(now));
  deps.log.info({ deleted: run.deleted }, 'Old data was deleted');
}

async function deleteRows(run: Run, rows: ExpiringRows): Promise<void> {
  if (rows.days === null) return;
  const { db, settings } = run.deps;
  const before = daysAgo(run, rows.days);
  let after: Cursor | null = null;
  do {
    const started = performance.now();
    const batch = await deleteBatch(db, rows, before, after);
    if (rows.what === 'sent-mails') await removeOutboxFiles(settings.dataDir, batch.deleted);
    count(run, rows.what, batch.deleted.length);
    after = batch.next;
    await letOthersWork(run, started);
  } while (after !== null);
}

async function deleteOldFiles(run: Run, days: number | null): Promise<void> {
  if (days === null) return;
  count(run, 'mail-files', await removeOldOutboxFiles(run.deps.settings.dataDir, daysAgo(run, days)));
}

type Batches = {
  what: string;
  days: number | null;
  /** Deletes the next batch of older rows, and returns their number. */
  next: (db: RetentionDeps['db'], before: Date) => Promise<number>;
};

async function deleteInBatches(run: Run, { what, days, next }: Batches): Promise<void> {
  if (days === null) return;
  const before = daysAgo(run, days);
  for (let deleted = -1; deleted !== 0; ) {
    const started = performance.now();
    deleted = await next(run.deps.db, before);
    count(run, what, deleted);
    await letOthersWork(run, started);
  }
}

function count({ deps, deleted }: Run, what: string, rows: number): void {
  deps.metrics.retention.inc({ what }, rows);
  if (rows > 0) deleted[what] = (deleted[what] ?? 0) + rows;
}

function daysAgo({ now }: Run, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Pauses as long as the batch took, so that at most half of the time is spent here. */
async function letOthersWork({ signal }: Run, started: number): Promise<void> {
  await pause(performance.now() - started);
  signal.throwIfAborted();
}
