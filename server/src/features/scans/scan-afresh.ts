import type { ScanReport, Website } from '@named-first/contract';
import type { ScanDeps } from './deps.ts';
import { findScanSince } from './find-scan-since.ts';
import { recordScan } from './record-scan.ts';

/**
 * Scans a website now, however fresh the last scan is. Callers who ask for one site at the same time share one scan, in
 * other processes too, and it takes its turn among the visitors' scans. The scan is stored, scored or not, before it is
 * answered.
 *
 * @throws AppError `too-busy` when too many wait, and ForbiddenAddressError for a private address.
 */
export function scanAfresh(deps: ScanDeps, website: Website): Promise<{ id: string; report: ScanReport }> {
  return deps.scanGate.run({
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
