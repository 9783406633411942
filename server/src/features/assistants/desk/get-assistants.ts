import {
  type AskedProvider,
  costOfMonth,
  costOfPanel,
  DEFAULT_MODELS,
  lanesOf,
  PANEL_SIZES,
  priceWarning,
} from '@named-first/answers';
import type { Assistants } from '@named-first/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { assistantLanes, assistantSpend, clients, markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { whyPaused } from '../lanes/lane-paused-mail.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';

const RUNS_SHOWN = 50;
/** Each in a separate market. Clients that share one cost less. */
const CLIENTS_SHOWN = 50;

const MAKERS = {
  openai: 'OpenAI, maker of ChatGPT',
  anthropic: 'Anthropic, maker of Claude',
  perplexity: 'Perplexity',
} as const;

/**
 * The assistants page of the back office: which assistants are asked, the estimated and actual cost, and the last runs.
 */
export async function getAssistants(deps: AssistantDeps): Promise<Assistants> {
  const { assistants } = deps.settings;
  const lanes = lanesOf(assistants.lanes);
  const spent = await spentToday(deps);
  return {
    nobodyAsked: nobodyAsked(assistants),
    lanes: await laneViews(deps, spent),
    today: { spentMicros: spent.get('all') ?? 0, limitMicros: assistants.limits.dayMicros },
    costs: {
      sample: costOfPanel(lanes, PANEL_SIZES.sample),
      monthly: costOfPanel(lanes, PANEL_SIZES.monthly),
      baseline: costOfPanel(lanes, PANEL_SIZES.baseline),
      monthOf50Clients: costOfMonth(lanes, { markets: CLIENTS_SHOWN, clients: CLIENTS_SHOWN }),
    },
    runs: await runViews(deps),
  };
}

type Lane = Assistants['lanes'][number];

async function laneViews({ db, settings, clock }: AssistantDeps, spent: Map<string, number>): Promise<Lane[]> {
  const { assistants } = settings;
  const asked = lanesOf(assistants.lanes);
  const rows = new Map((await db.select().from(assistantLanes)).map((row) => [row.provider, row]));
  const open = asked.map(({ provider, label, model }): Lane => {
    const row = rows.get(provider);
    const paused = row?.pausedAt ?? null;
    return {
      ...{ provider, label, model },
      state: paused ? 'paused' : 'open',
      why: paused ? `${whyPaused(row?.reason ?? null)} ${row?.message ?? ''}`.trim() : null,
      pausedAt: paused?.toISOString() ?? null,
      priceWarning: priceWarning(provider, model, clock.now()),
      todayMicros: spent.get(provider) ?? 0,
    };
  });
  const missing = (Object.keys(MAKERS) as (keyof typeof MAKERS)[]).filter(
    (provider) => !asked.some((lane) => lane.provider === provider),
  );
  return [
    ...open,
    ...missing.map((provider) => withoutKey(provider, assistants.switchedOff)),
    gemini(assistants.gemini),
  ];
}

function withoutKey(provider: keyof typeof MAKERS & AskedProvider, switchedOff: boolean): Lane {
  return {
    ...{ provider, label: MAKERS[provider], model: null, pausedAt: null, priceWarning: null, todayMicros: 0 },
    state: 'no-key',
    why: switchedOff ? 'ASSISTANTS is off.' : `No key is set. The model would be ${DEFAULT_MODELS[provider]}.`,
  };
}

/** Google is listed so that readers see why it is not asked. */
function gemini(state: 'off'): Lane {
  return {
    ...{
      provider: 'gemini',
      label: 'Google, maker of Gemini',
      model: null,
      pausedAt: null,
      priceWarning: null,
      todayMicros: 0,
    },
    state,
    why: "Google's terms forbid to store or analyze answers that are grounded with Google Search.",
  };
}

/** Spent and reserved amounts, by scope. */
async function spentToday({ db, clock }: AssistantDeps): Promise<Map<string, number>> {
  const day = clock.now().toISOString().slice(0, 10);
  const rows = await db.select().from(assistantSpend).where(eq(assistantSpend.period, day));
  return new Map(rows.map(({ scope, spentMicros, reservedMicros }) => [scope, spentMicros + reservedMicros]));
}

type Run = Assistants['runs'][number];

async function runViews({ db }: AssistantDeps): Promise<Run[]> {
  const rows = await db
    .select({ run: panelRuns, market: markets, client: clients.businessName })
    .from(panelRuns)
    .innerJoin(markets, eq(markets.id, panelRuns.marketId))
    .leftJoin(clients, eq(clients.id, panelRuns.clientId))
    .orderBy(desc(panelRuns.createdAt), desc(panelRuns.id))
    .limit(RUNS_SHOWN);
  if (rows.length === 0) return [];
  const counted = await db
    .select({
      runId: panelAnswers.runId,
      state: panelAnswers.state,
      number: sql<number>`count(*)::int`,
      micros: sql<string>`sum(${panelAnswers.costMicros})`,
    })
    .from(panelAnswers)
    .where(
      and(
        inArray(
          panelAnswers.runId,
          rows.map(({ run }) => run.id),
        ),
      ),
    )
    .groupBy(panelAnswers.runId, panelAnswers.state);
  return rows.map(({ run, market, client }) => {
    const own = counted.filter(({ runId }) => runId === run.id);
    const of = (state: string) => own.find((row) => row.state === state)?.number ?? 0;
    const { id, purpose, period, state, planned, createdAt, finishedAt } = run;
    const { trade, town, region, country } = market;
    return {
      ...{ id, trade, town, region, country, purpose, client, period, state, planned },
      ...{
        answered: of('answered'),
        refused: of('refused'),
        empty: of('empty'),
        failed: of('failed'),
        skipped: of('skipped'),
      },
      costMicros: own.reduce((sum, { micros }) => sum + Number(micros), 0),
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  });
}
