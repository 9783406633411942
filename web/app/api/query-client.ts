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

/** No retry, no refetch, never stale: every read happens once, unless a page asks for more. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
