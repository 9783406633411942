import type { Assistants } from '@named-first/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../api/client';
import { useFailureToast } from '../../../components/admin/use-failure-toast';
import { toast } from '../../../components/ui/toast-store';

const KEY = ['assistants'];
/** The figures change every few seconds while a run is active. */
const POLL_MS = 5000;

/** The assistants, the costs and the last runs. Polls while questions are being asked. */
export function useAssistants() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('getAssistants', { signal }),
    refetchInterval: ({ state }) => (state.data?.runs.some(isUnderWay) ? POLL_MS : false),
  });
}

/** A monthly run takes three days, so the page does not poll for it. */
function isUnderWay({ state, purpose }: Assistants['runs'][number]): boolean {
  return state !== 'done' && purpose === 'sample';
}

type Change<T> = { send: (input: T) => Promise<Assistants>; done: string; failed: string; onDone?: () => void };

/** A change whose response is the complete new state. A second press while it runs does nothing. */
export function useAssistantsChange<T>({ send, done, failed, onDone }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (assistants) => {
      queries.setQueryData(KEY, assistants);
      toast({ title: done });
      onDone?.();
    },
    onError: (error) => showFailure(error, failed),
    onSettled: () => {
      isSending.current = false;
    },
  });
  function mutate(input: T): void {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(input);
  }
  return { mutate, isPending: mutation.isPending };
}
