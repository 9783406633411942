import { DEMO_CARDS, type DemoCheckoutView, planOf } from '@named-first/contract';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Field } from '../../components/ui/field';
import { LockIcon } from '../../components/ui/icons';
import type { Refusal } from './demo-calls.server';
import { DemoLabel } from './demo-label';
import { PlanLine } from './plan-line';

/** `refused` is the response to the last post, with what was typed. */
type DemoCheckoutProps = { checkout: DemoCheckoutView; refused: Refusal | null };

export function DemoCheckoutPage({ checkout, refused }: DemoCheckoutProps) {
  return (
    <div className="wrap max-w-4xl pt-6 md:pt-10">
      <DemoLabel>Demo checkout. No card is charged.</DemoLabel>
      <h1 className="mt-8 text-3xl font-extrabold">Your order</h1>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
        <Summary {...checkout} />
        {checkout.status === 'open' ? <PayForm {...checkout} refused={refused} /> : <Closed {...checkout} />}
      </div>
    </div>
  );
}

function Summary({ planId, businessName, businessEmail }: DemoCheckoutView) {
  return (
    <section aria-label="Order summary" className="ticket p-6 sm:p-8">
      <PlanLine planId={planId} />
      <dl className="mt-6 space-y-4 border-t border-line pt-5">
        <Entry term="For">{businessName}</Entry>
        <Entry term="Email">{businessEmail}</Entry>
        <Entry term="Billing">Month to month. Cancel anytime.</Entry>
      </dl>
      <p className="figures mt-6 flex items-baseline justify-between border-t border-line pt-5 text-lg font-bold">
        <span>Due today</span>
        <span>${planOf(planId).price}</span>
      </p>
    </section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function PayForm({ planId, refused }: DemoCheckoutView & Pick<DemoCheckoutProps, 'refused'>) {
  return (
    <section aria-labelledby="pay">
      <h2 id="pay" className="text-xl">
        Pay with a test card
      </h2>
      <ul className="figures mt-3 space-y-1 text-soft">
        <li>
          <strong className="font-semibold whitespace-nowrap text-ink">{DEMO_CARDS.pays}</strong> pays
        </li>
        <li>
          <strong className="font-semibold whitespace-nowrap text-ink">{DEMO_CARDS.declined}</strong> is declined
        </li>
      </ul>
      <p className="mt-2 text-soft">Any other number is refused, so please keep your own to yourself.</p>
      <form method="post" className="mt-5">
        <input type="hidden" name="action" value="pay" />
        <Field
          name="cardNumber"
          label="Test card number"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={30}
          defaultValue={refused?.cardNumber || DEMO_CARDS.pays}
          error={refused?.field === 'discountCode' ? undefined : refused?.words}
        />
        <Field
          name="discountCode"
          label="Discount code (optional)"
          autoComplete="off"
          maxLength={40}
          defaultValue={refused?.discountCode}
          error={refused?.field === 'discountCode' ? refused.words : undefined}
        />
        <Button type="submit" className="mt-1 w-full">
          <LockIcon /> Pay ${planOf(planId).price} in the demo
        </Button>
      </form>
      <form method="post" className="mt-3">
        <input type="hidden" name="action" value="cancel" />
        <Button type="submit" look="plain" className="w-full">
          Cancel and go back
        </Button>
      </form>
    </section>
  );
}

function Closed({ status }: DemoCheckoutView) {
  const isPaid = status === 'complete';
  return (
    <section aria-labelledby="closed">
      <h2 id="closed" className="text-xl">
        {isPaid ? 'This order is paid' : 'This checkout has expired'}
      </h2>
      <p className="mt-2 text-soft">
        {isPaid
          ? 'There is nothing left to do here. A welcome is on its way by email.'
          : 'A checkout is open for a day. Choose your plan again to open a new one.'}
      </p>
      <ButtonAnchor href="/pricing" look="plain" className="mt-5">
        Back to the plans
      </ButtonAnchor>
    </section>
  );
}
