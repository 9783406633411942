import { PLANS, type Plan, type PlanId } from '@named-first/contract';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { buttonClass } from '../../components/ui/button';
import { CheckIcon, StarIcon } from '../../components/ui/icons';

type Choose = { onChoose: (planId: PlanId) => void };

export function PlanCards({ onChoose }: Choose) {
  return (
    <section aria-label="Plans" className="wrap mt-12">
      <ul className="grid gap-x-5 gap-y-9 max-xl:sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col">
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, onChoose }: Choose & { plan: Plan }) {
  const { id, name, price, description, features, popular } = plan;
  const headingId = `plan-${id}`;
  const choose = (event: FormEvent) => {
    event.preventDefault();
    onChoose(id);
  };
  return (
    <li
      className={clsx(
        'ticket relative flex flex-col p-6',
        popular && 'border-2! border-t-[6px]! border-signal! pt-[1.3rem]',
      )}
    >
      {popular && <MostPopular />}
      <h2 id={headingId} className="text-2xl">
        {name}
      </h2>
      <p className="figures mt-3 flex items-baseline gap-1.5">
        <span className="font-display text-3xl font-extrabold tracking-tight">${price}</span>
        <span className="text-soft">/month</span>
      </p>
      <p className="mt-3 text-soft sm:max-xl:min-h-[3.2em] xl:min-h-[6.4em]">{description}</p>
      {/* A form with one button: without scripts, the server answers with the page and the open order form. */}
      <form method="post" onSubmit={choose} className="mt-5">
        <button
          type="submit"
          name="planId"
          value={id}
          aria-describedby={headingId}
          aria-haspopup="dialog"
          className={buttonClass(popular ? 'signal' : 'plain', 'w-full')}
        >
          Get Started
        </button>
      </form>
      <ul className="mt-6 space-y-3 border-t border-line pt-5">
        {features.map((feature, index) => (
          <li key={feature} className="flex items-start gap-2.5">
            <CheckIcon className="mt-1 size-4.5" />
            <span className={clsx(index === 0 && feature.startsWith('Everything') && 'font-semibold')}>{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function MostPopular() {
  return (
    <p className="absolute -top-5 left-5 flex items-center gap-1.5 rounded-sm bg-signal px-3 py-1 text-sm font-bold text-on-signal">
      <StarIcon className="size-4" /> Most Popular
    </p>
  );
}
