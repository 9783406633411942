import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { panelAnswers } from '../../db/schema/index.ts';

const BATCH = 200;

/**
 * Deletes the raw bodies of the next assistants' answers that arrived before `before`. Text and sources are kept.
 *
 * @returns the number of answers; 0 if none are left.
 */
export async function deleteRawAnswers(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: panelAnswers.id })
    .from(panelAnswers)
    .where(and(isNotNull(panelAnswers.raw), lt(panelAnswers.finishedAt, before)))
    .limit(BATCH);
  const emptied = await db
    .update(panelAnswers)
    .set({ raw: null })
    .where(inArray(panelAnswers.id, old))
    .returning({ id: panelAnswers.id });
  return emptied.length;
}
