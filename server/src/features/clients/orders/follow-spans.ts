import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { clientPlanSpans } from '../../../db/schema/index.ts';
import type { Standing } from './client-standing.ts';

/**
 * Keeps which plan a client had from when to when. A plan begins with its payment or when the change is first seen; the
 * last span ends when the plan does, also when that is still to come.
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
    // No two begin at one moment: a plan that lasted no time gives way to the next one.
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
