/**
 * Everything that was fetched: the only input of judging. A failure is data, so a check never needs to catch errors.
 * Saved artifacts (`--collect-to`) can be judged again years later and give the same report, byte for byte.
 */

export type Hop = { url: string; status: number; location: string };

/**
 * Header names in lower case. The values of a repeated header are joined with a line feed, so that they can be
 * separated again.
 */
export type Headers = Readonly<Record<string, string>>;

export type Received = {
  requestedUrl: string;
  /** The URL that answered, after redirects. */
  url: string;
  hops: readonly Hop[];
  status: number;
  headers: Headers;
  /**
   * With the content encoding (gzip, deflate, br) decoded, but not the character set. Cut at the limit if `state` is
   * `too-large`.
   */
  body: Uint8Array;
  /** Milliseconds from the request to the first byte of the last response. */
  firstByteMs: number;
};

type Unanswered = { requestedUrl: string; hops: readonly Hop[] };

export type Fetched =
  /** 2xx with an expected content type. */
  | ({ state: 'ok' } & Received)
  /** 404, 410 and every other 4xx that is not a refusal. */
  | ({ state: 'absent' } & Received)
  /** A refusal: 401, 402, 403, 406, 429, 451, or a bot challenge under any status. */
  | ({ state: 'blocked'; challenge: string | null } & Received)
  /** 5xx without a bot challenge. */
  | ({ state: 'server-error' } & Received)
  /** 2xx, but larger than the limit; `body` has the first part. */
  | ({ state: 'too-large' } & Received)
  /** 2xx with an unexpected type (a PDF for a page, HTML for robots.txt). */
  | ({ state: 'wrong-type' } & Received)
  /** The redirects did not end in a response. `to` is the URL that was not followed. */
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
  /** Never requested, and why. */
  | ({ state: 'not-fetched'; why: 'time-budget' | 'robots' | 'not-needed' } & Unanswered);

export type FetchState = Fetched['state'];

export type PageRole =
  | 'home'
  | 'contact'
  | 'about'
  | 'service'
  | 'area'
  | 'faq'
  | 'reviews'
  | 'pricing'
  /** A legal notice. */
  | 'imprint'
  | 'other';

/** Where a business gives its own address and phone number. */
export const CONTACT_ROLES: ReadonlySet<PageRole> = new Set(['home', 'contact', 'imprint']);
/** The pages besides home that customers look for. */
export const KEY_ROLES: ReadonlySet<PageRole> = new Set([
  'contact',
  'about',
  'service',
  'area',
  'faq',
  'reviews',
  'pricing',
] as const);

/** A scan reads at most this many pages of a site, including home. */
export const MAX_PAGES = 12;

export type PageArtifact = {
  role: PageRole;
  foundBy: 'home' | 'link' | 'sitemap';
  /** The text of the link that led to this page; empty for home and for pages from the sitemap. */
  anchor: string;
  fetched: Fetched;
};

/** The name under which a probe requested the home page. `control` is our own neutral name. */
export type ProbeAgent = 'control' | 'browser' | 'OAI-SearchBot' | 'ChatGPT-User' | 'Claude-User' | 'PerplexityBot';

export type LinkSample = {
  url: string;
  /** The page that links here. */
  from: string;
  /** Final status after redirects; null without a response. */
  status: number | null;
  redirects: number;
};

export type SitemapArtifact = { foundBy: 'robots' | 'guess' | 'index'; fetched: Fetched };

export type SiteArtifacts = {
  format: 1;
  /** The requested URL, e.g. `https://example.com/`. */
  website: string;
  /** ISO 8601. Judging has no other clock. */
  startedAt: string;
  /** False if SCAN_RESOLVE mapped the host: the report then says nothing about HTTPS. */
  httpsMeasured: boolean;
  /** URL variants of the site (https/http × bare/www), without bodies. */
  variants: readonly Fetched[];
  robots: Fetched;
  llms: Fetched;
  sitemaps: readonly SitemapArtifact[];
  /** Up to 20 URLs of the sitemap with their status. */
  sitemapSample: readonly LinkSample[];
  /** Home first; at most `MAX_PAGES`. */
  pages: readonly PageArtifact[];
  probes: readonly { agent: ProbeAgent; fetched: Fetched }[];
  /** A made-up URL that should answer 404. */
  missing: Fetched;
  /** Up to 60 internal links. */
  links: readonly LinkSample[];
  /** Milliseconds to the first byte of each page, in the order measured. */
  timings: readonly { url: string; firstByteMs: readonly number[] }[];
};

/** The response, if there was one with a document. */
export function received(fetched: Fetched): Received | null {
  return 'body' in fetched ? fetched : null;
}

/** True for a document that can be read as a page: answered 2xx as HTML, possibly truncated. */
export function isReadable(fetched: Fetched): fetched is Extract<Fetched, { state: 'ok' | 'too-large' }> {
  return fetched.state === 'ok' || fetched.state === 'too-large';
}
