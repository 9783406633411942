import type { ScanReport, Website } from '@named-first/contract';
import { cleanJson } from '../../db/clean-text.ts';
import { scans } from '../../db/schema/index.ts';
import type { ScanDeps } from './deps.ts';

/** The scanner keeps its own 15 seconds; this only guards against one that hangs. */
const LONGEST_SCAN_MS = 30_000;

/**
 * Scans a website and stores the outcome, scored or not.
 *
 * @throws ForbiddenAddressError when the website leads to a private or reserved address, and the signal's reason when it
 *   broke the scan off; nothing is stored then.
 */
export async function recordScan(
  deps: Pick<ScanDeps, 'db' | 'scanWebsite' | 'clock' | 'metrics'>,
  website: Website,
  signal?: AbortSignal,
): Promise<{ id: string; report: ScanReport }> {
  const limit = AbortSignal.timeout(LONGEST_SCAN_MS);
  const stop = deps.metrics.scanDuration.startTimer();
  const found = await deps.scanWebsite(website, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
  stop();
  // What was broken off on our side may look like a report, of the little that was read by then.
  signal?.throwIfAborted();
  deps.metrics.judgements.inc({ outcome: outcomeOf(found) });
  const report = cleanJson(found);
  const [row] = await deps.db
    .insert(scans)
    .values({
      site: website.site,
      website: website.url,
      state: report.state,
      score: report.score,
      engineVersion: report.engineVersion,
      report,
      reason: report.scoreReason,
      createdAt: deps.clock.now(),
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
