import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/errors.ts';
import { acceptJson, readJson } from '../../http/json-body.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { type StaticFile, sendStaticFile } from '../../pages/static-file.ts';
import { findDownload } from './find-download.ts';
import { requestDocument } from './request-document.ts';

export function whitepaperRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/whitepaper/submit', limitRequests('form', deps), acceptJson(), async (c) => {
    await requestDocument(deps, await readJson(c));
    return c.json({ message: 'Check your email for the download link.' }, 201);
  });
}

/** The link in the mail. An address nobody was mailed is left to the pages, which answer with the site's 404. */
export function downloadRoutes(deps: Deps) {
  return new Hono<AppEnv>().get('/downloads/:id', async (c, next) => {
    const document = await findDownload(deps, c.req.param('id'));
    if (document === null) return next();
    const file: StaticFile = await deps.readDownload(document).catch((cause: unknown) => {
      throw new AppError('document-missing', { cause });
    });
    return sendStaticFile(file, c.req.raw);
  });
}
