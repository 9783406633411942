import type { ScanReport, Website } from '@named-first/contract';
import type { SiteArtifacts } from '../artifacts.ts';
import { type CollectOptions, collectSite } from '../collect/collect-site.ts';
import { createFetcher } from '../collect/wire/guarded-fetch.ts';
import type { ResolveRule } from '../collect/wire/resolve-rules.ts';
import { judge } from '../report/judge.ts';

export type LocalScanner = {
  collect(website: Website, options: Pick<CollectOptions, 'onProgress'>): Promise<SiteArtifacts>;
  scan(website: Website): Promise<ScanReport>;
  close(): Promise<void>;
};

/** A scanner that runs on the calling thread, for the command line. */
export function createLocalScanner(resolve: readonly ResolveRule[]): LocalScanner {
  const fetcher = createFetcher({ resolve });
  return {
    collect: (website, options) => collectSite(website, { ...options, fetcher }),
    scan: async (website) => judge(await collectSite(website, { fetcher })),
    close: () => fetcher.close(),
  };
}
