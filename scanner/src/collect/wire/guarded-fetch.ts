import { Agent, type buildConnector, type Dispatcher } from 'undici';
import type { Fetched, Headers, Received } from '../../artifacts.ts';
import { checkMappedUrl, checkUrl, ForbiddenAddressError } from './address-guard.ts';
import { isGzip, isWanted, type Wanted } from './body-kind.ts';
import { detectChallenge } from './challenge.ts';
import { problemOf, timedOutPhase } from './fetch-problem.ts';
import { type AskHop, type Fetcher, followRedirects, type HopAnswer, type HopRequest } from './follow-redirects.ts';
import { guardedConnector, type Lookup, lookupAll, plainConnector } from './guarded-connect.ts';
import { limitPerHost } from './limit-per-host.ts';
import { USER_AGENT } from './our-name.ts';
import { ACCEPT_ENCODING, readBody, unpackGzip } from './read-body.ts';
import { type ResolveRule, resolveRuleFor } from './resolve-rules.ts';

export const BODY_LIMIT = 5 * 1024 * 1024;
const AT_ONCE_PER_HOST = 2;
const CONNECT_MS = 3000;
/** Timeouts from the request to the first byte, and to the last. */
const FIRST_BYTE_MS = 6000;
const WHOLE_MS = 8000;

/** The parts of a fetcher. `ask` needs sockets; following redirects does not. */
export type Wire = { ask: AskHop } & Pick<Fetcher, 'isMapped' | 'close'>;

export type FetcherOptions = {
  resolve?: readonly ResolveRule[];
  lookup?: Lookup;
  open?: buildConnector.connector;
  timeouts?: { connect?: number; firstByte?: number; whole?: number };
};

type Timeouts = { firstByte: number; whole: number };

/** A fetcher with its own connection pool. */
export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const wire = createWire(options);
  return { fetch: (request) => followRedirects(request, wire.ask), isMapped: wire.isMapped, close: wire.close };
}

/**
 * The only way to the network. One wire serves all scans of a process and limits requests per host. Every hop of every
 * redirect uses the guarded connector.
 */
export function createWire(options: FetcherOptions = {}): Wire {
  const resolve = options.resolve ?? [];
  const open = options.open ?? plainConnector(options.timeouts?.connect ?? CONNECT_MS);
  const connect = guardedConnector({ resolve, lookup: options.lookup ?? lookupAll, open });
  const agent = new Agent({
    connect,
    connections: AT_ONCE_PER_HOST,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const limited = limitPerHost(AT_ONCE_PER_HOST);
  const timeouts = {
    firstByte: options.timeouts?.firstByte ?? FIRST_BYTE_MS,
    whole: options.timeouts?.whole ?? WHOLE_MS,
  };
  const isMapped = (host: string) => resolveRuleFor(host, resolve) !== null;
  return {
    ask: (request, signal) => {
      const url = new URL(request.url);
      return limited(url.hostname, () => ask(url, request, signal, { agent, isMapped, timeouts }));
    },
    isMapped,
    close: () => agent.destroy(),
  };
}

type Sockets = { agent: Agent; isMapped: (host: string) => boolean; timeouts: Timeouts };

async function ask(url: URL, request: HopRequest, ended: AbortSignal, wire: Sockets): Promise<HopAnswer> {
  const { requestedUrl, hops } = request;
  const unanswered = { requestedUrl, hops };
  if (ended.aborted) return { state: 'not-fetched', why: 'time-budget', ...unanswered };
  const mapped = wire.isMapped(url.hostname);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), wire.timeouts.firstByte);
  const signal = AbortSignal.any([ended, deadline.signal]);
  let phase: 'first-byte' | 'body' = 'first-byte';
  let whole: NodeJS.Timeout | undefined;
  try {
    if (!mapped) checkUrl(url);
    else checkMappedUrl(url);
    const started = performance.now();
    const response = await wire.agent.request({
      origin: mapped ? `http://${url.hostname}` : url.origin,
      path: url.pathname + url.search,
      method: request.method ?? 'GET',
      headers: headersFor(request),
      signal,
    });
    const firstByteMs = Math.round(performance.now() - started);
    clearTimeout(timer);
    phase = 'body';
    whole = setTimeout(() => deadline.abort(), Math.max(0, wire.timeouts.whole - firstByteMs));
    response.body.on('error', () => {});
    const headers = joinHeaders(response.headers);
    if (isRedirect(response.statusCode)) {
      response.body.destroy();
      return { state: 'moved', status: response.statusCode, location: headers.location ?? '' };
    }
    return await receive(
      { requestedUrl, url: url.href, hops, status: response.statusCode, headers, firstByteMs },
      response.body,
      request,
    );
  } catch (error) {
    if (error instanceof ForbiddenAddressError && hops.length > 0) {
      return { state: 'redirected', reason: 'forbidden-address', to: url.href, ...unanswered };
    }
    if (error instanceof ForbiddenAddressError)
      return { state: 'unreachable', problem: 'forbidden-address', detail: error.message, ...unanswered };
    // Aborted because the scan ended, not because the site was slow, so nothing is known about it.
    if (ended.aborted && !deadline.signal.aborted) return { state: 'not-fetched', why: 'time-budget', ...unanswered };
    const timedOut = timedOutPhase(error, deadline.signal.aborted, phase);
    if (timedOut) return { state: 'timed-out', phase: timedOut, ...unanswered };
    return { state: 'unreachable', ...problemOf(error), ...unanswered };
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
  }
}

const ACCEPT: Record<Wanted, string> = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  text: 'text/plain,*/*;q=0.5',
  sitemap: 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.5',
  any: '*/*',
};

function headersFor(request: HopRequest): Record<string, string> {
  return {
    'user-agent': request.userAgent ?? USER_AGENT,
    accept: ACCEPT[request.wanted],
    'accept-encoding': ACCEPT_ENCODING,
    'accept-language': 'en-US,en;q=0.8',
  };
}

/** RFC 9110 §15.4: the statuses that redirect. 300 and 304 do not. */
function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

function joinHeaders(raw: Dispatcher.ResponseData['headers']): Headers {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) headers[name.toLowerCase()] = Array.isArray(value) ? value.join('\n') : String(value);
  }
  return headers;
}

async function receive(
  head: Omit<Received, 'body'>,
  stream: Dispatcher.ResponseData['body'],
  request: HopRequest,
): Promise<Fetched> {
  const limit = request.limit ?? BODY_LIMIT;
  let read = await readBody(stream, request.method === 'HEAD' ? '' : (head.headers['content-encoding'] ?? ''), limit);
  if (request.wanted === 'sitemap' && read.outcome === 'whole' && isGzip(read.body))
    read = await unpackGzip(read.body, limit);
  const received: Received = { ...head, body: read.body };
  const challenge = detectChallenge(head.status, head.headers, read.body);
  if (challenge !== null || REFUSALS.has(head.status)) return { state: 'blocked', challenge, ...received };
  if (head.status >= 500) return { state: 'server-error', ...received };
  if (head.status >= 400) return { state: 'absent', ...received };
  if (read.outcome === 'undecodable' || head.status < 200 || head.status >= 300)
    return { state: 'wrong-type', ...received };
  if (request.method !== 'HEAD' && !isWanted(request.wanted, head.headers['content-type'] ?? '', read.body)) {
    return { state: 'wrong-type', ...received };
  }
  return { state: read.outcome === 'cut' ? 'too-large' : 'ok', ...received };
}

const REFUSALS = new Set([401, 402, 403, 406, 429, 451]);
