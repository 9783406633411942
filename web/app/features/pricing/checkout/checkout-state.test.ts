import { PLANS } from '@named-first/contract';
import { expect, it } from 'vitest';
import { type CheckoutEvent, CLOSED, nextCheckoutState } from './checkout-state';

const after = (...events: CheckoutEvent[]) => events.reduce(nextCheckoutState, CLOSED);
const chosen = { type: 'chosen', planId: 'growth' } as const;
const submitted = { type: 'submitted' } as const;
const failed = { type: 'failed', why: 'No.' } as const;
const closed = { type: 'closed' } as const;
const plan = PLANS[1]!;

it('a plan opens its form, and a plan that does not exist opens nothing', () => {
  expect(after(chosen)).toEqual({ step: 'form', plan, failure: null });
  expect(after({ type: 'chosen', planId: 'free' })).toEqual(CLOSED);
});

it('submitting starts processing, a failure returns to the form with the reason, and submitting again clears it', () => {
  expect(after(chosen, submitted)).toEqual({ step: 'processing', plan });
  expect(after(chosen, submitted, failed)).toEqual({ step: 'form', plan, failure: 'No.' });
  expect(after(chosen, submitted, failed, submitted)).toEqual({ step: 'processing', plan });
});

it('closing resets from every state', () => {
  for (const events of [[chosen], [chosen, submitted], [chosen, submitted, failed], []]) {
    expect(after(...events, closed)).toEqual(CLOSED);
  }
});

it('late and repeated events change nothing', () => {
  expect(after(chosen, submitted, closed, failed)).toEqual(CLOSED);
  expect(after(submitted)).toEqual(CLOSED);
  expect(after(chosen, submitted, submitted)).toEqual(after(chosen, submitted));
  expect(after(chosen, failed)).toEqual(after(chosen));
  expect(after(chosen, { type: 'chosen', planId: 'basic' })).toEqual(after(chosen));
});
