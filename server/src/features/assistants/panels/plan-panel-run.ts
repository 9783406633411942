import {
  type AskedProvider,
  lanesOf,
  PANEL_SIZES,
  type PanelPurpose,
  type PlannedAsk,
  planPanel,
  tradeOf,
} from '@named-first/answers';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { placeOfMarket } from './find-market.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Answers vary from day to day, so the requests of a monthly run are spread over three days. */
const SPREAD_MS: Record<PanelPurpose, number> = { sample: 0, monthly: 72 * HOUR_MS, baseline: 72 * HOUR_MS };

type Row = typeof panelAnswers.$inferInsert;

/** Writes the rows of a run and queues their requests in one transaction. Skips a run that is already planned. */
export async function planPanelRun(deps: AssistantDeps, { runId }: { runId: string }): Promise<void> {
  const askers = await Promise.all(
    lanesOf(deps.settings.assistants.lanes).map(async ({ provider }) => ({
      provider,
      asker: await deps.askerOf(provider),
    })),
  );
  await deps.db.transaction(async (tx) => {
    const [run] = await tx.select().from(panelRuns).where(eq(panelRuns.id, runId)).for('update');
    if (run?.state !== 'waiting' || run.purpose === 'pasted') return;
    const [market] = await tx.select().from(markets).where(eq(markets.id, run.marketId));
    const trade = market && tradeOf(market.trade);
    const purpose = run.purpose;
    const planned = !trade
      ? []
      : askers.flatMap(({ provider, asker }) => {
          if (!asker) return [];
          const { placeMode } = asker.setup;
          return planPanel(trade, placeOfMarket(market), { size: PANEL_SIZES[purpose], placeMode }).map((ask) => ({
            provider,
            ask,
          }));
        });
    const rows = planned.map(({ provider, ask }) => rowOf({ runId, purpose, provider, ask, now: deps.clock.now() }));
    await writeRows(deps, tx, rows);
    const empty = rows.length === 0;
    await tx
      .update(panelRuns)
      .set({ planned: rows.length, state: empty ? 'done' : 'asking', ...(empty && { finishedAt: deps.clock.now() }) })
      .where(eq(panelRuns.id, runId));
  });
}

type Planned = { runId: string; purpose: PanelPurpose; provider: AskedProvider; ask: PlannedAsk; now: Date };

function rowOf({ runId, purpose, provider, ask: { question, sample }, now }: Planned): Row {
  const part = SPREAD_MS[purpose] / PANEL_SIZES[purpose].samples;
  const dueAt = new Date(now.getTime() + Math.floor(part * (sample + Math.random())));
  return { runId, provider, questionId: question.id, sample, question, state: 'planned', dueAt, createdAt: now };
}

async function writeRows({ jobs }: AssistantDeps, tx: Tx, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await tx
    .insert(panelAnswers)
    .values(rows)
    .returning({ answerId: panelAnswers.id, startAfter: panelAnswers.dueAt });
  await jobs.enqueueAll(
    tx,
    'ask-answer',
    written.map(({ answerId, startAfter }) => ({ payload: { answerId }, startAfter })),
  );
}
