import { draftSheet, type SheetReading } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { factSheets } from '../../../db/schema/index.ts';
import { lockClient } from '../orders/find-client.ts';
import { unsignedSheet } from './find-sheet.ts';

/** Fills a draft that is empty and was never saved with the certain facts of a scan. */
export async function fillEmptyDraft(
  tx: Tx,
  clientId: string,
  readings: readonly SheetReading[],
  updatedAt: Date,
): Promise<void> {
  if (!(await lockClient(tx, clientId))) return;
  const draft = await unsignedSheet(tx, clientId);
  if (!draft || draft.revision > 0 || Object.keys(draft.facts).length > 0) return;
  await tx
    .update(factSheets)
    .set({ ...draftSheet(readings), revision: 1, updatedAt })
    .where(eq(factSheets.id, draft.id));
}
