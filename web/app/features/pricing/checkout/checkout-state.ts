import { PLANS, type Plan } from '@named-first/contract';

/** The state of the checkout modal. There is no state for success: the modal stays in `processing` until it closes. */
export type CheckoutState =
  | { step: 'closed' }
  | { step: 'form'; plan: Plan; failure: string | null }
  | { step: 'processing'; plan: Plan };

export type CheckoutEvent =
  | { type: 'chosen'; planId: string }
  | { type: 'submitted' }
  | { type: 'failed'; why: string }
  | { type: 'closed' };

export const CLOSED: CheckoutState = { step: 'closed' };

/** Ignores an event that is not valid in the current state: a failure that arrives after closing opens nothing. */
export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'chosen':
      return state.step === 'closed' ? formFor(event.planId) : state;
    case 'submitted':
      return state.step === 'form' ? { step: 'processing', plan: state.plan } : state;
    case 'failed':
      return state.step === 'processing' ? { step: 'form', plan: state.plan, failure: event.why } : state;
    case 'closed':
      return CLOSED;
  }
}

function formFor(planId: string): CheckoutState {
  const plan = PLANS.find(({ id }) => id === planId);
  return plan ? { step: 'form', plan, failure: null } : CLOSED;
}
