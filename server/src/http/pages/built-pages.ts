import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages, WebModule } from './pages.ts';
import { readSiteFiles } from './site-files.ts';
import { sendStaticFile, writeStaticFile } from './static-file.ts';

/**
 * Loads the built web: the handler module, and every client file into memory.
 *
 * @param buildDir the folder `web/build`.
 * @param options the site's origin, and the headers sent with every file.
 * @throws if the web is not built.
 */
export async function loadBuiltPages(
  buildDir: string,
  { publicUrl, headers }: { publicUrl: string; headers: Record<string, string> },
): Promise<Pages> {
  const handler = pathToFileURL(join(buildDir, 'server', 'index.js')).href;
  const web = (await import(handler)) as WebModule;
  const files = await readSiteFiles({ folder: join(buildDir, 'client'), publicUrl, headers });
  return {
    createRenderer: (options) => web.createWebHandler(options),
    file(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const file = files.byPath.get(pathOf(request.url));
      return file ? sendStaticFile(file, request) : null;
    },
    write(incoming, outgoing) {
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
      const file = files.byPath.get(withoutQuery(incoming.url ?? ''));
      if (file) writeStaticFile(file, incoming, outgoing);
      return file !== undefined;
    },
    notFound: (request) => (files.notFound ? sendStaticFile(files.notFound, request) : null),
    renderMail: web.renderMail,
    renderReportPdf: web.renderReportPdf,
    middleware: null,
    close: async () => {},
  };
}

/** Extracts the path without parsing the whole URL, which would cost more than the rest of the response. */
function pathOf(url: string): string {
  return withoutQuery(url.slice(url.indexOf('/', url.indexOf('//') + 2)));
}

function withoutQuery(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
