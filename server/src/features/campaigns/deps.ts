import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ScanDeps } from '../scans/deps.ts';

/** The dependencies of campaigns. */
export type CampaignDeps = Pick<ScanDeps, 'scanWebsite' | 'metrics'> & {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'scanCacheSeconds' | 'courseDaySeconds'>;
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
};
