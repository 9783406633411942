import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

/** True if every plan includes what starts with the plan `from`. */
export function isInEveryPlan(from: PlanId): boolean {
  return from === PLAN_IDS[0];
}

/** The number of plans as a word at the start of a sentence: "Four". */
export function planCount(): string {
  return ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][PLANS.length] ?? String(PLANS.length);
}
