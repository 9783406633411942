import { and, eq, inArray, lt } from 'drizzle-orm';
import { panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { endRunIfDone } from './end-run.ts';

/** A row is due within three days of planning and retried for one more, so nothing is left to happen after this. */
const LOST_AFTER_MS = 6 * 24 * 60 * 60 * 1000;

/** Ends rows and runs whose jobs are gone, for example because the queue was emptied. Reserves of money are kept. */
export async function endLostRuns({ db, clock }: Pick<AssistantDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  await db
    .update(panelRuns)
    .set({ state: 'done', finishedAt: now })
    .where(and(eq(panelRuns.state, 'waiting'), lt(panelRuns.createdAt, before)));
  const isOpen = inArray(panelAnswers.state, ['planned', 'asking']);
  const lost = await db
    .selectDistinct({ runId: panelAnswers.runId })
    .from(panelAnswers)
    .where(and(isOpen, lt(panelAnswers.createdAt, before)));
  for (const { runId } of lost) {
    await db.transaction(async (tx) => {
      await tx
        .update(panelAnswers)
        .set({ state: 'failed', reason: 'interrupted', finishedAt: now })
        .where(and(eq(panelAnswers.runId, runId), isOpen));
      await endRunIfDone(tx, runId, now);
    });
  }
}
