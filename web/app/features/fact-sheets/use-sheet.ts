import type { ClientSheet } from '@named-first/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';

/** How long the page waits for a scan of the website. */
const MAX_WAIT_MS = 60_000;
const POLL_MS = 2_000;

/** Starts with the key of the clients, so that a change of a client invalidates this too. */
const keyOf = (id: string) => ['clients', id, 'fact-sheet'];

/** The fact sheet of a client. Polls every two seconds while it waits for a scan. */
export function useSheet(id: string) {
  const [waitingSince, setWaitingSince] = useState<number | null>(null);
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi('getClientSheet', { parts: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (isWaiting(waitingSince, data) ? POLL_MS : false),
    // Switching windows must not replace what is being typed.
    refetchOnWindowFocus: false,
  });
  return {
    ...query,
    isReading: isWaiting(waitingSince, query.data),
    /** True if the page stopped waiting for a scan. */
    isUnread: waitingSince !== null && !isWaiting(waitingSince, query.data) && !isReadSince(waitingSince, query.data),
    waitForReading: () => setWaitingSince(Date.now()),
  };
}

function isWaiting(since: number | null, sheet: ClientSheet | undefined): boolean {
  return since !== null && Date.now() - since < MAX_WAIT_MS && !isReadSince(since, sheet);
}

function isReadSince(since: number, sheet: ClientSheet | undefined): boolean {
  return sheet?.reading != null && Date.parse(sheet.reading.scannedAt) >= since - POLL_MS;
}

type Change<T> = {
  send: (input: T) => Promise<ClientSheet>;
  done: string;
  failed: string;
  /** Shows a failure in the form. Returns true if it did, so that there is no toast. */
  onRefused?: (error: unknown) => boolean;
};

/** A change of a client's fact sheet; the response is the new sheet. A second press while it runs does nothing. */
export function useSheetChange<T>(id: string, { send, done, failed, onRefused }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (sheet) => {
      queries.setQueryData(keyOf(id), sheet);
      toast({ title: done });
    },
    onError: (error) => {
      if (!onRefused?.(error)) showFailure(error, failed);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  // `isPending` changes only at the next render, so two clicks in one frame would both be sent.
  function mutate(input: T, onSuccess: () => void = () => {}): void {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(input, { onSuccess });
  }
  return { mutate, isPending: mutation.isPending };
}
