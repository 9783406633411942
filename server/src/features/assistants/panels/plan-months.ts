import { and, eq, ne, sql } from 'drizzle-orm';
import { clientMarkets, clients, panelRuns } from '../../../db/schema/index.ts';
import { endLostRuns } from '../asks/end-lost-runs.ts';
import { alertAgency } from '../clients/alert-agency.ts';
import type { AssistantDeps } from '../deps.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';
import { createRun } from './start-panel.ts';

/** Monthly runs start within this many days, so that their last requests are sent before the month ends. */
const DAYS = 20;

/**
 * Starts the monthly run of every market that is due and has an active client. Clients in the same market share the
 * run. At the same time, starts the run that asks about each of these clients by name. Safe to run in several
 * processes, because there is one run per market and month, and one by name per client and month. Ends lost runs
 * first, and mails the agency about rounds that have ended.
 */
export async function planMonths(deps: AssistantDeps, signal: AbortSignal): Promise<void> {
  await endLostRuns(deps);
  await alertAgency(deps, signal);
  if (nobodyAsked(deps.settings.assistants) !== null) return;
  const now = deps.clock.now();
  const period = now.toISOString().slice(0, 7);
  const due = await deps.db
    .selectDistinct({ marketId: clientMarkets.marketId })
    .from(clientMarkets)
    .innerJoin(clients, eq(clients.id, clientMarkets.clientId))
    .where(
      and(
        ne(clients.state, 'ended'),
        sql`not exists (select from ${panelRuns} where ${panelRuns.marketId} = ${clientMarkets.marketId} and ${panelRuns.purpose} = 'monthly' and ${panelRuns.period} = ${period})`,
      ),
    );
  for (const { marketId } of due) {
    if (signal.aborted) return;
    if (now < steadyTime(marketId, period)) continue;
    await deps.db.transaction((tx) => createRun(deps, tx, { marketId, purpose: 'monthly', period }));
  }
  await planByName(deps, { period, now, signal });
}

type Month = { period: string; now: Date; signal: AbortSignal };

/** A client is asked about by name in the main town only. */
async function planByName(deps: AssistantDeps, { period, now, signal }: Month): Promise<void> {
  const due = await deps.db
    .select({ marketId: clientMarkets.marketId, clientId: clientMarkets.clientId })
    .from(clientMarkets)
    .innerJoin(clients, eq(clients.id, clientMarkets.clientId))
    .where(
      and(
        ...[ne(clients.state, 'ended'), eq(clientMarkets.rank, 'main')],
        sql`not exists (select from ${panelRuns} where ${panelRuns.clientId} = ${clientMarkets.clientId} and ${panelRuns.period} = ${period})`,
      ),
    );
  for (const { marketId, clientId } of due) {
    if (signal.aborted) return;
    if (now < steadyTime(marketId, period)) continue;
    await deps.db.transaction((tx) => createRun(deps, tx, { marketId, purpose: 'branded', period, clientId }));
  }
}

/** The day and hour of a market, the same every month, spread over the first twenty days by its id. */
function steadyTime(marketId: string, period: string): Date {
  const hour = Number.parseInt(marketId.slice(0, 8), 16) % (DAYS * 24);
  return new Date(Date.parse(`${period}-01T00:00:00Z`) + hour * 60 * 60 * 1000);
}
