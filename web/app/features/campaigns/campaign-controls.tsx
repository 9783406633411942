import type { Campaign } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { CAMPAIGNS_KEY } from './use-campaigns';

type Command = 'pause' | 'resume' | 'cancel' | 'retry';

const DONE: Record<Command, string> = {
  pause: 'Campaign paused',
  resume: 'Campaign resumed',
  cancel: 'Campaign cancelled',
  retry: 'Trying failed rows again',
};

/** What can be done with a campaign as it stands. */
export function CampaignControls({ campaign }: { campaign: Campaign }) {
  const { send, pending } = useCommand(campaign.id);
  const [asking, setAsking] = useState(false);
  const isOver = campaign.status === 'completed' || campaign.status === 'failed';
  const canStop = !isOver && !campaign.cancelledAt;
  const button = (command: Command, label: string) => (
    <Button
      key={command}
      look={command === 'resume' ? 'signal' : 'plain'}
      disabled={pending !== null}
      onClick={() => send(command)}
    >
      {pending === command && <SpinnerIcon />} {label}
    </Button>
  );
  return (
    <>
      {canStop && (campaign.pausedAt ? button('resume', 'Resume') : button('pause', 'Pause'))}
      {canStop && (
        <Button look="plain" disabled={pending !== null} onClick={() => setAsking(true)}>
          {pending === 'cancel' && <SpinnerIcon />} Cancel
        </Button>
      )}
      {campaign.failedScans > 0 && button('retry', 'Retry Failed')}
      {asking && (
        <CancelDialog
          onClose={() => setAsking(false)}
          onCancel={() => {
            setAsking(false);
            send('cancel');
          }}
        />
      )}
    </>
  );
}

function CancelDialog({ onClose, onCancel }: { onClose: () => void; onCancel: () => void }) {
  return (
    <Dialog title="Cancel this campaign?" onClose={onClose}>
      <p className="mt-3">
        What has been scanned stays. Rows that have not been scanned yet count as failed; Retry Failed takes them up
        again.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="plain" onClick={onClose}>
          Keep It
        </Button>
        <Button onClick={onCancel}>Cancel Campaign</Button>
      </div>
    </Dialog>
  );
}

function useCommand(id: string) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (command: Command) => sendJson<Campaign>('POST', `${CAMPAIGNS_KEY}/${id}/${command}`),
    onSuccess: (_campaign, command) => {
      toast({ title: DONE[command] });
      return queries.invalidateQueries({ queryKey: [CAMPAIGNS_KEY] });
    },
    onError: (error) => showFailure(error, 'Error'),
  });
  return { send: mutate, pending: isPending ? variables : null };
}
