import type { InboxItems } from '@named-first/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/client';
import { Button } from '../ui/button';
import { ExternalIcon, SpinnerIcon } from '../ui/icons';
import { useFailureToast } from './use-failure-toast';

/** Opens the customer's billing page. Opens the tab during the click, because a browser would block it later. */
export function BillingPageButton({ customer }: { customer: Pick<InboxItems['customers'], 'id' | 'businessName'> }) {
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (_tab: Window | null) => callApi('openBillingPortal', { parts: { id: customer.id } }),
    onSuccess: ({ url }, tab) => {
      if (tab) tab.location.href = url;
      else location.href = url;
    },
    onError: (error, tab) => {
      tab?.close();
      showFailure(error, 'Failed to open the billing page.');
    },
  });
  return (
    <Button
      look="plain"
      className="px-4! whitespace-nowrap"
      aria-label={`Billing page of ${customer.businessName}`}
      isBusy={isPending}
      onClick={() => mutate(window.open('about:blank', '_blank'))}
    >
      Billing page {isPending ? <SpinnerIcon className="size-4" /> : <ExternalIcon className="size-4" />}
    </Button>
  );
}
