import { isIP } from 'node:net';

/** One pair of SCAN_RESOLVE: hosts that match the pattern are fetched from this address over plain HTTP. */
export type ResolveRule = { pattern: string; address: string; port: number };

export type ParsedResolveRules = { ok: true; rules: ResolveRule[] } | { ok: false; message: string };

const PAIR = /^([^=\s]+)=(\[[0-9a-f:.]+\]|[^:\s]+):(\d{1,5})$/i;

/**
 * Parses `host-pattern=address:port` pairs, comma-separated. A pattern is a host name, or `*.` and a suffix. It is the
 * only way past the private-address guard, so invalid input is refused with a message instead of ignored.
 */
export function parseResolveRules(text: string): ParsedResolveRules {
  const rules: ResolveRule[] = [];
  for (const pair of text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const match = PAIR.exec(pair);
    const named = match?.[2]?.replace(/^\[|\]$/g, '') ?? '';
    const address = named === 'localhost' ? '127.0.0.1' : named;
    const port = Number(match?.[3]);
    if (!match || isIP(address) === 0 || port < 1 || port > 65535) {
      return { ok: false, message: `SCAN_RESOLVE holds "${pair}"; a pair looks like *.test=127.0.0.1:8099` };
    }
    rules.push({ pattern: (match[1] ?? '').toLowerCase(), address, port });
  }
  return { ok: true, rules };
}

/** The rule for a host, or null. `*.test` matches every name under `.test`; a plain name matches only itself. */
export function resolveRuleFor(host: string, rules: readonly ResolveRule[]): ResolveRule | null {
  const name = host.toLowerCase();
  return (
    rules.find(({ pattern }) => (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern)) ?? null
  );
}
