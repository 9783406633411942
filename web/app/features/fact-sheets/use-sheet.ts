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

/** When a scan was asked for, and when the newest scan known then was made. */
type Wait = { since: number; newestThen: string | null };

/** The fact sheet of a client. Polls every two seconds while it waits for a scan. */
export function useSheet(id: string) {
  const [wait, setWait] = useState<Wait | null>(null);
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi('getClientSheet', { parts: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (isWaiting(wait, data) ? POLL_MS : false),
    // Switching windows must not replace what is being typed.
    refetchOnWindowFocus: false,
  });
  const isReading = isWaiting(wait, query.data);
  return {
    ...query,
    isReading,
    /** True if the page stopped waiting for a scan. */
    isUnread: wait !== null && !isReading && !isRead(wait, query.data),
    waitForReading: () => setWait({ since: Date.now(), newestThen: query.data?.reading?.scannedAt ?? null }),
  };
}

function isWaiting(wait: Wait | null, sheet: ClientSheet | undefined): boolean {
  return wait !== null && Date.now() - wait.since < MAX_WAIT_MS && !isRead(wait, sheet);
}

/** Compares times of the server only, because the clock of this device may differ. */
function isRead({ newestThen }: Wait, sheet: ClientSheet | undefined): boolean {
  return sheet?.reading != null && sheet.reading.scannedAt !== newestThen;
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
