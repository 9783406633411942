import { PICTURE_LIMIT } from '@named-first/contract';
import { Hono } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import type { PictureDeps } from '../../features/pictures/deps.ts';
import { listPictures, readPictureFile, savePicture, TOO_LARGE_WORDS } from '../../features/pictures/save-picture.ts';
import type { AppEnv } from '../app-env.ts';
import { readUpload } from '../body/read-upload.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { SHARED_PICTURE } from '../security-headers.ts';

/** Uploading pictures. The caller guards `/admin/*`. */
export function pictureAdminRoutes(deps: HttpDeps & PictureDeps) {
  return new Hono<AppEnv>()
    .on(...at('listPictures'), async (c) => c.json(await listPictures(deps)))
    .on(...at('uploadPicture'), async (c) => {
      const { file, fields } = await readUpload(c, {
        ...{ name: 'picture', what: 'picture', mostBytes: PICTURE_LIMIT, tooLarge: TOO_LARGE_WORDS },
      });
      if (!file) throw new AppError('invalid-input', { message: 'Please choose a picture.' });
      return c.json(await savePicture(deps, { bytes: file.bytes, alt: fields.alt }), 201);
    });
}

/** Serves uploaded pictures. Their names contain a hash of the content, so browsers may cache them forever. */
export function pictureRoutes(deps: HttpDeps & PictureDeps) {
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
