import { Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import type { DownloadDeps } from '../../features/whitepaper/deps.ts';
import { findDownload } from '../../features/whitepaper/find-download.ts';
import { requestDocument } from '../../features/whitepaper/request-document.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';
import { type StaticFile, sendStaticFile } from '../pages/static-file.ts';

export function whitepaperRoutes(deps: HttpDeps & DownloadDeps) {
  return new Hono<AppEnv>().on(...at('requestDocument'), limitRequests('form', deps), acceptJson(), async (c) => {
    await requestDocument(deps, await readJson(c));
    return c.json({ message: 'Check your email for the download link.' }, 201);
  });
}

/** The link in the mail. Unknown ids fall through to the pages, which answer with the site's 404. */
export function downloadRoutes(deps: HttpDeps & DownloadDeps) {
  return new Hono<AppEnv>().get('/downloads/:id', async (c, next) => {
    const document = await findDownload(deps, c.req.param('id'));
    if (document === null) return next();
    const file: StaticFile = await deps.readDownload(document).catch((cause: unknown) => {
      throw new AppError('document-missing', { cause });
    });
    return sendStaticFile(file, c.req.raw);
  });
}
