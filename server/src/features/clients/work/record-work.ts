import { type WorkEntryRequest, type WorkTemplate, workEntrySchema, workTemplate } from '@named-first/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { deliverables, workEntries } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { ClientDeps } from '../deps.ts';
import { requireClient } from '../orders/find-client.ts';
import { refreshWork } from './refresh-work.ts';
import { ONCE } from './work-ledger.ts';

type WorkDeps = Pick<ClientDeps, 'db' | 'clock'>;
type Row = typeof deliverables.$inferSelect;

/**
 * Records that work was done, skipped with a reason, or moved to the next month.
 *
 * @returns the id of the entry, which can be undone.
 * @throws AppError `not-found`; `invalid-input` for more than is open, for a month that is over, and if the proof, the
 * reason or the approval is missing.
 */
export async function recordWork(
  deps: WorkDeps,
  { clientId, deliverableId }: { clientId: string; deliverableId: string },
  input: unknown,
): Promise<{ id: string }> {
  const entry = parseInput(workEntrySchema, input);
  return deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    const now = deps.clock.now();
    const month = await refreshWork(tx, client, now);
    const row = await readRow(tx, clientId, deliverableId);
    check(entry, row, month);
    const [added] = await tx
      .insert(workEntries)
      .values({ ...entry, deliverableId, createdAt: now })
      .returning({ id: workEntries.id });
    await refreshWork(tx, await requireClient(tx, clientId), now);
    return added!;
  });
}

/** Undoes an entry: the work is open again in the current month. @throws AppError `not-found`. */
export async function undoWork(
  deps: WorkDeps,
  { clientId, entryId }: { clientId: string; entryId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const client = await requireClient(tx, clientId);
    const now = deps.clock.now();
    const own = tx.select({ id: deliverables.id }).from(deliverables).where(eq(deliverables.clientId, clientId));
    const [undone] = await tx
      .update(workEntries)
      .set({ undoneAt: now })
      .where(and(eq(workEntries.id, entryId), isNull(workEntries.undoneAt), inArray(workEntries.deliverableId, own)))
      .returning({ id: workEntries.id });
    if (!undone) throw new AppError('not-found', { message: 'This entry is not there any more.' });
    await refreshWork(tx, client, now);
  });
}

async function readRow(tx: Tx, clientId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(deliverables)
    .where(and(eq(deliverables.id, id), eq(deliverables.clientId, clientId)));
  if (!row) throw new AppError('not-found', { message: 'This work is not there any more.' });
  return row;
}

function check(entry: WorkEntryRequest, row: Row, month: string | null): void {
  if (row.period !== ONCE && row.period !== month) throw refusal('count', 'This month is over');
  if (entry.kind === 'carried' && row.period === ONCE) throw refusal('kind', 'This is owed once, in no month');
  if (entry.count > row.open) throw refusal('count', `Only ${row.open} of this are open`);
  if (entry.kind !== 'done') {
    if (entry.note === null) throw refusal('note', 'Please give the reason');
    return;
  }
  const work = workTemplate(row.workId);
  if (work) checkProof(entry, work);
}

function checkProof(entry: WorkEntryRequest, { proof, needsApproval }: WorkTemplate): void {
  if (proof === 'address' && !isAddress(entry.evidence))
    throw refusal('evidence', 'Please give the address of the work');
  if (proof === 'file' && entry.evidence === null) throw refusal('evidence', 'Please name the file');
  if (proof === 'check' && entry.checkId === null) throw refusal('checkId', 'Please choose the check that turned');
  if (needsApproval && entry.approvedBy === null) throw refusal('approvedBy', 'Please say who approved it');
}

function isAddress(text: string | null): boolean {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid-input', { message, issues: [{ path, message }] });
}
