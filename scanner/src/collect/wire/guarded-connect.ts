import { lookup as systemLookup } from 'node:dns/promises';
import { buildConnector } from 'undici';
import { checkResolved, checkUrl, literalAddress } from './address-guard.ts';
import { type ResolveRule, resolveRuleFor } from './resolve-rules.ts';

/** All addresses of a name, in the order to try them. */
export type Lookup = (host: string) => Promise<readonly string[]>;

export type ConnectorOptions = {
  resolve: readonly ResolveRule[];
  lookup: Lookup;
  /** Opens the socket to an address that was checked. Injected in tests, so that none ever leaves the machine. */
  open: buildConnector.connector;
};

/** More addresses than this are not tried one after another: a scan has seconds, not minutes. */
const MOST_ATTEMPTS = 3;

/** IPv4 first: many hosts that run this have no IPv6 route, and every visitor's assistant reaches both alike. */
export const lookupAll: Lookup = async (host) => {
  const answers = await systemLookup(host, { all: true, order: 'ipv4first' });
  return answers.map((answer) => answer.address);
};

/** Opens sockets the plain way: HTTP/1.1 only, and certificates checked against the name that was asked for. */
export function plainConnector(timeout: number): buildConnector.connector {
  return buildConnector({ allowH2: false, timeout, keepAlive: false });
}

/**
 * The connector of every request. It resolves the name itself, refuses it when any answer is not public, and connects to
 * the very address that was checked: between check and connection there is no second look-up for a rebinding name to
 * answer differently. Hosts of SCAN_RESOLVE go where they are mapped.
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
  return addresses.slice(0, MOST_ATTEMPTS).map((hostname) => ({ ...target, hostname, servername, port }));
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

/** Another address of the same name would show the same certificate. */
function isAboutCertificates(error: Error | null): boolean {
  const code = (error as { code?: string } | null)?.code ?? '';
  return /CERT|TLS|SSL|ALTNAME/.test(code);
}
