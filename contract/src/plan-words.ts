import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

/** Whether what begins in the plan `from` is part of every plan. */
export function isInEveryPlan(from: PlanId): boolean {
  return from === PLAN_IDS[0];
}

/** How many plans there are, in words at the start of a sentence: "Four". */
export function planCount(): string {
  return ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][PLANS.length] ?? String(PLANS.length);
}
