import type { InboxList, InboxPage } from '@named-first/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client';
import { useFailureToast } from '../../components/admin/use-failure-toast';
import { toast } from '../../components/ui/toast-store';
import type { InboxView } from './inbox-address';

/** The first part of every query key of the inbox. */
const INBOX_KEY = 'inbox';

/** The entries of a list, page by page. Keeps the last result while another search loads. */
export function useInbox({ list, q }: InboxView) {
  const query = useInfiniteQuery({
    queryKey: [INBOX_KEY, list, q],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...(q && { q }), ...(pageParam && { cursor: pageParam }) });
      return callApi<'listInbox', InboxPage<InboxList>>('listInbox', { parts: { list }, query: search, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Only for the same list, because other lists have other columns.
    placeholderData: (before, last) => (last?.queryKey[1] === list ? keepPreviousData(before) : undefined),
  });
  const pages = query.data?.pages;
  return { ...query, items: pages?.flatMap(({ items }) => items) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

type ActionWords = { done: string; failed: string };

/** An action on one entry, confirmed in a toast. Refetches what changed. */
export function useInboxAction<T>(act: () => Promise<T>, { done, failed }: ActionWords) {
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast({ title: done });
      await queries.invalidateQueries({ queryKey: [INBOX_KEY] });
    },
    onError: (error) => showFailure(error, failed),
  });
}
