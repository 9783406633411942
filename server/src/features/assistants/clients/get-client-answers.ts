import { BY_NAME_SIZE, costOfPanel, findTrade, lanesOf, linesOf, PANEL_SIZES } from '@named-first/answers';
import type { BusinessFacts, ClientAnswers } from '@named-first/contract';
import { and, desc, eq } from 'drizzle-orm';
import { clientMarkets, clients, markets, panelRuns } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { AssistantDeps } from '../deps.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';
import { type MarketRow, placeOfMarket, placesToAsk } from '../panels/find-market.ts';
import { missingAnswers } from '../report/missing-answers.ts';
import { askedByName } from './asked-by-name.ts';
import { clientFacts } from './client-facts.ts';
import { readRounds } from './read-rounds.ts';

/**
 * A client's markets, how often assistants named the client in each of their rounds, and what they say when they are
 * asked by name. Sends no requests to assistants.
 *
 * @throws AppError `not-found` for an unknown client.
 */
export async function getClientAnswers(
  { db, settings }: Pick<AssistantDeps, 'db' | 'settings'>,
  clientId: string,
): Promise<ClientAnswers> {
  const own = await db
    .select({ rank: clientMarkets.rank, since: clientMarkets.since, market: markets })
    .from(clients)
    .leftJoin(clientMarkets, eq(clientMarkets.clientId, clients.id))
    .leftJoin(markets, eq(markets.id, clientMarkets.marketId))
    .where(eq(clients.id, clientId));
  if (own.length === 0) throw new AppError('not-found', { message: 'This client is not there any more.' });
  const facts = await clientFacts(db, clientId);
  const read = async (rank: 'main' | 'second') => {
    const { market, since } = own.find((row) => row.rank === rank) ?? {};
    if (!market || !since) return { market: null, unread: 0, lines: [], missing: null };
    const { rounds, unread } = facts
      ? await readRounds(db, { id: market.id, place: placeOfMarket(market) }, { id: clientId, facts })
      : { rounds: [], unread: 0 };
    return {
      market: { ...marketView(market), since: since.toISOString() },
      unread,
      lines: linesOf(rounds),
      missing: await missingOf({ db, settings }, market.id),
    };
  };
  const main = await read('main');
  const second = await read('second');
  const lanes = lanesOf(settings.assistants.lanes);
  return {
    nobodyAsked: nobodyAsked(settings.assistants),
    market: main.market,
    suggested: facts && suggestedMarket(facts),
    hasFacts: facts !== null,
    unread: main.unread + second.unread,
    lines: main.lines,
    missing: main.missing,
    second: second.market && { ...second.market, lines: second.lines, missing: second.missing },
    byName: facts && (await askedByName(db, clientId, facts)),
    monthCosts: { town: costOfPanel(lanes, PANEL_SIZES.monthly), byName: costOfPanel(lanes, BY_NAME_SIZE) },
  };
}

/** What nobody answered in the newest month that has ended; null without such a month, or if nothing is missing. */
async function missingOf(
  deps: Pick<AssistantDeps, 'db' | 'settings'>,
  marketId: string,
): Promise<ClientAnswers['missing']> {
  const [newest] = await deps.db
    .select({ id: panelRuns.id, period: panelRuns.period })
    .from(panelRuns)
    .where(and(eq(panelRuns.marketId, marketId), eq(panelRuns.purpose, 'monthly'), eq(panelRuns.state, 'done')))
    .orderBy(desc(panelRuns.period))
    .limit(1);
  if (!newest?.period) return null;
  const questions = await missingAnswers(deps, newest.id, 'all');
  return questions.length > 0 ? { period: newest.period, questions } : null;
}

function marketView({ trade, town, region, country }: MarketRow) {
  return { trade, town, region, country };
}

/** The trade and first town of the site, if both can be asked about. */
function suggestedMarket({ trade, towns, country }: BusinessFacts): ClientAnswers['suggested'] {
  const known = trade ? findTrade(trade) : null;
  const [place] = placesToAsk({ towns: towns.slice(0, 1), country });
  return known && place ? { ...place, trade: known.noun } : null;
}
