import {
  DEFAULT_DESK_SORT,
  DESK_AUDIENCES,
  DESK_SORTS,
  type DeskAudience,
  type DeskSort,
  LEAD_STAGES,
  type LeadStage,
  type SortOrder,
} from '@named-first/contract';

/** The view of the desk. Stored in the URL, so that a reload, a bookmark and the back button keep it. */
export type DeskView = {
  q: string;
  stage: LeadStage | null;
  who: DeskAudience;
  /** Only leads whose next call is due. */
  isDue: boolean;
  sort: DeskSort;
  order: SortOrder;
};

/** Columns that start in ascending order. The others start with the newest or the highest. */
const ASCENDING: readonly DeskSort[] = ['nextCallAt', 'stage'];

/** Parses the view from the URL's query. Unknown values fall back to the default. */
export function readDeskView(address: URLSearchParams): DeskView {
  const sort = DESK_SORTS.find((one) => one === address.get('sort'));
  return {
    q: address.get('q') ?? '',
    stage: LEAD_STAGES.find((one) => one === address.get('stage')) ?? null,
    who: DESK_AUDIENCES.find((one) => one === address.get('who')) ?? 'prospects',
    isDue: address.get('calls') === 'due',
    ...(sort ? { sort, order: address.get('order') === 'asc' ? 'asc' : 'desc' } : DEFAULT_DESK_SORT),
  };
}

/** The URL query with another view. Keeps other parameters; defaults are left out. */
export function withDeskView(address: URLSearchParams, change: Partial<DeskView>): URLSearchParams {
  const view = { ...readDeskView(address), ...change };
  const next = new URLSearchParams(address);
  const values = { q: view.q, stage: view.stage ?? '', who: view.who, calls: view.isDue ? 'due' : '' };
  for (const key of [...Object.keys(values), 'sort', 'order']) next.delete(key);
  for (const [key, value] of Object.entries(values)) {
    if (value !== '' && value !== 'prospects') next.set(key, value);
  }
  if (view.sort !== DEFAULT_DESK_SORT.sort || view.order !== DEFAULT_DESK_SORT.order) {
    next.set('sort', view.sort);
    next.set('order', view.order);
  }
  return next;
}

/** Choosing the current column again flips its order. */
export function deskSortedBy(view: DeskView, sort: DeskSort): Pick<DeskView, 'sort' | 'order'> {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: ASCENDING.includes(sort) ? 'asc' : 'desc' };
}

/** The query of `GET /api/admin/desk` for one page of a view. */
export function deskQuery({ q, stage, who, isDue, sort, order }: DeskView, cursor: string | null): URLSearchParams {
  return new URLSearchParams({
    ...{ sort, order, who },
    ...(q && { q }),
    ...(stage && { stage }),
    ...(isDue && { calls: 'due' }),
    ...(cursor && { cursor }),
  });
}
