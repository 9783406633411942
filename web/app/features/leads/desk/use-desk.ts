import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../api/client';
import { useFailureToast } from '../../../components/admin/use-failure-toast';
import { toast } from '../../../components/ui/toast-store';
import { LEADS_KEY } from '../use-leads';
import { type DeskView, deskQuery } from './desk-address';

/** The leads of a desk view, page by page. Keeps the last result while another view loads. */
export function useDesk(view: DeskView) {
  const query = useInfiniteQuery({
    queryKey: [LEADS_KEY, 'desk', view],
    queryFn: ({ pageParam, signal }) => callApi('listDesk', { query: deskQuery(view, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, leads: pages?.flatMap(({ leads }) => leads) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

type Change<T> = { send: (input: T) => Promise<unknown>; done: string; failed: string };

/** A change of one lead, confirmed in a toast. Refetches what changed. A second press while it runs does nothing. */
export function useLeadChange<T>({ send, done, failed }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: done });
      await queries.invalidateQueries({ queryKey: [LEADS_KEY] });
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
