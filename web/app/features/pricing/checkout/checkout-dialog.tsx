import type { OrderForm, Plan } from '@named-first/contract';
import { useRef } from 'react';
import { FormNotice } from '../../../components/forms/form-notice';
import { Honeypot } from '../../../components/forms/honeypot';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Field } from '../../../components/ui/field';
import { LockIcon, SpinnerIcon } from '../../../components/ui/icons';
import type { CheckoutEvent } from './checkout-state';
import type { OrderAnswer } from './form-post.server';
import { useCheckoutForm } from './use-checkout-form';

const FIELDS = [
  { name: 'fullName', label: 'Full Name *', autoComplete: 'name' },
  { name: 'businessEmail', label: 'Business Email *', type: 'email', autoComplete: 'email' },
  { name: 'businessName', label: 'Business Name *', autoComplete: 'organization' },
  {
    name: 'websiteDomain',
    label: 'Website Domain *',
    type: 'text',
    placeholder: 'example.com',
    inputMode: 'url',
    autoComplete: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
  },
] as const satisfies readonly { name: keyof OrderForm; label: string; [attribute: string]: unknown }[];

export type CheckoutDialogProps = {
  state: { step: 'form'; plan: Plan; failure: string | null } | { step: 'processing'; plan: Plan };
  dispatch: (event: CheckoutEvent) => void;
  /** The server's response to a no-JS form post, if this page answers one. */
  answer: OrderAnswer | undefined;
};

/** Asks for the buyer's details, then opens the hosted checkout. Closing unmounts it, which discards the input. */
export function CheckoutDialog({ state, dispatch, answer }: CheckoutDialogProps) {
  const { plan, step } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const { errors, recheck, handlers } = useCheckoutForm({ plan, dispatch, dialog, answer });
  return (
    <Dialog ref={dialog} title={`Get started with ${plan.name}`} onClose={() => dispatch({ type: 'closed' })}>
      <PlanLine plan={plan} />
      <form method="post" noValidate {...handlers} className="mt-5">
        <FormNotice text={step === 'form' ? state.failure : null} />
        <fieldset disabled={step === 'processing'} aria-label="Who is buying" className="space-y-1">
          {FIELDS.map((field) => (
            <Field
              key={field.name}
              {...field}
              required
              defaultValue={answer?.fields[field.name]}
              error={errors[field.name]}
              onChange={recheck}
            />
          ))}
          <Honeypot />
          <Button type="submit" name="planId" value={plan.id} className="w-full">
            {step === 'processing' ? (
              <>
                <SpinnerIcon /> Processing...
              </>
            ) : (
              'Continue to Secure Checkout'
            )}
          </Button>
        </fieldset>
        <p role="status" className="mt-4 flex items-start gap-2.5 text-sm text-soft">
          <LockIcon className="mt-0.5 size-4" />
          {step === 'processing'
            ? 'Your secure checkout is opening.'
            : 'You enter your card on the secure checkout page that comes next. We never see its number.'}
        </p>
      </form>
    </Dialog>
  );
}

function PlanLine({ plan: { price, description } }: { plan: Plan }) {
  return (
    <p className="mt-3 border-l-4 border-signal pl-4">
      <span className="figures font-display text-xl font-bold">${price}</span>{' '}
      <span className="font-semibold">per month.</span> <span className="text-soft">{description}</span>
    </p>
  );
}
