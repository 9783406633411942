import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import type { BlogVersion } from './blog-version.ts';

/** What the blog depends on. */
export type BlogDeps = {
  db: Database;
  clock: { now(): Date };
  settings: Pick<Settings, 'publicUrl'>;
  /** Tells when the blog has changed. */
  blogVersion: BlogVersion;
};
