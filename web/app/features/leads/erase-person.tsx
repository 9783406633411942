import { type HeldRecords, type Lead, pathOf } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { heldRecordsText } from './held-records-text';
import { LEADS_KEY } from './use-leads';

type ErasePersonProps = { lead: Lead; held: HeldRecords; onErased: () => void };

/** A person's legal rights: a copy of the stored data, and its deletion. */
export function ErasePerson({ lead, held, onErased }: ErasePersonProps) {
  const [isAsking, setAsking] = useState<boolean>();
  return (
    <section aria-labelledby="lead-data" className="mt-8 border-t-2 border-ink pt-4">
      <h3 id="lead-data" className="text-xl">
        Their data
      </h3>
      <p className="mt-2 text-soft">
        Held under {lead.email}: {heldRecordsText(held)}.
      </p>
      {isAsking ? (
        <Confirmation lead={lead} held={held} onErased={onErased} onKeep={() => setAsking(false)} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonAnchor look="plain" href={pathOf('exportPerson', { id: lead.id })} download="">
            Export Person
          </ButtonAnchor>
          <Button
            ref={isAsking === false ? focus : null}
            look="quiet"
            className="text-bad!"
            onClick={() => setAsking(true)}
          >
            Delete Person
          </Button>
        </div>
      )}
    </section>
  );
}

function Confirmation({ lead, held, onErased, onKeep }: ErasePersonProps & { onKeep: () => void }) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('erasePerson', { parts: { id: lead.id } }),
    onSuccess: async () => {
      onErased();
      const gone = held.orders + held.listsLeft > 0 ? 'All that may be erased' : 'Everything held';
      toast({ title: 'Person deleted', description: `${gone} under ${lead.email} is gone.` });
      await queries.invalidateQueries({ queryKey: [LEADS_KEY, 'pages'] });
      await queries.invalidateQueries({ queryKey: [LEADS_KEY, 'figures'] });
    },
    onError: (error) => showFailure(error, 'Failed to delete'),
  });
  return (
    <div
      role="alertdialog"
      aria-labelledby="erase-title"
      aria-describedby="erase-words"
      className="mt-4 rounded-sm border-2 border-bad p-4"
    >
      <h4 id="erase-title" className="font-bold">
        Delete {lead.name} for good?
      </h4>
      <p id="erase-words" className="mt-1">
        All of the above is erased and cannot be brought back.
        {held.orders > 0 && ' Their paid orders stay, because accounts must be kept.'}
        {held.listsLeft > 0 && ' That they left a mailing list stays known, so that nobody writes to them again.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button className="bg-bad! text-paper!" isBusy={isPending} onClick={() => mutate()}>
          {isPending && <SpinnerIcon />} Delete for Good
        </Button>
        <Button ref={focus} look="quiet" className="scroll-mb-8" isBusy={isPending} onClick={onKeep}>
          Keep
        </Button>
      </div>
    </div>
  );
}

/** The pressed button is gone, so the button that replaces it gets the focus, once. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
