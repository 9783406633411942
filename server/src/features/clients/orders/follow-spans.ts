import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientPlanSpans } from '../../../db/schema/index.ts';
import type { Standing } from './client-standing.ts';

/**
 * Records which plan a client had over time. A plan begins with its payment, or when the change is first seen. The last
 * span ends with the plan, which may be in the future.
 */
export async function followSpans(
  tx: Tx,
  clientId: string,
  { planId, state, endsAt }: Standing,
  { startedAt, now }: { startedAt: Date; now: Date },
): Promise<void> {
  const [last] = await tx
    .select()
    .from(clientPlanSpans)
    .where(eq(clientPlanSpans.clientId, clientId))
    .orderBy(desc(clientPlanSpans.startsAt))
    .limit(1);
  const begin = async (startsAt: Date) => {
    const span = { planId, endsAt: endsAt && later(startsAt, endsAt) };
    // Two spans never begin at the same time: a plan that lasted no time is replaced by the next one.
    if (last && last.startsAt >= startsAt)
      await tx.update(clientPlanSpans).set(span).where(eq(clientPlanSpans.id, last.id));
    else await tx.insert(clientPlanSpans).values({ clientId, startsAt, ...span });
  };
  if (!last) return begin(startedAt);
  const isBack = last.endsAt !== null && last.endsAt <= now && state !== 'ended';
  if (isBack) return begin(later(last.endsAt!, startedAt));
  const isChanged = last.planId !== planId && state !== 'ended';
  const end = isChanged ? now : endsAt;
  await tx
    .update(clientPlanSpans)
    .set({ endsAt: end && later(last.startsAt, end) })
    .where(eq(clientPlanSpans.id, last.id));
  if (isChanged) await begin(now);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
