import ipaddr from 'ipaddr.js';

/**
 * Thrown for a URL that must not be requested: private, internal, or not the web. Compared by `name`, because bundles
 * have separate copies of the class.
 */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  readonly code = 'ERR_FORBIDDEN_ADDRESS';
}

/**
 * 168.63.129.16 is a public address by number, but answers only inside Azure (learn.microsoft.com: "What is IP address
 * 168.63.129.16?").
 */
const INTERNAL_BY_USE = new Set(['168.63.129.16']);

/**
 * RFC 6761, RFC 6762, RFC 8375 and ICANN's reserved `.internal`: names with a meaning inside a network, and `.example`,
 * which is reserved for documentation. `.test` and `.invalid` are allowed, because they simply do not resolve.
 */
const SPECIAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'example',
];

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');
const NAT64 = ipaddr.IPv6.parse('64:ff9b::');

/** True if an IP address (without brackets) is on the public internet. False for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  const bare = address.split('%', 1)[0] ?? '';
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return isPublicV4(ipaddr.IPv4.parse(bare));
  if (!ipaddr.IPv6.isValid(bare)) return false;
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return isPublicV4(parsed.toIPv4Address());
  // RFC 6052 §2.1: DNS64 resolvers return 64:ff9b:: with the IPv4 address in the last 32 bits.
  if (parsed.match(NAT64, 96)) return isPublicV4(lastFourBytes(parsed));
  // 6to4, Teredo, documentation, benchmarking and ORCHID have ranges with other names; everything else outside 2000::/3
  // is unassigned.
  return parsed.match(GLOBAL_UNICAST, 3) && parsed.range() === 'unicast';
}

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !INTERNAL_BY_USE.has(address.toString());
}

function lastFourBytes(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

/** True if a host name (not an address) could be a website's: dotted and without a special suffix. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.') || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  return !SPECIAL_SUFFIXES.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/** The IP address in a URL's host, or null if it is a name. */
export function literalAddress(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : null;
}

/**
 * Refuses a URL that must not be requested, before anything is resolved: other schemes, ports and user names (the URL
 * standard drops default ports, so an explicit one is never 80 for http nor 443 for https), internal names and
 * addresses. `checkResolved` checks the resolved addresses again at every connection.
 */
export function checkUrl(url: URL): void {
  checkMappedUrl(url);
  const literal = literalAddress(url.hostname);
  if (literal !== null) {
    if (!isPublicAddress(literal)) refuse(`${literal} is not a public address`);
  } else if (!isPublicName(url.hostname)) refuse(`${url.hostname} is not a public name`);
}

/** The checks that still apply to a host that SCAN_RESOLVE maps: scheme, port and user name. */
export function checkMappedUrl(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse(`${url.protocol} is not the web`);
  if (url.port !== '' && url.port !== '80' && url.port !== '443') refuse(`port ${url.port} is not the web`);
  if (url.username !== '' || url.password !== '') refuse('the address holds a user name');
}

/** Refuses a name if any of its addresses is not public: a mix of both is a known way to bypass such a guard. */
export function checkResolved(host: string, addresses: readonly string[]): void {
  const forbidden = addresses.find((address) => !isPublicAddress(address));
  if (forbidden !== undefined) refuse(`${host} leads to ${forbidden}, which is not a public address`);
}

function refuse(why: string): never {
  throw new ForbiddenAddressError(`This address cannot be scanned: ${why}.`);
}
