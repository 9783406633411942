import { type LeadPage, pathOf } from '@named-first/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client';
import { type LeadsView, leadsQuery } from './leads-address';

const PAGE = 100;

/** The first part of every query key of the dashboard; invalidated when leads change. */
export const LEADS_KEY = pathOf('listLeads');

/** The leads of a view, loaded page by page on scrolling. Keeps the last view while another loads. */
export function useLeads(view: LeadsView) {
  const query = useInfiniteQuery({
    queryKey: [LEADS_KEY, 'pages', view],
    queryFn: ({ pageParam, signal }) =>
      callApi<'listLeads', LeadPage>('listLeads', {
        query: leadsQuery(view, { limit: String(PAGE), ...(pageParam === null ? {} : { cursor: pageParam }) }),
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return { ...query, leads: pages?.flatMap(({ leads }) => leads) ?? [], total: pages?.at(-1)?.total ?? 0 };
}

export function useLeadFigures() {
  return useQuery({
    queryKey: [LEADS_KEY, 'figures'],
    queryFn: ({ signal }) => callApi('getLeadFigures', { signal }),
  });
}
