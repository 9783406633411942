import type { RenderReportPdf } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ScanDeps } from '../scans/deps.ts';

/** The dependencies of the report page. */
export type ReportDeps = ScanDeps & {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'assistants'>;
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
  renderReportPdf: RenderReportPdf;
};
