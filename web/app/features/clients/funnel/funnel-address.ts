import { ALL_PAGES, DEFAULT_FUNNEL_RANGE, FUNNEL_RANGES, type FunnelRange } from '@named-first/contract';

/** The view of the funnel figures, as stored in the URL. */
export type FunnelView = { days: FunnelRange; source: string };

/** Parses the view from the URL's query. Unknown values fall back to the default. */
export function readFunnelView(address: URLSearchParams): FunnelView {
  const days = Number(address.get('days'));
  return {
    days: FUNNEL_RANGES.find((range) => range === days) ?? DEFAULT_FUNNEL_RANGE,
    source: address.get('source') || ALL_PAGES,
  };
}

/** The URL query of a view. Defaults are left out. */
export function funnelAddress({ days, source }: FunnelView): URLSearchParams {
  const address = new URLSearchParams();
  if (days !== DEFAULT_FUNNEL_RANGE) address.set('days', String(days));
  if (source !== ALL_PAGES) address.set('source', source);
  return address;
}

/** The query of `GET /api/admin/funnel` for a view. */
export function funnelQuery({ days, source }: FunnelView): Record<string, string> {
  return { days: String(days), source };
}
