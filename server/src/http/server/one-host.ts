import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends visitors of the site's other name, with or without `www.`, to the one in PUBLIC_URL: a site that answers under
 * both looks like two to a machine. Any other name is answered as asked for, so that a probe by address still works.
 *
 * @returns whether the request was answered.
 */
export function redirectToOneHost(publicUrl: string): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const twin = twinOf(new URL(publicUrl).host);
  return ({ method, headers, url = '/' }, outgoing) => {
    const reads = method === 'GET' || method === 'HEAD';
    // A target that is no path (RFC 9112 §3.2.2) would not join with our address.
    if (!reads || headers.host?.toLowerCase() !== twin || !url.startsWith('/')) return false;
    outgoing.writeHead(301, { Location: publicUrl + url, 'Content-Length': 0 }).end();
    return true;
  };
}

function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
