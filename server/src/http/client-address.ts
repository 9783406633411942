import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * The visitor's address as rate limits count it: IPv4 whole, IPv6 by its /64, because one household owns that many
 * (RFC 6177). `trustedProxies` is how many proxies of our own stand in front; further entries of `X-Forwarded-For` are
 * the visitor's claim.
 */
export function clientNetwork(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.incoming?.socket?.remoteAddress ?? '';
  return network(forwardedAddress(peer, c.req.header('x-forwarded-for') ?? '', trustedProxies));
}

/** Every proxy appends the address it was called from, so the one our outermost proxy saw is the N-th from the right. */
export function forwardedAddress(peer: string, forwardedFor: string, trustedProxies: number): string {
  if (trustedProxies === 0) return peer;
  const seen = forwardedFor.split(',').map((entry) => entry.trim());
  const entry = seen.at(-Math.min(trustedProxies, seen.length)) ?? '';
  return addressOf(entry) ?? peer;
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressOf(entry: string): string | undefined {
  if (isIPv4(entry) || isIPv6(entry)) return entry;
  return SocketAddress.parse(entry)?.address;
}

/** The network an address is counted under; text that is no address counts as itself. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${firstFourGroups(plain).join(':')}::/64` : plain;
}

/**
 * The network of a provider that a counted network is part of: an IPv4 /16, an IPv6 /32, which is the least a provider
 * is given (RIPE-738 §5.1). Text that is no address is its own.
 */
export function wideNetwork(counted: string): string {
  if (isIPv4(counted)) return `${counted.split('.', 2).join('.')}.0.0/16`;
  return counted.endsWith('::/64') ? `${counted.split(':', 2).join(':')}::/32` : counted;
}

function firstFourGroups(address: string): string[] {
  // The URL parser writes every IPv6 address in its one short form (RFC 5952).
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail = ''] = short.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4);
}
