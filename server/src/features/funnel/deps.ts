import type { Database } from '../../db/database.ts';

/** The dependencies of the funnel figures. */
export type FunnelDeps = { db: Database; clock: { now(): Date } };
