import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../security-headers.ts';
import { loadBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.ts';

class WebNotBuiltError extends Error {
  constructor() {
    super('The web pages are not built yet. Run "npm start", which builds them, or "npm run build --workspace web".');
    this.name = 'WebNotBuiltError';
  }
}

/**
 * Loads the built web room.
 *
 * @throws WebNotBuiltError.
 */
export async function loadPages({ webDir, publicUrl }: { webDir: string; publicUrl: string }): Promise<Pages> {
  const buildDir = join(webDir, 'build');
  // The build writes this page last.
  if (!existsSync(join(buildDir, 'client', '404.html'))) throw new WebNotBuiltError();
  return loadBuiltPages(buildDir, { publicUrl, headers: commonHeaders(publicUrl) });
}
