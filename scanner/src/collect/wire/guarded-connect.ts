import { lookup as systemLookup } from 'node:dns/promises';
import { buildConnector } from 'undici';
import { checkResolved, checkUrl, literalAddress } from './address-guard.ts';
import { type ResolveRule, resolveRuleFor } from './resolve-rules.ts';

/** All addresses of a name, in the order in which to try them. */
export type Lookup = (host: string) => Promise<readonly string[]>;

export type ConnectorOptions = {
  resolve: readonly ResolveRule[];
  lookup: Lookup;
  /** Opens the socket to a checked address. Injected in tests, so that no connection leaves the machine. */
  open: buildConnector.connector;
};

/** Only this many addresses are tried one after another, because a scan has seconds, not minutes. */
const MAX_ATTEMPTS = 3;

/** IPv4 first: many servers that run this have no IPv6 route. */
export const lookupAll: Lookup = async (host) => {
  const answers = await systemLookup(host, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
};

/** Opens ordinary sockets: HTTP/1.1 only, with certificates verified against the requested name. */
export function plainConnector(timeout: number): buildConnector.connector {
  return buildConnector({ allowH2: false, timeout, keepAlive: false });
}

/**
 * The connector of every request. It resolves the name itself, refuses it if any address is not public, and connects to
 * exactly the address that was checked. There is no second lookup that a rebinding name could answer differently. Hosts
 * of SCAN_RESOLVE connect to their mapped address.
 */
export function guardedConnector(options: ConnectorOptions): buildConnector.connector {
  return (target, callback) => {
    addressesOf(target, options).then(
      (targets) => openFirst(targets, options.open, callback),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function addressesOf(
  target: buildConnector.Options,
  { resolve, lookup }: ConnectorOptions,
): Promise<buildConnector.Options[]> {
  const mapped = resolveRuleFor(target.hostname, resolve);
  if (mapped) return [{ ...target, protocol: 'http:', hostname: mapped.address, port: String(mapped.port) }];
  checkUrl(new URL(`${target.protocol}//${target.host ?? target.hostname}`));
  const literal = literalAddress(target.hostname);
  const addresses = literal === null ? await lookup(target.hostname) : [literal];
  checkResolved(target.hostname, addresses);
  if (addresses.length === 0)
    throw Object.assign(new Error(`${target.hostname} has no address`), { code: 'ENOTFOUND' });
  const servername = literal === null ? target.hostname.replace(/\.$/, '') : '';
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  return addresses.slice(0, MAX_ATTEMPTS).map((hostname) => ({ ...target, hostname, servername, port }));
}

function openFirst(
  targets: readonly buildConnector.Options[],
  open: buildConnector.connector,
  callback: buildConnector.Callback,
): void {
  const [target, ...others] = targets;
  if (!target) return;
  open(target, (...[error, socket]) => {
    if (socket) callback(null, socket);
    else if (others.length > 0 && !isAboutCertificates(error)) openFirst(others, open, callback);
    else callback(error ?? new Error('no connection'), null);
  });
}

/** Another address of the same name would have the same certificate. */
function isAboutCertificates(error: Error | null): boolean {
  const code = (error as { code?: string } | null)?.code ?? '';
  return /CERT|TLS|SSL|ALTNAME/.test(code);
}
