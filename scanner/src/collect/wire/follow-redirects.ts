import type { Fetched, Hop, Received } from '../../artifacts.ts';
import type { Wanted } from './body-kind.ts';

const MAX_REDIRECTS = 5;

export type FetchRequest = {
  url: string;
  wanted: Wanted;
  method?: 'GET' | 'HEAD';
  userAgent?: string;
  /** Bytes after decompression; the rest is cut. */
  limit?: number;
  /** Returns the response of a URL that this scan has already read, so that a redirect to it is not requested again. */
  known?: (url: string) => Received | null;
  /** Aborted when the scan ends. */
  signal: AbortSignal;
};

export type Fetcher = {
  /** Requests a URL and follows its redirects. Never rejects: every failure is a state. */
  fetch(request: FetchRequest): Promise<Fetched>;
  /** True if SCAN_RESOLVE maps this host. */
  isMapped(host: string): boolean;
  close(): Promise<void>;
};

/** One request without its redirects: plain data, so that another thread can send it. */
export type HopRequest = Pick<FetchRequest, 'wanted' | 'method' | 'userAgent' | 'limit'> & {
  url: string;
  /** The URL that was requested before the redirects in `hops`. */
  requestedUrl: string;
  hops: readonly Hop[];
};

export type HopAnswer = Fetched | { state: 'moved'; status: number; location: string };

/** Requests a URL without following redirects. Never rejects: every failure is a state. */
export type AskHop = (request: HopRequest, signal: AbortSignal) => Promise<HopAnswer>;

/** Requests a URL and follows its redirects. Never rejects. */
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
    if (hops.length > MAX_REDIRECTS) return stop('too-many', to.href);
    url = to;
  }
}

/** RFC 9110 §10.2.2: a Location may be relative. UTF-8 bytes arrive as Latin-1 and are decoded again. */
function resolveLocation(location: string, base: URL): URL | null {
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const target = text.includes('\ufffd') ? location : text;
  if (target.trim() === '' || !URL.canParse(target, base.href)) return null;
  const url = new URL(target, base.href);
  url.hash = '';
  return url;
}
