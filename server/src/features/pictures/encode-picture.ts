import type { Sharp } from 'sharp';
import { AppError } from '../../errors/app-error.ts';

/** Formats that contain only pixels. SVG is a document that can run scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
/** 40 megapixels decode to 160 MB. A file that declares more is refused before it is decoded. */
const MAX_PIXELS = 40_000_000;
/** The widths that pages request: phone, column, column on a dense screen, full width. */
const WIDTHS = [400, 800, 1200, 1600];
const QUALITY = 80;
const SECONDS = 20;
/** Pixels, WebP's own limit: https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const MAX_SIDE_PIXELS = 16_383;

export type EncodedFile = { width: number; height: number; bytes: Buffer };

/** One picture at a time per process, because decoding takes memory in proportion to its pixels. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Encodes a picture in the sizes of the web: rotated upright, as WebP, without metadata (a photo's contains the place
 * where it was taken), the smallest first, never larger than the original.
 *
 * @throws AppError `not-a-picture`.
 */
export function encodePicture(bytes: Uint8Array): Promise<EncodedFile[]> {
  const run = previous.then(() => encode(bytes));
  previous = run.catch(() => {});
  return run;
}

async function encode(bytes: Uint8Array): Promise<EncodedFile[]> {
  try {
    const { format, autoOrient } = await (await open(bytes)).metadata();
    if (!FORMATS.has(format ?? '')) throw new AppError('not-a-picture');
    const files: EncodedFile[] = [];
    for (const width of widthsFor(widest(autoOrient))) files.push(await resize(bytes, width));
    return files;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('not-a-picture', { cause });
  }
}

/** Loads the library with the first picture: most processes never handle one, and loading costs time and memory. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS });
}

/** The maximum width. A very tall picture may only be as wide as its height allows. */
function widest({ width, height }: { width: number; height: number }): number {
  return Math.min(width, Math.floor((width * MAX_SIDE_PIXELS) / height));
}

function widthsFor(own: number): number[] {
  const smaller = WIDTHS.filter((width) => width < own);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, own];
}

async function resize(bytes: Uint8Array, width: number): Promise<EncodedFile> {
  const { data, info } = await (await open(bytes))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}
