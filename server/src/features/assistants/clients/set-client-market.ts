import { clientMarketRequestSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { clientMarkets, clients } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { AssistantDeps } from '../deps.ts';
import { findOrCreateMarket } from '../panels/find-market.ts';

/** Sets the market in which assistants are asked about a client every month, replacing the previous one. */
export async function setClientMarket(deps: AssistantDeps, clientId: string, input: unknown): Promise<void> {
  const request = parseInput(clientMarketRequestSchema, input);
  await deps.db.transaction(async (tx) => {
    const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
    if (!client) throw new AppError('not-found', { message: 'This client is not there any more.' });
    const since = deps.clock.now();
    const { id: marketId } = await findOrCreateMarket(tx, request, since);
    await tx
      .insert(clientMarkets)
      .values({ clientId, marketId, since })
      .onConflictDoUpdate({ target: clientMarkets.clientId, set: { marketId, since } });
  });
}
