import { type CallName, type CallParts, methodOf, pathOf } from '@named-first/contract';
import type { CallInput, CallOutput } from '@named-first/contract/calls';
import { getJson, type SendOptions, sendJson } from './transport';

type CallOptions<N extends CallName> = SendOptions & {
  query?: Record<string, string> | URLSearchParams | string;
} & (keyof CallParts<N> extends never ? { parts?: undefined } : { parts: CallParts<N> }) &
  (CallInput<N> extends undefined ? { body?: undefined } : { body: CallInput<N> });

/** The URL of a call with its query. */
export function addressOf<N extends CallName>(
  name: N,
  { parts, query }: Pick<CallOptions<N>, 'query'> & { parts?: CallParts<N> | undefined } = {},
): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return `${pathOf(name, ...((parts ? [parts] : []) as never))}${search}`;
}

/**
 * Makes a call of the contract's table.
 *
 * @throws ApiCallError if the response is not ok.
 */
export async function callApi<N extends CallName, Output extends CallOutput<N> = CallOutput<N>>(
  name: N,
  ...[options]: object extends CallOptions<N> ? [CallOptions<N>?] : [CallOptions<N>]
): Promise<Output> {
  const { parts, query, body, signal, headers } = (options ?? {}) as CallOptions<CallName>;
  const address = addressOf(name, { parts, query } as never);
  const method = methodOf(name);
  return method === 'GET'
    ? getJson<Output>(address, signal)
    : sendJson<Output>(method as 'POST' | 'PATCH' | 'DELETE', address, body, {
        ...(signal ? { signal } : {}),
        ...(headers ? { headers } : {}),
      });
}
