import { JSON_BODY_LIMIT } from '@named-first/contract';
import { data, type RouterContextProvider } from 'react-router';
import { apiContext, type FetchApi } from './in-process.server';

/** Rate limits and cross-site checks must see the visitor, not this server, so these headers are passed on. */
const FORWARDED = ['cookie', 'host', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for', 'x-real-ip'];

/**
 * The API for a page that answers a no-JS form post.
 *
 * @throws a 503 response if there is no API, as while prerendering.
 */
export function apiFor(context: Readonly<RouterContextProvider>): FetchApi {
  const fetchApi = context.get(apiContext);
  if (!fetchApi) throw data(null, { status: 503 });
  return fetchApi;
}

/**
 * Reads a no-JS form post, up to the size limit of every other body.
 *
 * @throws a 413 or 415 response; 400 if the body ends too early.
 */
export async function readPost(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw data(null, { status: 415 });
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of orCutOff(request.body ?? [])) {
    size += chunk.byteLength;
    if (size > JSON_BODY_LIMIT) throw data(null, { status: 413 });
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text + decoder.decode());
}

/** Turns an aborted upload into a 400: a visitor who leaves in the middle of a post is not a server error. */
async function* orCutOff(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The API call that a page makes for the visitor whose form it answers. */
export function callFor(request: Request, path: string, body: object): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { method: 'POST', headers, body: JSON.stringify(body) });
}
