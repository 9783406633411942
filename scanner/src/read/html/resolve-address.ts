const PLAIN_PATH = /^\/(?!\/)[\w\-/~%=&+,;:@!$()*]*(?:\.\w[\w\-/~%=&+,;:@!$()*]*)*(?:\?[\w\-./~%=&+,;:@!$()*]*)?$/;
const PLAIN_ADDRESS = /^https?:\/\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+\/(?:[\w\-/~%=&+,;:@!$()*]+)?$/;
const SCHEME = /^([a-z][a-z0-9+.-]{0,30}):/i;
const MAX_ADDRESS_LENGTH = 2000;

/** Resolves the URLs of one page against its base, with a fast path for the plain forms that most links have. */
export type AddressResolver = (written: string) => string | null;

/**
 * A resolver for one base URL. Returns absolute http(s) URLs without fragment, contact schemes (`tel:`, `mailto:`,
 * `sms:`) as written, and null for scripts and invalid URLs.
 */
export function addressResolver(baseUrl: string): AddressResolver {
  const origin = originOf(baseUrl);
  const known = new Map<string, string | null>();
  return (written) => {
    const found = known.get(written);
    if (found !== undefined) return found;
    const resolved = resolve(written.trim(), baseUrl, origin);
    known.set(written, resolved);
    return resolved;
  };
}

function resolve(written: string, baseUrl: string, origin: string): string | null {
  if (written.length > MAX_ADDRESS_LENGTH) return null;
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  if (scheme === 'tel' || scheme === 'mailto' || scheme === 'sms') return written;
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return null;
  const hash = written.indexOf('#');
  const address = hash === -1 ? written : written.slice(0, hash);
  if (origin !== '' && PLAIN_PATH.test(address)) return origin + address;
  if (PLAIN_ADDRESS.test(address)) return address;
  return parsed(address, baseUrl);
}

/** An absolute URL by the URL standard, without fragment; null if invalid. */
function parsed(address: string, baseUrl: string): string | null {
  try {
    const url = new URL(address, baseUrl);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    url.hash = '';
    return url.href;
  } catch {
    return null;
  }
}

function originOf(baseUrl: string): string {
  try {
    const origin = new URL(baseUrl).origin;
    return origin === 'null' ? '' : origin;
  } catch {
    return '';
  }
}
