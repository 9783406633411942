import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../../db/schema/index.ts';
import { errorWords } from '../../../logging/describe-error.ts';
import type { CheckoutDeps } from '../deps.ts';
import { findOrder } from '../find-order.ts';
import { convergeOrder } from './converge-order.ts';

/** Enough to read what went wrong, too little to fill a table with it. */
const LONGEST_ERROR = 500;

/**
 * Looks into one event of the ledger. An event that is done, or that a reading since has covered, is left alone; one
 * that names no order of ours is done at once.
 *
 * @throws whatever kept it from being done, also noted on its row: the queue tries again.
 */
export async function processEvent(deps: CheckoutDeps, { eventId }: { eventId: string }): Promise<void> {
  const [event] = await deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, eventId));
  if (!event || event.processedAt !== null) return;
  try {
    const orderId = await findOrder(deps.db, event);
    if (orderId !== null) await convergeOrder(deps, orderId, event);
    else await deps.db.update(stripeEvents).set({ processedAt: deps.clock.now() }).where(eq(stripeEvents.id, eventId));
  } catch (error) {
    await noteError(deps, eventId, error);
    throw error;
  }
}

/** A database that is away cannot take the note either, and the first error is the one to know. */
async function noteError(deps: CheckoutDeps, eventId: string, error: unknown): Promise<void> {
  const words = errorWords(error).slice(0, LONGEST_ERROR);
  await deps.db
    .update(stripeEvents)
    .set({ error: words })
    .where(eq(stripeEvents.id, eventId))
    .catch(() => {});
}
