import type { ScanReport, Website } from '@named-first/contract';
import type { ScanDeps } from './deps.ts';
import { findScanSince } from './find-scan-since.ts';
import { recordScan } from './record-scan.ts';

/**
 * Scans a website now, even if the last scan is fresh. Concurrent callers for one site share a scan, across processes,
 * and it goes through the same queue as the visitors' scans. The scan is stored, with or without a score, before it is
 * returned.
 *
 * @throws AppError `too-busy` if too many are waiting, and ForbiddenAddressError for a private address.
 */
export function forceScan(deps: ScanDeps, website: Website): Promise<{ id: string; report: ScanReport }> {
  return deps.scanSemaphore.run({
    key: `afresh ${website.site}`,
    site: website.site,
    find: async (waitedSince) => waitedSince && findScanSince(deps.db, website.site, waitedSince),
    scan: async () => {
      const scan = await recordScan(deps, website);
      deps.metrics.scans.inc({ outcome: scan.report.score === null ? 'unscored' : 'scored' });
      return scan;
    },
  });
}
