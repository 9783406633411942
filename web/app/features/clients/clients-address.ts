import {
  CLIENT_SORTS,
  CLIENT_STATES,
  type ClientSort,
  type ClientState,
  DEFAULT_CLIENT_SORT,
  type SortOrder,
} from '@named-first/contract';

/** What the list of clients shows, as its address says it: a reload, a bookmark and the back button keep it. */
export type ClientsView = { q: string; state: ClientState | null; sort: ClientSort; order: SortOrder };

/** Columns that people read from A to Z; the others begin with the newest or the highest. */
const ASCENDING: readonly ClientSort[] = ['businessName', 'plan', 'state', 'endsAt', 'change'];

/** The view that an address asks for. What it does not know falls back to the default. */
export function readClientsView(address: URLSearchParams): ClientsView {
  const sort = CLIENT_SORTS.find((one) => one === address.get('sort'));
  return {
    q: address.get('q') ?? '',
    state: CLIENT_STATES.find((one) => one === address.get('state')) ?? null,
    ...(sort ? { sort, order: address.get('order') === 'asc' ? 'asc' : 'desc' } : DEFAULT_CLIENT_SORT),
  };
}

/** The address of a view. Defaults are left out. */
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
