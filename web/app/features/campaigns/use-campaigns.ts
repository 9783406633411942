import { type Campaign, type CampaignDetail, pathOf } from '@named-first/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '../../api/client';
import type { CampaignView } from './campaign-address';
import { pollJson, watchInput } from './poll-json';

/** The first part of every query key about campaigns; invalidated when one changes. */
export const CAMPAIGNS_KEY = pathOf('listCampaigns');
const POLL_MS = 5000;
const PAGE = 50;

export function useCampaigns() {
  useWatchedInput();
  return useQuery({
    queryKey: [CAMPAIGNS_KEY],
    queryFn: ({ signal }) => pollJson<Campaign[]>(pathOf('listCampaigns'), signal),
    refetchInterval: POLL_MS,
  });
}

/** One campaign with a page of its rows, read again every five seconds while something may change. */
export function useCampaign(id: string, { status, after }: CampaignView) {
  useWatchedInput();
  return useQuery({
    queryKey: [CAMPAIGNS_KEY, id, status, after],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: String(PAGE) });
      if (status !== null) query.set('status', status);
      if (after > 0) query.set('after', String(after));
      return pollJson<CampaignDetail>(addressOf('getCampaign', { parts: { id }, query }), signal);
    },
    placeholderData: (last, query) => (query?.queryKey[1] === id ? keepPreviousData(last) : undefined),
    refetchInterval: ({ state }) => (state.data && state.data.remaining === 0 ? false : POLL_MS),
  });
}

function useWatchedInput(): void {
  useEffect(() => watchInput(window), []);
}
