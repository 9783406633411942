import { findPlace, findTrade, type Place } from '@named-first/answers';
import type { BusinessFacts } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { markets } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';

export type MarketRow = typeof markets.$inferSelect;
export type MarketRequest = { trade: string; town: string; country: string };

/** The only language with questions so far. */
const LANGUAGE = 'en';

/**
 * Finds or creates the market that a person names.
 *
 * @throws AppError `invalid-input`, which names the unknown part.
 */
export async function findOrCreateMarket(tx: Tx, request: MarketRequest, now: Date): Promise<MarketRow> {
  const trade = findTrade(request.trade);
  if (!trade) throw invalid('trade', `No trade is called "${request.trade}".`);
  const { town, region, country } = placeOf(request);
  const key = { trade: trade.id, town, region, country, language: LANGUAGE };
  await tx
    .insert(markets)
    .values({ ...key, createdAt: now })
    .onConflictDoNothing();
  const [market] = await tx
    .select()
    .from(markets)
    .where(
      and(
        ...[eq(markets.trade, key.trade), eq(markets.town, town), eq(markets.region, region)],
        ...[eq(markets.country, country), eq(markets.language, LANGUAGE)],
      ),
    );
  return market!;
}

function placeOf({ town, country }: MarketRequest): Place {
  const found = findPlace(town, country);
  if (found.kind === 'found') return found.place;
  const words =
    found.kind === 'ambiguous'
      ? `Several regions have a town of this name: ${found.regions.join(', ')}. Write it as "${town}, ${found.regions[0]}".`
      : `No town is called "${town}".`;
  throw invalid('town', words);
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid-input', { message, issues: [{ path, message }] });
}

/** The main town and the second one. Each is its own market. */
const TOWNS_ASKED = 2;

/** The first towns of a site that can be asked about. A town that is unknown or that several regions have is left out. */
export function placesToAsk({
  towns,
  country,
}: Pick<BusinessFacts, 'towns' | 'country'>): Omit<MarketRequest, 'trade'>[] {
  if (!country) return [];
  return towns.slice(0, TOWNS_ASKED).flatMap(({ name, region }) => {
    const town = region ? `${name}, ${region}` : name;
    return findPlace(town, country).kind === 'found' ? [{ town, country }] : [];
  });
}

export function placeOfMarket({ town, region, country }: MarketRow): Place {
  return { town, region, country, timeZone: null };
}
