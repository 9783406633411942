import { brand } from '@named-first/contract';
import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonAnchor } from '../../components/ui/button';
import { CheckIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { Toaster } from '../../components/ui/toaster';
import { CheckoutDialog } from './checkout/checkout-dialog';
import { type CheckoutState, CLOSED, nextCheckoutState } from './checkout/checkout-state';
import type { OrderAnswer } from './checkout/form-post.server';
import { checkoutReturn } from './checkout-return';
import { Comparison } from './comparison';
import { Faq } from './faq';
import { PlanCards } from './plan-cards';
import { TrustStrip } from './trust-strip';

/** `answer` is the server's response to a no-JS form post, if this page answers one. */
export function PricingPage({ answer }: { answer: OrderAnswer | undefined }) {
  const [checkout, dispatch] = useReducer(nextCheckoutState, answer, stateAfter);
  useCheckoutReturn((planId) => dispatch({ type: 'chosen', planId }));
  return (
    <>
      <Intro />
      <PlanCards onChoose={(planId) => dispatch({ type: 'chosen', planId })} />
      <TrustStrip />
      <Comparison />
      <Faq />
      <Undecided />
      {checkout.step !== 'closed' && (
        <CheckoutDialog
          state={checkout}
          dispatch={dispatch}
          answer={answer?.planId === checkout.plan.id ? answer : undefined}
        />
      )}
      <Toaster />
    </>
  );
}

function stateAfter(answer: OrderAnswer | undefined): CheckoutState {
  const opened = nextCheckoutState(CLOSED, { type: 'chosen', planId: answer?.planId ?? '' });
  return opened.step === 'form' ? { ...opened, failure: answer?.notice ?? null } : opened;
}

/** Reads the query once: a return from the checkout, or a plan to order. Then removes it from the URL. */
function useCheckoutReturn(choose: (planId: string) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on the query
  useEffect(() => {
    const message = checkoutReturn(search);
    const planId = new URLSearchParams(search).get('plan');
    if (message) toast(message);
    else if (planId !== null) choose(planId);
    else return;
    void navigate('/pricing', { replace: true, preventScrollReset: true });
  }, [search]);
}

function Intro() {
  return (
    <section className="wrap pt-10 md:pt-16">
      <h1 className="max-w-3xl text-4xl font-extrabold">Pay by the month. Leave when you like.</h1>
      <p className="mt-5 max-w-2xl text-lg text-soft">
        AI search marketing plans, each with everything in the one before it. Start with the one that fits your trade
        today and change it whenever the work changes.
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2">
        {brand.claims.badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2 font-semibold">
            <CheckIcon /> {badge}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Undecided() {
  return (
    <section aria-labelledby="undecided" className="wrap mt-20">
      <h2 id="undecided" className="max-w-3xl text-3xl font-extrabold">
        Not sure which plan? Look at your own site first.
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        The free scan shows what assistants can and cannot read on your website. Then you know how much there is to do.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonAnchor href="/free-scan">Scan My Website</ButtonAnchor>
        <ButtonAnchor href="/contact" look="plain">
          Ask Us
        </ButtonAnchor>
      </div>
    </section>
  );
}
