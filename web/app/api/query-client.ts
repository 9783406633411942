import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiCallError, getJson } from './transport';

type UnauthorizedBehaviour = 'throw' | 'null';

/**
 * The default query function: joins the parts of the key with slashes to get the path. A 401 throws, or gives null if
 * `onUnauthorized` says so.
 */
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
 * No retry, no refetch, never stale: each read happens once unless a page asks for more. Offline, a call fails
 * immediately with a message. By default the library would pause it silently and send it when the connection returns.
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
