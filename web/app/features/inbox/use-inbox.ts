import type { InboxList, InboxPage } from '@named-first/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';
import type { InboxView } from './inbox-address';

export const INBOX_KEY = '/api/admin/inbox';

/** The entries of a list, page after page. While another search is fetched, the last result stays. */
export function useInbox({ list, q }: InboxView) {
  const query = useInfiniteQuery({
    queryKey: [INBOX_KEY, list, q],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...(q && { q }), ...(pageParam && { cursor: pageParam }) });
      return getJson<InboxPage<InboxList>>(`${INBOX_KEY}/${list}?${search}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Only of the same list: another list's entries have other columns.
    placeholderData: (before, last) => (last?.queryKey[1] === list ? keepPreviousData(before) : undefined),
  });
  const pages = query.data?.pages;
  return { ...query, items: pages?.flatMap(({ items }) => items) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

type ActionWords = { done: string; failed: string };

/** Something done with one entry, said in a toast; what it changed is read anew. */
export function useInboxAction<T>(method: 'POST' | 'DELETE', path: string, { done, failed }: ActionWords) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: () => sendJson<T>(method, path),
    onSuccess: async () => {
      toast({ title: done });
      await queries.invalidateQueries({ queryKey: [INBOX_KEY] });
    },
    onError: (error) => showFailure(error, failed),
  });
}
