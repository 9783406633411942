import { type PanelPurpose, QUESTIONS_VERSION } from '@named-first/answers';
import { panelRequestSchema } from '@named-first/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { panelRuns } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { AssistantDeps } from '../deps.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';
import { findOrCreateMarket } from './find-market.ts';

/** A second click within this time does not start another run. */
const SAME_RUN_MS = 10 * 60 * 1000;

/**
 * Starts a round of questions about a market. If there is no assistant to ask, it refuses and writes nothing.
 *
 * @throws AppError `invalid-input` for an unknown trade or town, or if no assistant has a key.
 */
export async function startPanel(deps: AssistantDeps, input: unknown): Promise<void> {
  const request = parseInput(panelRequestSchema, input);
  const nobody = nobodyAsked(deps.settings.assistants);
  if (nobody !== null) throw new AppError('invalid-input', { message: nobody });
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const market = await findOrCreateMarket(tx, request, now);
    const [running] = await tx
      .select({ id: panelRuns.id })
      .from(panelRuns)
      .where(
        and(
          ...[eq(panelRuns.marketId, market.id), eq(panelRuns.purpose, request.purpose), ne(panelRuns.state, 'done')],
          gt(panelRuns.createdAt, new Date(now.getTime() - SAME_RUN_MS)),
        ),
      )
      .orderBy(desc(panelRuns.createdAt))
      .limit(1);
    if (!running) await createRun(deps, tx, { marketId: market.id, purpose: request.purpose, period: null });
  });
}

type RunDeps = Pick<AssistantDeps, 'clock' | 'jobs'> & { settings: Pick<AssistantDeps['settings'], 'assistants'> };
type NewRun = { marketId: string; period: string | null } & (
  | { purpose: PanelPurpose; clientId?: never }
  | { purpose: 'branded'; clientId: string }
);

/** Writes a run and queues its planning. Does nothing if the market or client already has this run in the period. */
export async function createRun(deps: RunDeps, tx: Tx, { marketId, purpose, period, clientId }: NewRun): Promise<void> {
  const [run] = await tx
    .insert(panelRuns)
    .values({
      ...{
        marketId,
        purpose,
        period,
        clientId: clientId ?? null,
        questionsVersion: QUESTIONS_VERSION,
        state: 'waiting',
      },
      capMicros: deps.settings.assistants.limits.runMicros,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: panelRuns.id });
  if (run) await deps.jobs.enqueue(tx, 'plan-panel', { runId: run.id });
}
