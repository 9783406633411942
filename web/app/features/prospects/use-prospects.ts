import type { Prospect } from '@named-first/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';

const PROSPECTS_KEY = 'prospects';
/** How often the list is refetched while a website is being scanned. */
const POLL_MS = 2000;

/** The prospects, newest first, page by page. Polls while one is being scanned. */
export function useProspects(q: string) {
  const query = useInfiniteQuery({
    queryKey: [PROSPECTS_KEY, q],
    queryFn: ({ pageParam, signal }) =>
      callApi('listProspects', {
        query: { ...(q && { q }), ...(pageParam && { cursor: pageParam }) } as Record<string, string>,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ prospects }) => prospects.some(isScanning)) ? POLL_MS : false,
  });
  const pages = query.data?.pages;
  return { ...query, prospects: pages?.flatMap(({ prospects }) => prospects) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

function isScanning({ state }: Prospect): boolean {
  return state === 'scanning';
}

type Change<T> = { send: (input: T) => Promise<unknown>; done: string; failed: string };

/** A change of prospects, confirmed in a toast. A second press while it runs does nothing. */
export function useProspectChange<T>({ send, done, failed }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: done });
      await queries.invalidateQueries({ queryKey: [PROSPECTS_KEY] });
    },
    onError: (error) => showFailure(error, failed),
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
