import { type DemoPortalView, longDate, PLANS, type PlanId, planOf } from '@named-first/contract';
import { Button } from '../../components/ui/button';
import { DemoLabel } from './demo-label';
import { PlanLine } from './plan-line';

type DemoPortalProps = { portal: DemoPortalView; refused: string | null };

export function DemoPortalPage({ portal, refused }: DemoPortalProps) {
  const isOver = portal.status === 'canceled';
  return (
    <div className="wrap max-w-4xl pt-6 md:pt-10">
      <DemoLabel>Demo billing page. No card is charged.</DemoLabel>
      <h1 className="mt-8 text-3xl font-extrabold">Your plan</h1>
      <p className="mt-2 text-soft break-words">{portal.businessName}</p>
      {refused && (
        <p role="alert" className="mt-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3 font-medium">
          {refused}
        </p>
      )}
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
        <section aria-label="Current plan" className="ticket p-6 sm:p-8">
          <PlanLine planId={portal.planId} />
          <p className="mt-5 border-t border-line pt-5">{whatHappens(portal)}</p>
        </section>
        {!isOver && <Changes {...portal} />}
      </div>
    </div>
  );
}

function whatHappens({ status, ends, nextPlanId, paidUntil }: DemoPortalView): string {
  const day = longDate(paidUntil);
  if (status === 'canceled') return `Your plan ended on ${day}.`;
  if (ends) return `Your plan ends on ${day}. Until then everything stays as it is.`;
  if (nextPlanId) return `Your plan changes to ${planOf(nextPlanId).name} on ${day}.`;
  return `Your plan renews on ${day}.`;
}

function Changes(portal: DemoPortalView) {
  const waits = portal.ends || portal.nextPlanId !== null;
  return (
    <section aria-labelledby="change">
      <h2 id="change" className="text-xl">
        Change your plan
      </h2>
      <p className="mt-2 text-soft">Upgrades are immediate; downgrades take effect at the next billing cycle.</p>
      <div className="mt-5 space-y-3">
        {PLANS.filter(({ id }) => (id === portal.planId ? waits : id !== portal.nextPlanId)).map(({ id }) => (
          <form key={id} method="post">
            <input type="hidden" name="action" value="change" />
            <input type="hidden" name="planId" value={id} />
            <Button type="submit" look="plain" className="w-full px-3!">
              {changeWords(id, portal.planId)}
            </Button>
          </form>
        ))}
        {!portal.ends && (
          <form method="post">
            <input type="hidden" name="action" value="cancel" />
            <Button type="submit" look="quiet" className="w-full">
              Cancel my plan
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

function changeWords(id: PlanId, current: PlanId): string {
  const { name, price } = planOf(id);
  if (id === current) return `Keep ${name}`;
  return `${price > planOf(current).price ? 'Upgrade' : 'Downgrade'} to ${name}, $${price} a month`;
}
