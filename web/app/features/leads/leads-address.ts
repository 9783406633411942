import { DEFAULT_LEAD_SORT, LEAD_SORTS, type LeadSort, type SortOrder } from '@named-first/contract';

/** The view of the dashboard. Stored in the URL, so that a reload, a bookmark and the back button keep it. */
export type LeadsView = { q: string; sort: LeadSort; order: SortOrder };

export function readLeadsView(address: URLSearchParams): LeadsView {
  const sort = LEAD_SORTS.find((one) => one === address.get('sort'));
  if (!sort) return { q: address.get('q') ?? '', ...DEFAULT_LEAD_SORT };
  return { q: address.get('q') ?? '', sort, order: address.get('order') === 'asc' ? 'asc' : 'desc' };
}

/** The URL query with another view. Keeps other parameters; defaults are left out. */
export function withLeadsView(address: URLSearchParams, change: Partial<LeadsView>): URLSearchParams {
  const view = { ...readLeadsView(address), ...change };
  const next = new URLSearchParams(address);
  for (const key of ['q', 'sort', 'order'] as const) next.delete(key);
  if (view.q !== '') next.set('q', view.q);
  if (view.sort !== DEFAULT_LEAD_SORT.sort || view.order !== DEFAULT_LEAD_SORT.order) {
    next.set('sort', view.sort);
    next.set('order', view.order);
  }
  return next;
}

/**
 * Clicking the sorted column flips its order. Another column starts with what people want first: newest, highest, A.
 */
export function sortedBy(view: LeadsView, column: LeadSort): Pick<LeadsView, 'sort' | 'order'> {
  if (view.sort === column) return { sort: column, order: view.order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'createdAt' || column === 'aiVisibilityScore' ? 'desc' : 'asc' };
}

/** The query of the list and of its export. */
export function leadsQuery({ q, sort, order }: LeadsView, more: Record<string, string> = {}): string {
  return new URLSearchParams({ sort, order, ...(q === '' ? {} : { q }), ...more }).toString();
}
