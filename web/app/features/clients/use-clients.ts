import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';
import { type ClientsView, clientsQuery } from './clients-address';

/** The first part of every query key about clients; a change of one client invalidates all of them. */
const CLIENTS_KEY = 'clients';

/** The data of the Monday page. */
export function useMonday() {
  return useQuery({ queryKey: [CLIENTS_KEY, 'monday'], queryFn: ({ signal }) => callApi('getMonday', { signal }) });
}

/** The clients of a view, page by page. Keeps the last result while another view loads. */
export function useClients(view: ClientsView) {
  const query = useInfiniteQuery({
    queryKey: [CLIENTS_KEY, 'list', view],
    queryFn: ({ pageParam, signal }) => callApi('listClients', { query: clientsQuery(view, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, clients: pages?.flatMap(({ clients }) => clients) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

/** Everything about one client. */
export function useClient(id: string) {
  return useQuery({
    queryKey: [CLIENTS_KEY, id],
    queryFn: ({ signal }) => callApi('getClient', { parts: { id }, signal }),
  });
}

type Change<T> = {
  send: (input: T) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
};

/** A change of one client, confirmed in a toast. Refetches what changed. A second press while it runs does nothing. */
export function useClientChange<T>({ send, done, failed, onDone }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast({ title: done });
      onDone?.();
      await queries.invalidateQueries({ queryKey: [CLIENTS_KEY] });
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
