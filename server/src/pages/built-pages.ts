import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages, WebModule } from './pages.ts';
import { readSiteFiles } from './site-files.ts';
import { sendStaticFile } from './static-file.ts';

/**
 * Loads the built web: the handler module, and every client file into memory.
 *
 * @param buildDir the folder `web/build`.
 * @param headers sent with every file.
 * @throws when the web is not built.
 */
export async function loadBuiltPages(buildDir: string, headers: Record<string, string>): Promise<Pages> {
  const handler = pathToFileURL(join(buildDir, 'server', 'index.js')).href;
  const web = (await import(handler)) as WebModule;
  const scriptHashes = JSON.parse(await readFile(join(buildDir, 'csp-hashes.json'), 'utf8'));
  const files = await readSiteFiles({ folder: join(buildDir, 'client'), scriptHashes, headers });
  return {
    createRenderer: (options) => web.createWebHandler(options),
    file(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const file = files.byPath.get(pathOf(request.url));
      return file ? sendStaticFile(file, request) : null;
    },
    notFound: (request) => (files.notFound ? sendStaticFile(files.notFound, request) : null),
    renderMail: web.renderMail,
    middleware: null,
    close: async () => {},
  };
}

/** The path alone, cut by hand: a full URL parse would cost more than the rest of the answer. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}
