import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of the files for search engines and feed readers. */
export type SiteFileDeps = {
  db: Database;
  settings: Pick<Settings, 'publicUrl'>;
};
