type ListState = { hasNextPage: boolean; isFetching: boolean; isFetchNextPageError: boolean };

/** The next page is asked for this many rows before the last one is seen. */
const AHEAD = 30;

/** Whether to fetch the next page now. One that failed waits for somebody to try again, or it would be asked for endlessly. */
export function wantsNextPage(list: ListState, lastSeen: number, count: number): boolean {
  const mayAsk = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  return mayAsk && lastSeen >= count - AHEAD;
}
