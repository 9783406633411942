import { parseWebsite, type ScanReport } from '@named-first/contract';
import type { SiteArtifacts } from './artifacts.ts';
import { type CollectOptions, collectSite } from './collect/collect-site.ts';
import { createFetcher, type FetcherOptions } from './collect/guarded-fetch.ts';
import { judge } from './judge.ts';

export type ScannerOptions = Pick<FetcherOptions, 'resolve'> & { clock?: () => number };

export type ScanOptions = Pick<CollectOptions, 'signal' | 'onProgress' | 'ownerConsents'>;

export type Scanner = {
  /**
   * Fetches what judging needs, within 15 seconds. Resolves for every site, however broken; rejects with
   * `ForbiddenAddressError` for a private or forbidden address and with `TypeError` for text that names no website.
   */
  collect(website: string, options: ScanOptions): Promise<SiteArtifacts>;
  /** `collect` and `judge` in one. */
  scan(website: string, options: ScanOptions): Promise<ScanReport>;
  close(): Promise<void>;
};

/** One scanner serves all scans of a process, so that no host is ever asked more than twice at once. */
export function createScanner(options: ScannerOptions = {}): Scanner {
  const fetcher = createFetcher(options.resolve ? { resolve: options.resolve } : {});
  const clock = options.clock ?? Date.now;
  const collect: Scanner['collect'] = async (website, scanOptions) => {
    const parsed = parseWebsite(website);
    if (!parsed.ok) throw new TypeError(parsed.message);
    return collectSite(parsed.website, { ...scanOptions, fetcher, clock });
  };
  return {
    collect,
    scan: async (website, scanOptions) => judge(await collect(website, scanOptions)),
    close: () => fetcher.close(),
  };
}
