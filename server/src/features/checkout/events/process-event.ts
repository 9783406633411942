import { eq } from 'drizzle-orm';
import { stripeEvents } from '../../../db/schema/index.ts';
import { errorWords } from '../../../logging/describe-error.ts';
import type { CheckoutDeps } from '../deps.ts';
import { findOrder } from '../find-order.ts';
import { convergeOrder } from './converge-order.ts';

/** Enough to read what went wrong, too short to fill the table. */
const MAX_ERROR_LENGTH = 500;

/**
 * Processes one stored event. Skips an event that is already settled. An event that names no order of ours is settled
 * at once.
 *
 * @throws the error that prevented it, which is also recorded in the event's row; the queue then retries.
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

/** If the database is unreachable, recording the error fails too. The first error is the relevant one. */
async function noteError(deps: CheckoutDeps, eventId: string, error: unknown): Promise<void> {
  const words = errorWords(error).slice(0, MAX_ERROR_LENGTH);
  await deps.db
    .update(stripeEvents)
    .set({ error: words })
    .where(eq(stripeEvents.id, eventId))
    .catch(() => {});
}
