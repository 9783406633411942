import { findPlace, findTrade, linesOf } from '@named-first/answers';
import type { BusinessFacts, ClientAnswers } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { clientMarkets, clients, markets } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { AssistantDeps } from '../deps.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';
import { placeOfMarket } from '../panels/find-market.ts';
import { clientFacts } from './client-facts.ts';
import { readRounds } from './read-rounds.ts';

/**
 * A client's market, and how often assistants named the client in each of its rounds. Sends no requests to assistants.
 *
 * @throws AppError `not-found` for an unknown client.
 */
export async function getClientAnswers(
  { db, settings }: Pick<AssistantDeps, 'db' | 'settings'>,
  clientId: string,
): Promise<ClientAnswers> {
  const [client] = await db
    .select({ since: clientMarkets.since, market: markets })
    .from(clients)
    .leftJoin(clientMarkets, eq(clientMarkets.clientId, clients.id))
    .leftJoin(markets, eq(markets.id, clientMarkets.marketId))
    .where(eq(clients.id, clientId));
  if (!client) throw new AppError('not-found', { message: 'This client is not there any more.' });
  const facts = await clientFacts(db, clientId);
  const { market, since } = client;
  const read =
    market && facts
      ? await readRounds(db, { id: market.id, place: placeOfMarket(market) }, { id: clientId, facts })
      : { rounds: [], unread: 0 };
  return {
    nobodyAsked: nobodyAsked(settings.assistants),
    market: market && since && { ...marketView(market), since: since.toISOString() },
    suggested: facts && suggestedMarket(facts),
    hasFacts: facts !== null,
    unread: read.unread,
    lines: linesOf(read.rounds),
  };
}

function marketView({ trade, town, region, country }: typeof markets.$inferSelect) {
  return { trade, town, region, country };
}

/** The trade and first town of the site, if both can be asked about. */
function suggestedMarket({ trade, towns, country }: BusinessFacts): ClientAnswers['suggested'] {
  const [town] = towns;
  const known = trade ? findTrade(trade) : null;
  if (!known || !town || !country) return null;
  const text = town.region ? `${town.name}, ${town.region}` : town.name;
  return findPlace(text, country).kind === 'found' ? { trade: known.noun, town: text, country } : null;
}
