import type { AskedProvider, Asker } from '@named-first/answers';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of this feature's verbs. */
export type AssistantDeps = {
  db: Database;
  jobs: JobQueue;
  clock: { now(): Date };
  log: Logger;
  settings: Pick<Settings, 'assistants' | 'mailTo' | 'publicUrl'>;
  /** The asker of a provider, or null without a key. Loads its library at the first call. */
  askerOf(provider: AskedProvider): Promise<Asker | null>;
};
