/** How long the browser waits for a response. A scan takes at most 15 s; the rest is for the network. */
const TIMEOUT_MS = 60_000;

/** Thrown by a failed call. The message is `{status}: {text}`, as the specification requires for every error. */
export class ApiCallError extends Error {
  readonly status: number;
  /** The message for people, without the status. */
  readonly text: string;
  /** True if our server wrote the message; false for a status text or a page from a proxy in between. */
  readonly isOurs: boolean;
  /** The `error` field of the response. */
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

export type SendOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/**
 * Sends JSON and reads JSON, with cookies.
 *
 * @throws ApiCallError if the response is not ok.
 */
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

/** Reads JSON from a path. */
export async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  return readBody<T>(await call(path, signal ? { signal } : {}));
}

/**
 * The base of every call: sends cookies and applies the timeout.
 *
 * @throws ApiCallError if the response is not ok.
 */
export async function call(path: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> {
  const patience = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  const response = await fetch(path, { credentials: 'include', ...init, signal });
  if (!response.ok) throw await readError(response);
  return response;
}

/**
 * Reads the body as JSON. An empty body or one that is not JSON does not fail the call, because many callers ignore the
 * body.
 */
export async function readBody<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!/json/.test(response.headers.get('Content-Type') ?? '')) return undefined as T;
  return JSON.parse(text) as T;
}

/**
 * The error of a failed response: the body's `message` if it is JSON and has one, otherwise the raw body, otherwise the
 * status text.
 */
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
