import type { ClientEvent } from '@named-first/contract';
import { priceOf, type Standing } from './client-standing.ts';

/**
 * The events between two states of a client, in the order in which they are reported. A new or returning client is
 * compared with one who has just started, so that an end date known from the beginning is also reported.
 *
 * @param before null for a new client.
 */
export function standingChanges(before: Standing | null, after: Standing): ClientEvent[] {
  if (before !== null && !(before.state === 'ended' && after.state !== 'ended')) return changesBetween(before, after);
  const kind = before === null ? 'started' : 'returned';
  const justStarted: Standing = { ...after, state: 'onboarding', endsAt: null, nextPlanId: null, nextPlanAt: null };
  return [{ kind, planId: after.planId }, ...changesBetween(justStarted, after)];
}

function changesBetween(before: Standing, after: Standing): ClientEvent[] {
  if (after.state === 'ended')
    return before.state === 'ended' ? [] : [{ kind: 'ended', at: after.endsAt!.toISOString() }];
  return [
    ...planChange(before, after),
    ...paymentChange(before, after),
    ...endChange(before, after),
    ...nextPlan(before, after),
  ];
}

function planChange({ planId: from }: Standing, { planId: to }: Standing): ClientEvent[] {
  if (from === to) return [];
  return [{ kind: priceOf(to) > priceOf(from) ? 'upgraded' : 'downgraded', from, to }];
}

function paymentChange(before: Standing, after: Standing): ClientEvent[] {
  const wasDue = before.state === 'past_due';
  const isDue = after.state === 'past_due';
  return wasDue === isDue ? [] : [{ kind: isDue ? 'past-due' : 'recovered', planId: after.planId }];
}

function endChange(before: Standing, after: Standing): ClientEvent[] {
  if (before.endsAt?.getTime() === after.endsAt?.getTime()) return [];
  return after.endsAt === null
    ? [{ kind: 'cancellation-withdrawn', planId: after.planId }]
    : [{ kind: 'cancelled', endsAt: after.endsAt.toISOString() }];
}

function nextPlan(before: Standing, after: Standing): ClientEvent[] {
  if (before.nextPlanId === after.nextPlanId) return [];
  if (after.nextPlanId !== null) {
    return [{ kind: 'downgrade-planned', to: after.nextPlanId, at: after.nextPlanAt?.toISOString() ?? null }];
  }
  // The scheduled change took effect, or was replaced by another one that is already reported.
  const isReported = after.planId !== before.planId || after.endsAt !== null;
  return isReported ? [] : [{ kind: 'downgrade-withdrawn', planId: after.planId }];
}
