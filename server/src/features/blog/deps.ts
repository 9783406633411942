import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import type { BlogVersion } from './blog-version.ts';

/** The dependencies of the blog. */
export type BlogDeps = {
  db: Database;
  clock: { now(): Date };
  settings: Pick<Settings, 'publicUrl'>;
  /** Changes when the blog changes. */
  blogVersion: BlogVersion;
};
