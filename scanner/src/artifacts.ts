/**
 * What was fetched, exactly: the only input of judging. Failure is data, so a check never has to catch.
 * Saved artifacts (`--collect-to`) can be judged again years later and give the same report, byte for byte.
 */

export type Hop = { url: string; status: number; location: string };

/** Header names in lower case; a repeated header is joined with a line feed, so that each value can be told apart. */
export type Headers = Readonly<Record<string, string>>;

export type Received = {
  requestedUrl: string;
  /** The address that answered, after redirects. */
  url: string;
  hops: readonly Hop[];
  status: number;
  headers: Headers;
  /** Content decoded (gzip, deflate, br), character set not yet. Cut at the limit when `state` is `too-large`. */
  body: Uint8Array;
  /** Milliseconds from request to the first byte of the last answer. */
  firstByteMs: number;
};

type Unanswered = { requestedUrl: string; hops: readonly Hop[] };

export type Fetched =
  /** 2xx with a type that was asked for. */
  | ({ state: 'ok' } & Received)
  /** 404, 410 and every other 4xx that is not a refusal. */
  | ({ state: 'absent' } & Received)
  /** A refusal: 401, 402, 403, 406, 429, 451, or a bot challenge under any status. */
  | ({ state: 'blocked'; challenge: string | null } & Received)
  /** 5xx without a challenge. */
  | ({ state: 'server-error' } & Received)
  /** 2xx, but more than the limit; `body` holds the first part. */
  | ({ state: 'too-large' } & Received)
  /** 2xx, but not what was asked for (a PDF for a page, HTML for robots.txt). */
  | ({ state: 'wrong-type' } & Received)
  /** The redirects did not end in an answer. `to` is the address that was not followed. */
  | ({
      state: 'redirected';
      reason: 'too-many' | 'loop' | 'bad-location' | 'forbidden-address';
      to: string;
    } & Unanswered)
  | ({ state: 'timed-out'; phase: 'connect' | 'first-byte' | 'body' } & Unanswered)
  | ({
      state: 'unreachable';
      problem: 'dns' | 'connection' | 'tls' | 'protocol' | 'forbidden-address';
      detail: string;
    } & Unanswered)
  /** Never tried, and why. */
  | ({ state: 'not-fetched'; why: 'time-budget' | 'robots' | 'not-needed' } & Unanswered);

export type FetchState = Fetched['state'];

const PAGE_ROLES = ['home', 'contact', 'about', 'service', 'area', 'faq', 'reviews', 'pricing', 'other'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

/** A scan reads no more pages of a site, home among them. */
export const MOST_PAGES = 12;

export type PageArtifact = {
  role: PageRole;
  foundBy: 'home' | 'link' | 'sitemap';
  /** The text of the link that led here; empty for home and the sitemap. */
  anchor: string;
  fetched: Fetched;
};

/** Who a probe of the home page called itself. `control` is our own neutral name. */
export type ProbeAgent = 'control' | 'browser' | 'OAI-SearchBot' | 'ChatGPT-User' | 'Claude-User' | 'PerplexityBot';

export type LinkSample = {
  url: string;
  /** The page that links here. */
  from: string;
  /** Final status after redirects; null when there was no answer. */
  status: number | null;
  redirects: number;
};

export type SitemapArtifact = { foundBy: 'robots' | 'guess' | 'index'; fetched: Fetched };

export type SiteArtifacts = {
  format: 1;
  /** The address asked for, e.g. `https://example.com/`. */
  website: string;
  /** ISO 8601. The only clock that judging knows. */
  startedAt: string;
  /** False when the host was mapped by SCAN_RESOLVE: then nothing is said about HTTPS. */
  httpsMeasured: boolean;
  /** Scheme and host variants of the front door (https/http × bare/www), bodies dropped. */
  variants: readonly Fetched[];
  robots: Fetched;
  llms: Fetched;
  sitemaps: readonly SitemapArtifact[];
  /** Up to 20 addresses of the sitemap, with their status. */
  sitemapSample: readonly LinkSample[];
  /** Home first; at most `MOST_PAGES`. */
  pages: readonly PageArtifact[];
  probes: readonly { agent: ProbeAgent; fetched: Fetched }[];
  /** A made-up address that should answer 404. */
  missing: Fetched;
  /** Up to 60 internal links. */
  links: readonly LinkSample[];
  /** Milliseconds to first byte, by page, in the order measured. */
  timings: readonly { url: string; firstByteMs: readonly number[] }[];
};

/** The answer's bytes, when there was an answer that carries a document. */
export function received(fetched: Fetched): Received | null {
  return 'body' in fetched ? fetched : null;
}

/** A document that can be read as a page: answered 2xx as HTML, perhaps cut. */
export function isReadable(fetched: Fetched): fetched is Extract<Fetched, { state: 'ok' | 'too-large' }> {
  return fetched.state === 'ok' || fetched.state === 'too-large';
}
