import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { commonHeaders } from '../security-headers.ts';
import { loadBuiltPages } from './built-pages.ts';
import { loadDevPages } from './dev-pages.ts';
import type { Pages } from './pages.ts';

class WebNotBuiltError extends Error {
  constructor() {
    super('The web pages are not built yet. Run "npm start", which builds them, or "npm run build --workspace web".');
    this.name = 'WebNotBuiltError';
  }
}

/**
 * Loads the web room: what was built, or Vite for development.
 *
 * @throws WebNotBuiltError.
 */
export async function loadPages(options: {
  webDir: string;
  server: Server;
  publicUrl: string;
  built: boolean;
}): Promise<Pages> {
  if (!options.built) return loadDevPages(options.webDir, options.server);
  const buildDir = join(options.webDir, 'build');
  // The build writes this page last of all.
  if (!existsSync(join(buildDir, 'client', '404.html'))) throw new WebNotBuiltError();
  return loadBuiltPages(buildDir, { publicUrl: options.publicUrl, headers: commonHeaders(options.publicUrl) });
}
