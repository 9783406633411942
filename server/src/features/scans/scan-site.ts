import { type ScanReport, scanRequestSchema, type Website } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';
import { NOT_COUNTED } from '../funnel/visitor.ts';
import { countScan } from '../funnel/visits.ts';
import { parseInput } from '../parse-input.ts';
import type { ScanDeps } from './deps.ts';
import { findScanSince } from './find-scan-since.ts';
import { findScoredScan } from './find-scored-scan.ts';
import { recordScan } from './record-scan.ts';
import type { SharedScan } from './scan-semaphore.ts';

/** The maximum difference between the clocks of two processes. */
const CLOCKS_APART_MS = 60_000;

/**
 * Scans a website for a visitor, or returns a fresh scan of the same site. Concurrent visitors for one site share a
 * scan, regardless of the process they reach. The scan is stored before it is returned.
 *
 * @param visitor the visitor, for the funnel figures.
 * @throws AppError `scan-failed` with the reason if the site has no score, `too-busy` if too many are waiting, and
 * ForbiddenAddressError for a private address.
 */
export async function scanSite(deps: ScanDeps, input: unknown, visitor = NOT_COUNTED): Promise<ScanReport> {
  const { website, from } = parseInput(scanRequestSchema, input);
  if (visitor.isCounted) await countScan(deps, website.site, from);
  const fresh = await freshReport(deps, website);
  const report = fresh ?? (await deps.scanSemaphore.run(sharedScan(deps, website)));
  if (report.score !== null) return report;
  throw new AppError('scan-failed', report.scoreReason ? { message: report.scoreReason } : {});
}

async function freshReport(deps: ScanDeps, website: Website): Promise<ScanReport | null> {
  const now = deps.clock.now().getTime();
  const since = new Date(now - deps.settings.scanCacheSeconds * 1000);
  // A scan dated in the future was made before the clock was set back, so its age is unknown.
  const until = new Date(now + CLOCKS_APART_MS);
  // Only scans with a score are reused, so that a visitor whose site was briefly down can try again at once.
  const scan = await findScoredScan(deps.db, website.site, since, until);
  if (!scan) return null;
  deps.metrics.scans.inc({ outcome: 'from-last-scan' });
  return scan.report;
}

function sharedScan(deps: ScanDeps, website: Website): SharedScan<ScanReport> {
  return {
    key: website.site,
    site: website.site,
    find: async (waitedSince) =>
      (await freshReport(deps, website)) ?? (await unscoredSince(deps, website, waitedSince)),
    scan: async () => {
      const { report } = await recordScan(deps, website);
      deps.metrics.scans.inc({ outcome: report.score === null ? 'unscored' : 'scored' });
      return report;
    },
  };
}

/** A caller that waited for another process's scan shares its result, even if the site got no score. */
async function unscoredSince(deps: ScanDeps, website: Website, waitedSince: Date | null): Promise<ScanReport | null> {
  const scan = waitedSince && (await findScanSince(deps.db, website.site, waitedSince));
  return scan?.report ?? null;
}
