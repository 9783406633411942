import type { ScanReport, Website } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ScanGate } from './scan-gate.ts';

/** Scans one website. Resolves for every site, however broken: failure is a report whose `score` is null. */
export type ScanWebsite = (website: Website, options: { signal: AbortSignal }) => Promise<ScanReport>;

/** What a scan depends on. */
export type ScanDeps = {
  db: Database;
  clock: { now(): Date };
  metrics: Metrics;
  log: Logger;
  settings: Pick<Settings, 'scanCacheSeconds'>;
  scanWebsite: ScanWebsite;
  /** Holds visitors' scans to a few at once. */
  scanGate: ScanGate;
};
