import { createHash } from 'node:crypto';
import { ALT_LIMIT, PICTURE_LIMIT, type UploadedPicture } from '@named-first/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { pictureFiles, pictures } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import type { PictureDeps } from './deps.ts';
import { encodePicture } from './encode-picture.ts';

const wordsSchema = z.object({
  alt: z
    .string({ error: 'Say what the picture shows' })
    .trim()
    .min(1, 'Say what the picture shows')
    .max(ALT_LIMIT, `The description must be at most ${ALT_LIMIT} characters`),
});

export const TOO_LARGE_WORDS = 'The picture must be at most 5 MB.';

const LISTED = 100;

/**
 * Stores a picture in the sizes of the web. Uploading the same file again updates its description.
 *
 * @throws AppError `invalid-input`, `body-too-large`, `not-a-picture`.
 */
export async function savePicture(
  deps: Pick<PictureDeps, 'db' | 'clock'>,
  input: { bytes: Uint8Array; alt: unknown },
): Promise<UploadedPicture> {
  const { alt } = parseInput(wordsSchema, { alt: input.alt });
  if (input.bytes.length > PICTURE_LIMIT) throw new AppError('body-too-large', { message: TOO_LARGE_WORDS });
  const files = await encodePicture(input.bytes);
  const hash = createHash('sha256').update(input.bytes).digest('hex').slice(0, 32);
  const { width, height } = files.at(-1)!;
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ hash, alt, width, height, createdAt: deps.clock.now() })
      .onConflictDoUpdate({ target: pictures.hash, set: { alt } });
    await tx
      .insert(pictureFiles)
      .values(files.map((file) => ({ hash, ...file, bytes: new Uint8Array(file.bytes) })))
      .onConflictDoNothing();
  });
  return pictureView(
    { hash, alt, width, height },
    files.map((file) => file.width),
  );
}

/** The most recently uploaded pictures, newest first. */
export async function listPictures({ db }: Pick<PictureDeps, 'db'>): Promise<UploadedPicture[]> {
  const newest = await db.select().from(pictures).orderBy(desc(pictures.createdAt)).limit(LISTED);
  const { hash, width } = pictureFiles;
  const files = await db
    .select({ hash, width })
    .from(pictureFiles)
    .where(
      inArray(
        hash,
        newest.map((picture) => picture.hash),
      ),
    )
    .orderBy(asc(width));
  return newest.map((picture) =>
    pictureView(
      picture,
      files.filter((file) => file.hash === picture.hash).map((file) => file.width),
    ),
  );
}

/** One size of a picture; null if it does not exist. */
export async function readPictureFile(
  { db }: Pick<PictureDeps, 'db'>,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, hash, width] = /^([0-9a-f]{32})-(\d{1,5})\.webp$/.exec(file) ?? [];
  if (!hash) return null;
  const [row] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.hash, hash), eq(pictureFiles.width, Number(width))));
  return row?.bytes ?? null;
}

type PictureRow = { hash: string; alt: string; width: number; height: number };

function pictureView({ hash, alt, width, height }: PictureRow, widths: number[]): UploadedPicture {
  const address = (size: number) => `/pictures/uploads/${hash}-${size}.webp`;
  return {
    url: address(width),
    alt,
    width,
    height,
    srcset: widths.map((size) => `${address(size)} ${size}w`).join(', '),
  };
}
