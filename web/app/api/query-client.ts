import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiCallError, getJson } from './client';

type UnauthorizedBehaviour = 'throw' | 'null';

/** The default read: the key's parts joined with slashes are the address. A 401 throws, or gives null where asked. */
export function readByKey<T>(onUnauthorized: UnauthorizedBehaviour = 'throw') {
  return async ({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>): Promise<T | null> => {
    try {
      return await getJson<T>(queryKey.join('/'), signal);
    } catch (error) {
      if (onUnauthorized === 'null' && error instanceof ApiCallError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * No retry, no refetch, never stale: every read happens once, unless a page asks for more. Without a connection a call
 * fails and says so: the library would hold it back, unsaid, and make it when the connection is there again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey(),
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
