import type { InboxItems } from '@named-first/contract';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { useInboxAction } from './use-inbox';

/** Puts a mail that failed back into the queue. */
export function RetryButton({ mail }: { mail: InboxItems['failed-mails'] }) {
  const { mutate, isPending } = useInboxAction(() => callApi('retryMail', { parts: { id: mail.id } }), {
    done: 'The mail is being sent again',
    failed: 'Failed to retry the mail.',
  });
  return (
    <Button
      look="plain"
      className="px-4!"
      aria-label={`Retry the mail to ${mail.recipient}`}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {isPending && <SpinnerIcon />} Retry
    </Button>
  );
}
