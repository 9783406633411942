import type { Database } from '../../db/database.ts';

/** What pictures depend on. */
export type PictureDeps = {
  db: Database;
  clock: { now(): Date };
};
