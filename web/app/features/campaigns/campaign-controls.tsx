import { type CallName, type Campaign, pathOf } from '@named-first/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { useListFocus } from '../../components/admin/use-list-focus';
import { Button, ButtonAnchor } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { SpinnerIcon } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { CAMPAIGNS_KEY } from './use-campaigns';

type Command = 'pause' | 'resume' | 'cancel' | 'retry';

const LABELS: Record<Command, string> = {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  retry: 'Retry Failed',
};

const DONE: Record<Command, string> = {
  pause: 'Campaign paused',
  resume: 'Campaign resumed',
  cancel: 'Campaign cancelled',
  retry: 'Trying failed rows again',
};

/** The actions on a campaign in its current state, and its files. */
export function CampaignControls({ campaign }: { campaign: Campaign }) {
  const { send, pending } = useCommand(campaign.id);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const keyboard = useListFocus(list, 'li', campaign);
  const isOver = campaign.status === 'completed' || campaign.status === 'failed';
  const canStop = !isOver && !campaign.cancelledAt;
  const run: Command = campaign.pausedAt ? 'resume' : 'pause';
  const button = (command: Command, onClick = () => send(command)) => (
    <Button look={command === 'resume' ? 'signal' : 'plain'} isBusy={pending !== null} onClick={onClick}>
      {pending === command && <SpinnerIcon />} {LABELS[command]}
    </Button>
  );
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Actions" className="flex flex-wrap gap-3 outline-none" {...keyboard}>
        {canStop && <li>{button(run)}</li>}
        {canStop && <li>{button('cancel', () => setAsking(true))}</li>}
        {campaign.failedScans > 0 && <li>{button('retry')}</li>}
        <FileLink campaign={campaign} file="results">
          Results CSV
        </FileLink>
        {campaign.refusedRows > 0 && (
          <FileLink campaign={campaign} file="refused">
            Refused Rows CSV ({campaign.refusedRows.toLocaleString('en-US')})
          </FileLink>
        )}
      </ul>
      {isAsking && (
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

/** The call that downloads each file. */
const FILES = { results: 'exportResults', refused: 'exportRefusedRows' } as const;

type FileLinkProps = { campaign: Campaign; file: 'results' | 'refused'; children: ReactNode };

function FileLink({ campaign, file, children }: FileLinkProps) {
  return (
    <li>
      <ButtonAnchor look="plain" href={pathOf(FILES[file], { id: campaign.id })} download>
        {children}
      </ButtonAnchor>
    </li>
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

/** The call for each action. */
const COMMANDS = {
  pause: 'pauseCampaign',
  resume: 'resumeCampaign',
  cancel: 'cancelCampaign',
  retry: 'retryCampaign',
} as const satisfies Record<Command, CallName>;

function useCommand(id: string) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (command: Command) => callApi(COMMANDS[command], { parts: { id } }),
    onSuccess: (_campaign, command) => {
      toast({ title: DONE[command] });
      return queries.invalidateQueries({ queryKey: [CAMPAIGNS_KEY] });
    },
    onError: (error) => showFailure(error, 'Error'),
  });
  return { send: mutate, pending: isPending ? variables : null };
}
