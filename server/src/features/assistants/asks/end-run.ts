import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { panelRuns } from '../../../db/schema/index.ts';

/** Ends a run if none of its rows is open. Locks the row of the run, so that only one of two last answers ends it. */
export async function endRunIfDone(tx: Tx, runId: string, finishedAt: Date): Promise<void> {
  await tx.select({ id: panelRuns.id }).from(panelRuns).where(eq(panelRuns.id, runId)).for('update');
  await tx
    .update(panelRuns)
    .set({ state: 'done', finishedAt })
    .where(
      and(
        eq(panelRuns.id, runId),
        eq(panelRuns.state, 'asking'),
        sql`not exists (select from panel_answers where run_id = ${runId} and state in ('planned', 'asking'))`,
      ),
    );
}
