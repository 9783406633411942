import {
  type AskedProvider,
  type Asker,
  brandedQuestion,
  lanesOf,
  PANEL_SIZES,
  type PanelPurpose,
  type PlannedAsk,
  phrase,
  planPanel,
  tradeOf,
} from '@named-first/answers';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients, markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import { clientFacts } from '../clients/client-facts.ts';
import type { AssistantDeps } from '../deps.ts';
import { type MarketRow, placeOfMarket } from './find-market.ts';

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
    const { purpose } = run;
    const asksOf = purpose === 'branded' ? await askByName(tx, run.clientId!, market!) : askMarket(purpose, market!);
    const rows = askers.flatMap(({ provider, asker }) =>
      (asker ? asksOf(asker) : []).map((ask) => rowOf({ runId, purpose, provider, ask, now: deps.clock.now() })),
    );
    await writeRows(deps, tx, rows);
    const empty = rows.length === 0;
    await tx
      .update(panelRuns)
      .set({ planned: rows.length, state: empty ? 'done' : 'asking', ...(empty && { finishedAt: deps.clock.now() }) })
      .where(eq(panelRuns.id, runId));
  });
}

type AsksOf = (asker: Asker) => PlannedAsk[];

function askMarket(purpose: PanelPurpose, market: MarketRow): AsksOf {
  const trade = tradeOf(market.trade);
  if (!trade) return () => [];
  return ({ setup: { placeMode } }) =>
    planPanel(trade, placeOfMarket(market), { size: PANEL_SIZES[purpose], placeMode });
}

/** One question to each assistant. Only the public name of the business and its town are sent. */
async function askByName(tx: Tx, clientId: string, market: MarketRow): Promise<AsksOf> {
  const [client] = await tx.select({ name: clients.businessName }).from(clients).where(eq(clients.id, clientId));
  const facts = await clientFacts(tx, clientId);
  const name = facts?.name?.shown ?? client?.name;
  if (!name) return () => [];
  return () => [{ question: phrase(brandedQuestion(name, placeOfMarket(market)), 0), sample: 0 }];
}

type Planned = {
  runId: string;
  purpose: PanelPurpose | 'branded';
  provider: AskedProvider;
  ask: PlannedAsk;
  now: Date;
};

function rowOf({ runId, purpose, provider, ask: { question, sample }, now }: Planned): Row {
  const part = purpose === 'branded' ? 0 : SPREAD_MS[purpose] / PANEL_SIZES[purpose].samples;
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
