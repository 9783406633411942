import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import { network } from '../limits/network.ts';
import type { AppEnv } from './app-env.ts';

/**
 * The visitor's address for rate limits: the whole IPv4 address, or the /64 of an IPv6 address, because one household
 * has that many addresses (RFC 6177). `trustedProxies` is the number of our own proxies; further entries of
 * `X-Forwarded-For` are unverified claims.
 */
export function clientNetwork(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.incoming?.socket?.remoteAddress ?? '';
  return network(forwardedAddress(peer, c.req.header('x-forwarded-for') ?? '', trustedProxies));
}

/** Every proxy appends the address of its caller, so the one seen by our outermost proxy is the N-th from the right. */
export function forwardedAddress(peer: string, forwardedFor: string, trustedProxies: number): string {
  if (trustedProxies === 0) return peer;
  const seen = forwardedFor.split(',').map((entry) => entry.trim());
  const entry = seen.at(-Math.min(trustedProxies, seen.length)) ?? '';
  return addressOf(entry) ?? peer;
}

/** Some proxies also write the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressOf(entry: string): string | undefined {
  if (isIPv4(entry) || isIPv6(entry)) return entry;
  return SocketAddress.parse(entry)?.address;
}
