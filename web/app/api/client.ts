import { type CallName, type CallParts, methodOf, pathOf } from '@named-first/contract';
import type { CallInput, CallOutput } from '@named-first/contract/calls';

/** How long the browser waits for an answer. A scan takes 15 s at most; the rest is the network's share. */
const PATIENCE_MS = 60_000;

/** What a failed call throws. The message is `{status}: {text}`, as the specification words every error. */
export class ApiCallError extends Error {
  readonly status: number;
  /** The sentence for a person, without the status. */
  readonly text: string;
  /** Whether the sentence is our server's own, not a status or a page that something in between put there. */
  readonly isOurs: boolean;
  /** What the answer's `error` field said. */
  readonly error: string | null;

  constructor(status: number, text: string, isOurs = false, error: string | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiCallError';
    this.status = status;
    this.text = text;
    this.isOurs = isOurs;
    this.error = error;
  }
}

type SendOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** Sends JSON and reads JSON. Cookies go along; any answer that is not ok throws an `ApiCallError`. */
export async function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  { signal, headers }: SendOptions = {},
): Promise<T> {
  const response = await call(path, {
    method,
    ...(signal ? { signal } : {}),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readBody<T>(response);
}

type CallOptions<N extends CallName> = SendOptions & {
  query?: Record<string, string> | URLSearchParams | string;
} & (keyof CallParts<N> extends never ? { parts?: undefined } : { parts: CallParts<N> }) &
  (CallInput<N> extends undefined ? { body?: undefined } : { body: CallInput<N> });

/** The address of a call with its query. */
export function addressOf<N extends CallName>(
  name: N,
  { parts, query }: Pick<CallOptions<N>, 'query'> & { parts?: CallParts<N> | undefined } = {},
): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return `${pathOf(name, ...((parts ? [parts] : []) as never))}${search}`;
}

/** Makes a call of the contract's table. @throws ApiCallError for any answer that is not ok. */
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

/** Reads JSON from an address. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return readBody<T>(await call(path, signal ? { signal } : {}));
}

/** What every call is: cookies go along, it waits so long, and any answer that is not ok throws an `ApiCallError`. */
export async function call(path: string, init: RequestInit, patienceMs = PATIENCE_MS): Promise<Response> {
  const patience = AbortSignal.timeout(patienceMs);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  const response = await fetch(path, { credentials: 'include', ...init, signal });
  if (!response.ok) throw await readError(response);
  return response;
}

/** An answer without a body, or with one that is not JSON, is not a failure of a call whose answer nobody reads. */
export async function readBody<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!/json/.test(response.headers.get('Content-Type') ?? '')) return undefined as T;
  return JSON.parse(text) as T;
}

/** The text of an error: the body's `message` when it is JSON with one, else the raw body, else the status text. */
export async function readError(response: Response): Promise<ApiCallError> {
  const body = await response.text().catch(() => '');
  const { message, error } = wordsIn(body);
  return new ApiCallError(response.status, message || body.trim() || response.statusText, Boolean(message), error);
}

function wordsIn(body: string): Record<'message' | 'error', string | null> {
  try {
    const { message, error } = Object(JSON.parse(body)) as Record<string, unknown>;
    return { message: textOrNull(message), error: textOrNull(error) };
  } catch {
    return { message: null, error: null };
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
