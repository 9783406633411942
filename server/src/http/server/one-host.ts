import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Redirects visitors of the other variant of the host name, with or without `www.`, to the one in PUBLIC_URL, because a
 * site that answers under both looks like two sites. Requests for any other host are answered, so that a probe by IP
 * address still works.
 *
 * @returns whether the request was answered.
 */
export function redirectToOneHost(publicUrl: string): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const otherHost = otherVariantOf(new URL(publicUrl).host);
  return ({ method, headers, url = '/' }, outgoing) => {
    const reads = method === 'GET' || method === 'HEAD';
    // A target that is not a path (RFC 9112 §3.2.2) cannot be appended to our origin.
    if (!reads || headers.host?.toLowerCase() !== otherHost || !url.startsWith('/')) return false;
    outgoing.writeHead(301, { Location: publicUrl + url, 'Content-Length': 0 }).end();
    return true;
  };
}

function otherVariantOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
