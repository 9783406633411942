import type { RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ScanDeps } from '../scans/deps.ts';

/** What the report page depends on. */
export type ReportDeps = ScanDeps & {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl'>;
  /** Signs the links by which somebody leaves a list. */
  mailLinks: MailLinks;
  renderReportPdf: RenderReportPdf;
};
