import { brand, type PlanId, planOf } from '@named-first/contract';

/** A plan and its price, as the first line of a bill. */
export function PlanLine({ planId }: { planId: PlanId }) {
  const plan = planOf(planId);
  return (
    <div className="flex items-baseline justify-between gap-6">
      <p>
        <span className="block text-sm text-soft">{brand.name}</span>
        <strong className="text-xl font-bold">{plan.name}</strong>
      </p>
      <p className="figures text-right">
        <strong className="text-xl font-bold">${plan.price}</strong>
        <span className="block text-sm text-soft">a month</span>
      </p>
    </div>
  );
}
