import { brand, refundRequestSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clients } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { parseInput } from '../../parse-input.ts';
import type { ClientDeps } from '../deps.ts';
import { clientOfOrder, type OrderedBy } from '../orders/find-client.ts';
import { type Recipient, recordEvents } from '../record/record-event.ts';
import { addTask } from '../record/tasks.ts';
import { endOfNextWorkday } from '../work/client-calendar.ts';
import { canAskForRefund } from './billing-plan.ts';

/**
 * Records a buyer's refund request, notifies the agency with a mail and a task, and confirms it to the buyer. Repeated
 * requests have no further effect.
 *
 * @throws AppError `billing-link-not-valid`, `invalid-input`, `guarantee-over` if the refund period has ended.
 */
export async function requestRefund(
  deps: ClientDeps,
  { orderId, recipient }: { orderId: string; recipient: (tx: Tx, order: OrderedBy) => Promise<Recipient> },
  input: unknown,
): Promise<void> {
  const { reason } = parseInput(refundRequestSchema, input);
  await deps.db.transaction(async (tx) => {
    const { client, order } = await clientOfOrder(tx, orderId);
    if (client.refundAskedAt !== null || client.refundedAt !== null) return;
    const now = deps.clock.now();
    if (!canAskForRefund(client, now)) throw new AppError('guarantee-over');
    await tx.update(clients).set({ refundAskedAt: now, refundReason: reason }).where(eq(clients.id, client.id));
    await recordEvents(deps, tx, client, [{ kind: 'refund-asked', reason }], await recipient(tx, order));
    const dueAt = endOfNextWorkday(now, brand.timeZone);
    await addTask(tx, client.id, { kind: 'refund', title: 'Pay the money back', dueAt, now });
  });
}
