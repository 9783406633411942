import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client';
import { type FunnelView, funnelQuery } from './funnel-address';

/** The figures of a view. Keeps the previous figures while another view loads. */
export function useFunnel(view: FunnelView) {
  return useQuery({
    queryKey: ['funnel', view],
    queryFn: ({ signal }) => callApi('getFunnel', { query: funnelQuery(view), signal }),
    placeholderData: keepPreviousData,
  });
}
