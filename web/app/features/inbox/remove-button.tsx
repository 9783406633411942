import type { InboxItems } from '@named-first/contract';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { Button } from '../../components/ui/button';
import { useInboxAction } from './use-inbox';

/** Removes a subscriber after a second click, because it cannot be undone. */
export function RemoveButton({ subscriber }: { subscriber: InboxItems['newsletter'] }) {
  const [isAsking, setAsking] = useState<boolean>();
  const { mutate, isPending } = useInboxAction(() => callApi('removeSubscriber', { parts: { id: subscriber.id } }), {
    done: 'Subscriber removed',
    failed: 'Failed to remove the subscriber.',
  });
  if (!isAsking) {
    return (
      <Button
        ref={isAsking === false ? focus : null}
        look="quiet"
        className="px-2! text-bad! max-lg:-ml-2.5"
        aria-label={`Remove ${subscriber.email}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap gap-1 lg:justify-end">
      <Button
        ref={focus}
        look="plain"
        className="border-bad! px-3! text-bad! hover:bg-bad-tint!"
        aria-label={`Remove ${subscriber.email} for good`}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        Remove for good
      </Button>
      <Button look="quiet" className="px-2!" isBusy={isPending} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </span>
  );
}

/** The pressed button is gone, so the button that replaces it gets the focus, once. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
