import { PICTURE_LIMIT } from '@named-first/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/errors.ts';
import { limitBody } from '../../http/limit-body.ts';
import { SHARED_PICTURE } from '../../http/security-headers.ts';
import { listPictures, readPictureFile, savePicture, TOO_LARGE_WORDS } from './save-picture.ts';

/** The boundaries of a multipart body and its other field. */
const MULTIPART_ROOM = 16 * 1024;

/** Uploading pictures. The caller guards `/admin/*`. */
export function pictureAdminRoutes(deps: Deps) {
  const limited = limitBody(PICTURE_LIMIT + MULTIPART_ROOM, TOO_LARGE_WORDS);
  return new Hono<AppEnv>()
    .get('/admin/pictures', async (c) => c.json(await listPictures(deps)))
    .post('/admin/pictures', limited, async (c) => {
      if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
        throw new AppError('unsupported-type', { message: 'Send the picture as multipart/form-data.' });
      }
      const { picture, alt } = await c.req.parseBody().catch((cause) => {
        throw new AppError('invalid-input', { cause });
      });
      if (!(picture instanceof File)) throw new AppError('invalid-input', { message: 'Please choose a picture.' });
      return c.json(await savePicture(deps, { bytes: new Uint8Array(await picture.arrayBuffer()), alt }), 201);
    });
}

/** Serves uploaded pictures: their names hold their content's hash, so a browser keeps them for ever. */
export function pictureRoutes(deps: Deps) {
  return new Hono<AppEnv>().get('/pictures/uploads/:file', async (c) => {
    const bytes = await readPictureFile(deps, c.req.param('file'));
    if (!bytes) throw new AppError('not-found');
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...SHARED_PICTURE,
    });
  });
}
