/** An answer has a few kilobytes; with all the pages that were read, up to a few hundred. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/**
 * The provider answered with a redirect. It is never followed, because the key in the request headers would be sent
 * along.
 */
export class RedirectRefusedError extends Error {
  override name = 'RedirectRefusedError';
}

/** The body is larger than any answer. Reading stopped at the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

type FetchInit = Parameters<typeof fetch>[1];

/**
 * `fetch` for the SDKs, which otherwise follow redirects and read bodies of any size. It refuses both, and reads the
 * whole body before it returns, so that the SDK's timeout covers the body too.
 */
export async function boundedFetch(input: string | URL | Request, init?: FetchInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new RedirectRefusedError(`The address answers with a redirect (${response.status}).`);
  }
  const body = await readBody(response);
  const headers = new Headers(response.headers);
  // The body is decompressed now, so these headers no longer apply.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const { status, statusText } = response;
  return new Response(body, { status, statusText, headers });
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > MAX_BODY_BYTES) throw new BodyTooLargeError(`The body is larger than ${MAX_BODY_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
