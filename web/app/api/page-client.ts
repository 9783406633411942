import { PAGE_ROUTES, type PageCallName } from '@named-first/contract';
import type { CallInput, CallOutput } from '@named-first/contract/calls';
import { getJson, sendJson } from './transport';

type PageCallOptions<N extends PageCallName> = {
  signal?: AbortSignal;
  query?: Record<string, string>;
} & (CallInput<N> extends undefined ? { body?: undefined } : { body: CallInput<N> });

/**
 * Makes a call of a public page. Use `callApi`, which knows every call, only in the back office.
 *
 * @throws ApiCallError
 */
export function callFromPage<N extends PageCallName, Output extends CallOutput<N> = CallOutput<N>>(
  name: N,
  { signal, query, body }: PageCallOptions<N>,
): Promise<Output> {
  const [method, path] = PAGE_ROUTES[name].split(' ') as ['GET' | 'POST', string];
  return method === 'GET'
    ? getJson<Output>(`${path}?${new URLSearchParams(query)}`, signal)
    : sendJson<Output>(method, path, body, signal ? { signal } : {});
}
