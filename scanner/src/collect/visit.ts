import type { Fetched, LinkSample, Received } from '../artifacts.ts';
import { received } from '../artifacts.ts';
import { pathOf } from '../read/site-address.ts';
import { askWithRetry, type RetryBudget } from './retry.ts';
import type { Wanted } from './wire/body-kind.ts';
import type { Fetcher } from './wire/follow-redirects.ts';

/** Whether our own robots token may ask for a path. */
export type MayAsk = (path: string) => boolean;

const STATUS_LIMIT = 64 * 1024;
/** How many URLs are retried in one scan. */
const MAX_RETRIES = 6;
const SECOND_TRY_AFTER_MS = 500;

/**
 * All requests of one scan, cached by URL: pages, links and sitemap samples share their responses, so nothing is
 * requested twice unless it failed temporarily. URLs that robots.txt forbids are not requested at all.
 */
export class Visit {
  readonly #fetcher: Fetcher;
  readonly #signal: AbortSignal;
  readonly #retries: RetryBudget;
  readonly #pages = new Map<string, Promise<Fetched>>();
  readonly #read = new Map<string, Received>();
  readonly #statuses = new Map<string, Promise<Omit<LinkSample, 'from'> | null>>();
  /** Replaced once robots.txt is read. */
  mayAsk: MayAsk = () => true;
  /** The user agent; only set if a site serves nothing but browsers. */
  userAgent: string | undefined;

  constructor(fetcher: Fetcher, signal: AbortSignal, pauseMs = SECOND_TRY_AFTER_MS) {
    this.#fetcher = fetcher;
    this.#signal = signal;
    this.#retries = { tries: MAX_RETRIES, pauseMs, signal };
  }

  /** True if the scan's time is over. */
  get isOver(): boolean {
    return this.#signal.aborted;
  }

  /** Reads a URL once, with one retry after a temporary failure. */
  read(url: string, wanted: Wanted, userAgent = this.userAgent): Promise<Fetched> {
    const key = this.#keyOf(url, wanted, userAgent);
    const known = this.#pages.get(key);
    if (known) return known;
    const asked = askWithRetry(this.#retries, () => this.#ask(url, wanted, userAgent));
    this.#pages.set(key, asked);
    return asked;
  }

  /** Requests a failed URL again; a response replaces the failure. */
  async again(url: string, wanted: Wanted): Promise<Fetched> {
    const fetched = await this.#ask(url, wanted, this.userAgent);
    if (received(fetched)) this.#pages.set(this.#keyOf(url, wanted, this.userAgent), Promise.resolve(fetched));
    return fetched;
  }

  #keyOf(url: string, wanted: Wanted, userAgent: string | undefined): string {
    return `${wanted} ${userAgent ?? ''} ${url}`;
  }

  async #ask(url: string, wanted: Wanted, userAgent: string | undefined): Promise<Fetched> {
    if (this.isOver) return notFetched(url, 'time-budget');
    if (!this.mayAsk(pathOf(url))) return notFetched(url, 'robots');
    const known =
      wanted === 'page' && userAgent === this.userAgent
        ? (target: string) => this.#read.get(target) ?? null
        : () => null;
    const fetched = await this.#fetcher.fetch({
      url,
      wanted,
      known,
      signal: this.#signal,
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    if (wanted === 'page' && userAgent === this.userAgent) this.remember(fetched);
    return fetched;
  }

  /** Stores a response under its final URL, so that redirects to it are not followed again. */
  remember(fetched: Fetched): void {
    const answer = received(fetched);
    if (answer && fetched.state === 'ok') this.#read.set(answer.url, answer);
  }

  /** Status of a URL, from a page that was read or by HEAD; null if it must not be requested or time ran out. */
  status(url: string): Promise<Omit<LinkSample, 'from'> | null> {
    const known = this.#statuses.get(url);
    if (known) return known;
    const asked = this.#askStatus(url);
    this.#statuses.set(url, asked);
    return asked;
  }

  async #askStatus(url: string): Promise<Omit<LinkSample, 'from'> | null> {
    const page = this.#pages.get(this.#keyOf(url, 'page', this.userAgent));
    if (page) return sampleOf(url, await page);
    const read = this.#read.get(url);
    if (read) return { url, status: read.status, redirects: 0 };
    if (this.isOver || !this.mayAsk(pathOf(url))) return null;
    const known = (target: string) => this.#read.get(target) ?? null;
    const common = {
      url,
      wanted: 'any' as const,
      known,
      limit: STATUS_LIMIT,
      signal: this.#signal,
      ...(this.userAgent === undefined ? {} : { userAgent: this.userAgent }),
    };
    const head = await askWithRetry(this.#retries, () => this.#fetcher.fetch({ ...common, method: 'HEAD' }));
    const refused = received(head)?.status;
    // RFC 9110 §9.3.2 requires every server to support HEAD; those that do not answer 405 or 501.
    const answer = refused === 405 || refused === 501 ? await this.#fetcher.fetch(common) : head;
    return sampleOf(url, answer);
  }
}

function sampleOf(url: string, fetched: Fetched): Omit<LinkSample, 'from'> | null {
  if (fetched.state === 'not-fetched') return null;
  return { url, status: received(fetched)?.status ?? null, redirects: fetched.hops.length };
}

/** A URL that was not requested, and why. */
export function notFetched(url: string, why: 'time-budget' | 'robots' | 'not-needed'): Fetched {
  return { state: 'not-fetched', why, requestedUrl: url, hops: [] };
}
