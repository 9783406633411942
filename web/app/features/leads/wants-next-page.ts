type ListState = { hasNextPage: boolean; isFetching: boolean; isFetchNextPageError: boolean };

/** The next page is requested this many rows before the end. */
const AHEAD = 30;

/**
 * True if the next page should be fetched now. A failed page waits for a manual retry, otherwise it would be requested
 * in a loop.
 */
export function wantsNextPage(list: ListState, lastSeen: number, count: number): boolean {
  const mayAsk = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  return mayAsk && lastSeen >= count - AHEAD;
}
