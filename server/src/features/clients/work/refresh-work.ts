import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../db/database.ts';
import { clientPlanSpans, clients, deliverables, workEntries } from '../../../db/schema/index.ts';
import type { ClientRow } from '../orders/find-client.ts';
import { localDate, startOfDate } from './client-calendar.ts';
import { currentMonth, type PlanSpan, type RecordedWork, type WorkRow, workLedger } from './work-ledger.ts';

type Stored = typeof deliverables.$inferSelect;

/**
 * Updates the stored work of a client from the ledger, and stores until when it is valid. Idempotent. The caller has
 * locked the client.
 *
 * @returns the month in which work is recorded; null before the first plan.
 */
export async function refreshWork(tx: Tx, client: ClientRow, now: Date): Promise<string | null> {
  const { id, timeZone } = client;
  const today = localDate(now, timeZone);
  const spans = await readSpans(tx, id, timeZone);
  const rows = workLedger(spans, await readRecorded(tx, id), today);
  await store(tx, client, rows);
  const month = currentMonth(spans, today);
  const monthEndsAt = month === null || isOver(spans, today) ? null : endOfMonth(month, timeZone);
  if (monthEndsAt?.getTime() !== client.monthEndsAt?.getTime()) {
    await tx.update(clients).set({ monthEndsAt }).where(eq(clients.id, id));
  }
  return month;
}

async function readSpans(tx: Tx, clientId: string, timeZone: string): Promise<PlanSpan[]> {
  const rows = await tx
    .select()
    .from(clientPlanSpans)
    .where(eq(clientPlanSpans.clientId, clientId))
    .orderBy(asc(clientPlanSpans.startsAt));
  return rows.map(({ planId, startsAt, endsAt }) => ({
    planId,
    from: localDate(startsAt, timeZone),
    to: endsAt && localDate(endsAt, timeZone),
  }));
}

function readRecorded(tx: Tx, clientId: string): Promise<RecordedWork[]> {
  return tx
    .select({
      workId: deliverables.workId,
      period: deliverables.period,
      kind: workEntries.kind,
      count: sql<number>`sum(${workEntries.count})::int`,
    })
    .from(workEntries)
    .innerJoin(deliverables, eq(deliverables.id, workEntries.deliverableId))
    .where(and(eq(deliverables.clientId, clientId), isNull(workEntries.undoneAt)))
    .groupBy(deliverables.workId, deliverables.period, workEntries.kind);
}

/** Writes the differences, and removes rows that the ledger no longer contains. These have no entries that count. */
async function store(tx: Tx, { id: clientId, timeZone }: ClientRow, rows: readonly WorkRow[]): Promise<void> {
  const stored = await tx.select().from(deliverables).where(eq(deliverables.clientId, clientId));
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  const wanted = rows.map(({ dueOn, ...row }) => ({ ...row, clientId, dueAt: startOfDate(dueOn, timeZone) }));
  const changed = wanted.filter((row) => !isSame(row, byKey.get(keyOf(row))));
  if (changed.length > 0) {
    await tx
      .insert(deliverables)
      .values(changed)
      .onConflictDoUpdate({
        target: [deliverables.clientId, deliverables.workId, deliverables.period],
        set: {
          promised: sql`excluded.promised`,
          carriedIn: sql`excluded.carried_in`,
          done: sql`excluded.done`,
          skipped: sql`excluded.skipped`,
          carriedOut: sql`excluded.carried_out`,
          surplus: sql`excluded.surplus`,
          dueAt: sql`excluded.due_at`,
        },
      });
  }
  const keys = new Set(wanted.map(keyOf));
  const gone = stored.filter((row) => !keys.has(keyOf(row))).map((row) => row.id);
  if (gone.length > 0) await tx.delete(deliverables).where(inArray(deliverables.id, gone));
}

const NUMBERS = ['promised', 'carriedIn', 'done', 'skipped', 'carriedOut', 'surplus'] as const;

function isSame(row: Pick<Stored, (typeof NUMBERS)[number] | 'dueAt'>, stored: Stored | undefined): boolean {
  if (!stored || stored.dueAt.getTime() !== row.dueAt.getTime()) return false;
  return NUMBERS.every((name) => stored[name] === row[name]);
}

function keyOf({ workId, period }: Pick<Stored, 'workId' | 'period'>): string {
  return `${workId} ${period}`;
}

function isOver(spans: readonly PlanSpan[], today: Temporal.PlainDate): boolean {
  const end = spans.at(-1)?.to;
  return end != null && Temporal.PlainDate.compare(end, today) <= 0;
}

function endOfMonth(month: string, timeZone: string): Date {
  return startOfDate(Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).add({ months: 1 }), timeZone);
}
