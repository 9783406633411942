import * as z from 'zod';
import { cleanText } from '../db/clean-text.ts';
import { AppError } from '../errors/app-error.ts';

/** Validators of keys by the database's name for their type, so that invalid text never reaches the database. */
const KEYS = {
  timestamptz: z.iso.datetime().refine((text) => Date.parse(text) >= 0),
  int: z.string().regex(/^-?\d{1,9}$/),
  text: z.string().refine((text) => cleanText(text) === text),
};
export type CursorKeyType = keyof typeof KEYS;

/** The last row of a page: the order of the list (`order` names column and direction), its sort key, its id. */
export type Cursor = { order: string; key: string; id: string };

export const CURSOR_WORDS = 'The cursor is not one this list gave out';

/** Encodes a position in a list for a URL. It reveals nothing that the page does not show. */
export function writeCursor({ order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws AppError `invalid-input` if the text is not a cursor, or belongs to a different order. */
export function readCursor(text: string, order: string, type: CursorKeyType): Cursor {
  try {
    const schema = z.tuple([z.literal(order), KEYS[type], z.uuid()]);
    const [, key, id] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { order, key, id };
  } catch (cause) {
    throw new AppError('invalid-input', { message: CURSOR_WORDS, cause });
  }
}
