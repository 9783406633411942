import type { InboxItems } from '@named-first/contract';
import { Button } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { INBOX_KEY, useInboxAction } from './use-inbox';

/** Puts a mail that failed back into the queue. */
export function RetryButton({ mail }: { mail: InboxItems['failed-mails'] }) {
  const { mutate, isPending } = useInboxAction('POST', `${INBOX_KEY}/failed-mails/${mail.id}/retry`, {
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
