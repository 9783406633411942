import {
  CLIENT_SORTS,
  CLIENT_STATES,
  type ClientSort,
  type ClientState,
  DEFAULT_CLIENT_SORT,
  type SortOrder,
} from '@named-first/contract';

/** The view of the list of clients. Stored in the URL, so that a reload, a bookmark and the back button keep it. */
export type ClientsView = { q: string; state: ClientState | null; sort: ClientSort; order: SortOrder };

/** Columns that start in ascending order. The others start with the newest or the highest. */
const ASCENDING: readonly ClientSort[] = ['businessName', 'plan', 'state', 'endsAt', 'change'];

/** Parses the view from the URL's query. Unknown values fall back to the default. */
export function readClientsView(address: URLSearchParams): ClientsView {
  const sort = CLIENT_SORTS.find((one) => one === address.get('sort'));
  return {
    q: address.get('q') ?? '',
    state: CLIENT_STATES.find((one) => one === address.get('state')) ?? null,
    ...(sort ? { sort, order: address.get('order') === 'asc' ? 'asc' : 'desc' } : DEFAULT_CLIENT_SORT),
  };
}

/** The URL query of a view. Defaults are left out. */
export function clientsAddress({ q, state, sort, order }: ClientsView): URLSearchParams {
  const address = new URLSearchParams();
  if (q !== '') address.set('q', q);
  if (state !== null) address.set('state', state);
  if (sort !== DEFAULT_CLIENT_SORT.sort || order !== DEFAULT_CLIENT_SORT.order) {
    address.set('sort', sort);
    address.set('order', order);
  }
  return address;
}

/** Choosing the current column again flips its order. */
export function sortedBy(view: ClientsView, sort: ClientSort): Pick<ClientsView, 'sort' | 'order'> {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: ASCENDING.includes(sort) ? 'asc' : 'desc' };
}

/** The query of `GET /api/admin/clients` for one page of a view. */
export function clientsQuery({ q, state, sort, order }: ClientsView, cursor: string | null): URLSearchParams {
  return new URLSearchParams({
    sort,
    order,
    ...(q && { q }),
    ...(state && { state }),
    ...(cursor && { cursor }),
  });
}
