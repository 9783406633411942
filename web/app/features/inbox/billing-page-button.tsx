import type { InboxItems } from '@named-first/contract';
import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../../api/client';
import { failureWords } from '../../components/forms/failure-words';
import { Button } from '../../components/ui/button';
import { ExternalIcon, SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';

/** Opens the customer's own billing page. The tab opens inside the click, or the browser blocks it. */
export function BillingPageButton({ customer }: { customer: InboxItems['customers'] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (_tab: Window | null) =>
      sendJson<{ url: string }>('POST', `/api/admin/customers/${customer.id}/billing-portal`),
    onSuccess: ({ url }, tab) => {
      if (tab) tab.location.href = url;
      else location.href = url;
    },
    onError: (error, tab) => {
      tab?.close();
      toast({ title: 'Failed to open the billing page.', description: failureWords(error), destructive: true });
    },
  });
  return (
    <Button
      look="plain"
      className="px-4! whitespace-nowrap"
      aria-label={`Billing page of ${customer.businessName}`}
      disabled={isPending}
      onClick={() => mutate(window.open('about:blank', '_blank'))}
    >
      Billing page {isPending ? <SpinnerIcon className="size-4" /> : <ExternalIcon className="size-4" />}
    </Button>
  );
}
