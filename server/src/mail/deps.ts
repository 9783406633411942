import type { RenderMail } from '@named-first/contract';
import type { Logger } from 'pino';
import type { Database, Tx } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Mailer } from './delivery/mailer.ts';

/** The dependencies of the outbox. */
export type MailDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  mailer: Mailer;
  renderMail: RenderMail;
  log: Logger;
  metrics: Metrics;
  /** Called when a receiver permanently refused an address. */
  onBounce(tx: Tx, bounce: { address: string; at: Date }): Promise<void>;
  settings: Pick<Settings, 'publicUrl' | 'dataDir' | 'mailTo'>;
};
