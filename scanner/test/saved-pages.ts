import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A real page saved as `index.html` in its own folder. */
type SavedPage = { name: string; folder: string };

/**
 * The pages of the folder in `SAVED_PAGES`, sorted by name; empty if the variable is not set. The folder has the
 * structure of https://github.com/mozilla/readability/tree/main/test/test-pages. The pages belong to their owners, so
 * they are not part of this repository.
 */
export function savedPages(): SavedPage[] {
  const root = process.env.SAVED_PAGES;
  if (!root) return [];
  return readdirSync(root)
    .sort()
    .map((name) => ({ name, folder: join(root, name) }))
    .filter(({ folder }) => existsSync(join(folder, 'index.html')));
}
