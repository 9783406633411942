import { clientMarketRequestSchema } from '@named-first/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientMarkets, clients } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { AssistantDeps } from '../deps.ts';
import { findOrCreateMarket } from '../panels/find-market.ts';

/**
 * Sets the markets in which assistants are asked about a client every month, replacing the previous ones: that of the
 * main town, and that of a second town if one is given.
 *
 * @throws AppError `invalid-input` for an unknown trade or town, or if both towns are the same.
 */
export async function setClientMarket(deps: AssistantDeps, clientId: string, input: unknown): Promise<void> {
  const { secondTown, ...request } = parseInput(clientMarketRequestSchema, input);
  await deps.db.transaction(async (tx) => {
    const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
    if (!client) throw new AppError('not-found', { message: 'This client is not there any more.' });
    const since = deps.clock.now();
    const { id: marketId } = await findOrCreateMarket(tx, request, since);
    await put(tx, { clientId, rank: 'main', marketId, since });
    if (secondTown === '') {
      await tx.delete(clientMarkets).where(and(eq(clientMarkets.clientId, clientId), eq(clientMarkets.rank, 'second')));
      return;
    }
    const second = await findOrCreateMarket(tx, { ...request, town: secondTown }, since);
    if (second.id === marketId) {
      const message = 'The second town is the same as the first.';
      throw new AppError('invalid-input', { message, issues: [{ path: 'secondTown', message }] });
    }
    await put(tx, { clientId, rank: 'second', marketId: second.id, since });
  });
}

/** Keeps the date if the market stays the same. */
async function put(tx: Tx, row: typeof clientMarkets.$inferInsert): Promise<void> {
  const { marketId, since } = row;
  await tx
    .insert(clientMarkets)
    .values(row)
    .onConflictDoUpdate({
      target: [clientMarkets.clientId, clientMarkets.rank],
      set: { marketId, since },
      setWhere: ne(clientMarkets.marketId, marketId),
    });
}
