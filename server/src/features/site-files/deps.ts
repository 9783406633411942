import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the files for search engines and readers depend on. */
export type SiteFileDeps = {
  db: Database;
  settings: Pick<Settings, 'publicUrl'>;
};
