import { ORDER_RULES, type OrderForm, type Plan } from '@named-first/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { callFromPage } from '../../../api/page-client';
import { failureWords } from '../../../components/forms/failure-words';
import { readHoneypot } from '../../../components/forms/honeypot';
import { usePostedForm } from '../../../components/forms/use-posted-form';
import { toast } from '../../../components/ui/toast-store';
import { openBrowserTab } from './browser-tab';
import type { CheckoutDialogProps } from './checkout-dialog';
import { openCheckout } from './open-checkout';
import { orderBody } from './order-body';

/** Long enough to see the success message, in case the new tab opened in the background. */
const CLOSES_AFTER_MS = 1000;

type Options = Pick<CheckoutDialogProps, 'dispatch' | 'answer'> & {
  plan: Plan;
  dialog: RefObject<HTMLDialogElement | null>;
};

/** Sends the order and opens the checkout. Closing the modal meanwhile abandons the order and its tab. */
export function useCheckoutForm({ plan, dispatch, dialog, answer }: Options) {
  const closing = useRef<AbortController>(null);
  useEffect(() => () => closing.current?.abort(), []);

  const send = async (fields: OrderForm, data: FormData) => {
    const order = new AbortController();
    closing.current = order;
    const { signal } = order;
    dispatch({ type: 'submitted' });
    try {
      await openCheckout({
        openTab: openBrowserTab,
        send: () =>
          callFromPage('createSubscription', { body: { ...orderBody(fields, plan), ...readHoneypot(data) }, signal }),
        leave: (url) => window.location.assign(url),
      });
    } catch (error) {
      if (signal.aborted) return;
      dispatch({ type: 'failed', why: failureWords(error) });
      toast({ title: 'Error', description: 'Failed to start checkout. Please try again.', destructive: true });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, CLOSES_AFTER_MS));
    dialog.current?.close();
  };

  return usePostedForm<keyof OrderForm>({ rules: ORDER_RULES, problems: answer?.errors, send });
}
