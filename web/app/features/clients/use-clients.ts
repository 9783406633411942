import type { ClientDetail, ClientPage, Monday } from '@named-first/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getJson, sendJson } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';
import { type ClientsView, clientsQuery } from './clients-address';

/** The first part of every key about clients: a change of one makes all of them stale. */
const CLIENTS_KEY = '/api/admin/clients';

/** What the week begins with. */
export function useMonday() {
  return useQuery<Monday>({ queryKey: [CLIENTS_KEY, 'monday'] });
}

/** The clients of a view, page after page. The last result stays while another view is loading. */
export function useClients(view: ClientsView) {
  const query = useInfiniteQuery({
    queryKey: [CLIENTS_KEY, 'list', view],
    queryFn: ({ pageParam, signal }) => getJson<ClientPage>(`${CLIENTS_KEY}?${clientsQuery(view, pageParam)}`, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, clients: pages?.flatMap(({ clients }) => clients) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

/** Everything about one client. */
export function useClient(id: string) {
  return useQuery<ClientDetail>({ queryKey: [CLIENTS_KEY, encodeURIComponent(id)] });
}

type Change<T> = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the client's own address, with its leading slash; empty for the client itself. */
  path: (input: T) => string;
  body?: (input: T) => unknown;
  done: string;
  failed: string;
  onDone?: () => void;
};

/** A change of one client, confirmed in a toast. What it changed is read again. A second press while it runs does nothing. */
export function useClientChange<T>(id: string, { method, path, body, done, failed, onDone }: Change<T>) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: T) =>
      sendJson<unknown>(method, `${CLIENTS_KEY}/${encodeURIComponent(id)}${path(input)}`, body?.(input)),
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
  // `isPending` is set at the next render: two clicks in one frame would both be sent.
  function mutate(input: T, onSuccess: () => void = () => {}): void {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(input, { onSuccess });
  }
  return { mutate, isPending: mutation.isPending };
}
