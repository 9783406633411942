import type { ScanReport, Website } from '@named-first/contract';
import { cleanJson } from '../../db/clean-text.ts';
import type { Database, Tx } from '../../db/database.ts';
import { scans } from '../../db/schema/index.ts';
import type { ScanDeps } from './deps.ts';

/** The scanner itself stops after 15 seconds; this limit only guards against a hanging one. */
const MAX_SCAN_MS = 30_000;

/**
 * Scans a website and stores the result, with or without a score.
 *
 * @throws ForbiddenAddressError if the website leads to a private or reserved address, and the signal's reason if it
 * aborted the scan; nothing is stored in these cases.
 */
export async function recordScan(
  deps: Pick<ScanDeps, 'db' | 'scanWebsite' | 'clock' | 'metrics'>,
  website: Website,
  signal?: AbortSignal,
): Promise<{ id: string; report: ScanReport }> {
  const scan = async (limited: AbortSignal) => ({ report: await deps.scanWebsite(website, { signal: limited }) });
  const { report } = await measured(deps, scan, signal);
  return storeScan(deps, deps.db, website, report);
}

/** Runs a scan within its time limit, and records its metrics. @throws the signal's reason if it aborted the scan. */
export async function measured<Scanned extends { report: ScanReport }>(
  { metrics }: Pick<ScanDeps, 'metrics'>,
  scan: (signal: AbortSignal) => Promise<Scanned>,
  signal?: AbortSignal,
): Promise<Scanned> {
  const limit = AbortSignal.timeout(MAX_SCAN_MS);
  const stop = metrics.scanDuration.startTimer();
  const found = await scan(signal ? AbortSignal.any([signal, limit]) : limit);
  stop();
  // A scan aborted on our side may return a report about the little that was read.
  signal?.throwIfAborted();
  metrics.judgements.inc({ outcome: outcomeOf(found.report) });
  return found;
}

/** Stores a report as a row of `scans`. */
export async function storeScan(
  { clock }: Pick<ScanDeps, 'clock'>,
  db: Database | Tx,
  website: Website,
  found: ScanReport,
): Promise<{ id: string; report: ScanReport }> {
  const report = cleanJson(found);
  const [row] = await db
    .insert(scans)
    .values({
      site: website.site,
      website: website.url,
      state: report.state,
      score: report.score,
      engineVersion: report.engineVersion,
      report,
      reason: report.scoreReason,
      createdAt: clock.now(),
    })
    .returning({ id: scans.id });
  return { id: row!.id, report };
}

const OVERSPENT = new Map([
  ['time', 'out of time'],
  ['memory', 'out of memory'],
  ['crash', 'crashed'],
]);

function outcomeOf({ score, noScore }: ScanReport): string {
  if (score !== null) return 'scored';
  return (noScore?.cause === 'too-costly' && OVERSPENT.get(noScore.detail)) || 'unscored';
}
