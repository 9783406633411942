import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { stripeEvents } from '../../../db/schema/index.ts';
import type { CheckoutDeps } from '../deps.ts';
import type { PaymentEvent } from '../payments.ts';

/**
 * Stores an event once, together with the job that processes it. A pending event that is delivered again gets a new job
 * unless one is queued, so a redelivery replaces a lost job.
 */
export async function recordEvent(
  deps: Pick<CheckoutDeps, 'jobs' | 'clock'>,
  tx: Tx,
  event: PaymentEvent,
): Promise<void> {
  const { concernsOrders, ...row } = event;
  const receivedAt = deps.clock.now();
  const [added] = await tx
    .insert(stripeEvents)
    .values({ ...row, receivedAt, processedAt: concernsOrders ? null : receivedAt })
    .onConflictDoNothing({ target: stripeEvents.id })
    .returning({ id: stripeEvents.id });
  if (!concernsOrders) return;
  if (!added && !(await isWaiting(tx, event.id))) return;
  await deps.jobs.enqueue(tx, 'payment-event', { eventId: event.id }, { singletonKey: event.id });
}

async function isWaiting(tx: Tx, eventId: string): Promise<boolean> {
  const waiting = await tx
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.id, eventId), isNull(stripeEvents.processedAt)));
  return waiting.length > 0;
}
