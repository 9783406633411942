import { type ScanReport, scanRequestSchema, type Website } from '@named-first/contract';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import type { ScanDeps } from './deps.ts';
import { findScanSince } from './find-scan-since.ts';
import { findScoredScan } from './find-scored-scan.ts';
import { recordScan } from './record-scan.ts';
import type { SharedScan } from './scan-gate.ts';

/** How far the clocks of two processes may differ. */
const CLOCKS_APART_MS = 60_000;

/**
 * Scans a website for a visitor, or answers from a fresh scan of the same site. Visitors who ask for one site at the
 * same time share one scan, whichever process they reach. The scan is stored before it is answered.
 *
 * @throws AppError `scan-failed` with the reason when the site has no score, `too-busy` when too many wait, and
 * ForbiddenAddressError for a private address.
 */
export async function scanSite(deps: ScanDeps, input: unknown): Promise<ScanReport> {
  const { website } = parseInput(scanRequestSchema, input);
  const fresh = await freshReport(deps, website);
  const report = fresh ?? (await deps.scanGate.run(sharedScan(deps, website)));
  if (report.score !== null) return report;
  throw new AppError('scan-failed', report.scoreReason ? { message: report.scoreReason } : {});
}

async function freshReport(deps: ScanDeps, website: Website): Promise<ScanReport | null> {
  const now = deps.clock.now().getTime();
  const since = new Date(now - deps.settings.scanCacheSeconds * 1000);
  // A scan dated in the future was made before the clock was set back, so its age is unknown.
  const until = new Date(now + CLOCKS_APART_MS);
  // Only scored scans are kept fresh: a visitor whose site was down just now may try again at once.
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

/** Whoever waited for another process's scan shares its outcome, also when the site could not be scored. */
async function unscoredSince(deps: ScanDeps, website: Website, waitedSince: Date | null): Promise<ScanReport | null> {
  const scan = waitedSince && (await findScanSince(deps.db, website.site, waitedSince));
  return scan?.report ?? null;
}
