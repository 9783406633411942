import type { JobQueue } from '../../jobs/job-queue.ts';
import type { ScanDeps } from '../scans/deps.ts';

/** The dependencies of prospects. */
export type ProspectDeps = ScanDeps & { jobs: JobQueue };
