import { isIPv4, isIPv6 } from 'node:net';

/** The network that an address is counted under. Text that is not an address counts as itself. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${firstFourGroups(plain).join(':')}::/64` : plain;
}

/**
 * The network of the provider that contains a counted network: an IPv4 /16 or an IPv6 /32, the smallest block that
 * providers get (RIPE-738 §5.1). Text that is not an address counts as itself.
 */
export function wideNetwork(counted: string): string {
  if (isIPv4(counted)) return `${counted.split('.', 2).join('.')}.0.0/16`;
  return counted.endsWith('::/64') ? `${counted.split(':', 2).join(':')}::/32` : counted;
}

function firstFourGroups(address: string): string[] {
  // The URL parser normalises every IPv6 address to its short form (RFC 5952).
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4);
}
