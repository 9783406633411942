import type { CheckId, ScanReport, SheetFacts, Website } from '@named-first/contract';
import type { Scanned } from '@named-first/scanner';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ScanSemaphore } from './scan-semaphore.ts';

/** Scans one website. Resolves for every site, however broken: a failure is a report whose `score` is null. */
export type ScanWebsite = (website: Website, options: ScanOptions) => Promise<ScanReport>;

export type ScanOptions = {
  signal: AbortSignal;
  /** Runs only one check, on the pages that the whole scan read. The report is then about that check. */
  only?: { check: CheckId; pages: readonly string[] };
  /** Called for every request to the site. */
  onRequest?: () => void;
};

/** The same for a client: also returns the facts that were read and, with a signed sheet, the fixes based on it. */
export type ScanForClient = (
  website: Website,
  options: { signal: AbortSignal; sheet: SheetFacts | null },
) => Promise<Scanned>;

/** The dependencies of a scan. */
export type ScanDeps = {
  db: Database;
  clock: { now(): Date };
  metrics: Metrics;
  log: Logger;
  settings: Pick<Settings, 'scanCacheSeconds'>;
  scanWebsite: ScanWebsite;
  scanForClient: ScanForClient;
  /** Limits concurrent scans for visitors. */
  scanSemaphore: ScanSemaphore;
};
