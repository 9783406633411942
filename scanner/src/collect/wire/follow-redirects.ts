import type { Fetched, Hop, Received } from '../../artifacts.ts';
import type { Wanted } from './body-kind.ts';

const MOST_REDIRECTS = 5;

export type FetchRequest = {
  url: string;
  wanted: Wanted;
  method?: 'GET' | 'HEAD';
  userAgent?: string;
  /** Bytes after decompression; more is cut. */
  limit?: number;
  /** An address that was read before in this scan: a redirect that leads there is not asked again. */
  known?: (url: string) => Received | null;
  /** Ends with the scan. */
  signal: AbortSignal;
};

export type Fetcher = {
  /** Asks for one address and follows its redirects. Never rejects: every failure is a state. */
  fetch(request: FetchRequest): Promise<Fetched>;
  /** Whether SCAN_RESOLVE sends this host elsewhere. */
  isMapped(host: string): boolean;
  close(): Promise<void>;
};

/** One request without its redirects: plain data, so that another thread can ask for it. */
export type HopRequest = Pick<FetchRequest, 'wanted' | 'method' | 'userAgent' | 'limit'> & {
  url: string;
  /** The address that was asked for before the redirects in `hops`. */
  requestedUrl: string;
  hops: readonly Hop[];
};

export type HopAnswer = Fetched | { state: 'moved'; status: number; location: string };

/** Asks for one address without following its redirects. Never rejects: every failure is a state. */
export type AskHop = (request: HopRequest, signal: AbortSignal) => Promise<HopAnswer>;

/** Asks for an address and for what its redirects lead to. Never rejects. */
export async function followRedirects(request: FetchRequest, ask: AskHop): Promise<Fetched> {
  const { url: requestedUrl, known: isKnown, signal, ...wanted } = request;
  const hops: Hop[] = [];
  if (!URL.canParse(requestedUrl)) {
    return { state: 'unreachable', problem: 'protocol', detail: 'not an address', requestedUrl, hops };
  }
  let url = new URL(requestedUrl);
  const seen = new Set<string>();
  for (;;) {
    url.hash = '';
    const known = hops.length > 0 ? isKnown?.(url.href) : null;
    if (known) return { state: 'ok', ...known, requestedUrl, hops };
    seen.add(url.href);
    const answer = await ask({ ...wanted, url: url.href, requestedUrl, hops: [...hops] }, signal);
    if (answer.state !== 'moved') return answer;
    const to = resolveLocation(answer.location, url);
    hops.push({ url: url.href, status: answer.status, location: answer.location });
    const stop = (reason: 'too-many' | 'loop' | 'bad-location', where: string): Fetched => ({
      state: 'redirected',
      reason,
      to: where,
      requestedUrl,
      hops,
    });
    if (!to) return stop('bad-location', answer.location);
    if (seen.has(to.href)) return stop('loop', to.href);
    if (hops.length > MOST_REDIRECTS) return stop('too-many', to.href);
    url = to;
  }
}

/** RFC 9110 §10.2.2: a Location may be relative. Bytes that are UTF-8 arrive as Latin-1 and are put right. */
function resolveLocation(location: string, base: URL): URL | null {
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const target = text.includes('\ufffd') ? location : text;
  if (target.trim() === '' || !URL.canParse(target, base.href)) return null;
  const url = new URL(target, base.href);
  url.hash = '';
  return url;
}
