import type { Database } from '../../db/database.ts';

/** The dependencies of pictures. */
export type PictureDeps = {
  db: Database;
  clock: { now(): Date };
};
