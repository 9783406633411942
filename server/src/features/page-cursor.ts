import * as z from 'zod';
import { cleanText } from '../db/clean-text.ts';
import { AppError } from '../errors/app-error.ts';

/** Keys by the database's name for their type: what it cannot read as one must not reach it. */
const KEYS = {
  timestamptz: z.iso.datetime().refine((text) => Date.parse(text) >= 0),
  int: z.string().regex(/^-?\d{1,9}$/),
  text: z.string().refine((text) => cleanText(text) === text),
};
export type CursorKeyType = keyof typeof KEYS;

/** The last row of a page: what it was sorted by (`order` names column and direction), its key there, its id. */
export type Cursor = { order: string; key: string; id: string };

export const CURSOR_WORDS = 'The cursor is not one this list gave out';

/** A place in a list as text for an address. It says nothing that the page did not show. */
export function writeCursor({ order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws AppError `invalid-input` when the text is no cursor, or one of another order. */
export function readCursor(text: string, order: string, type: CursorKeyType): Cursor {
  try {
    const schema = z.tuple([z.literal(order), KEYS[type], z.uuid()]);
    const [, key, id] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { order, key, id };
  } catch (cause) {
    throw new AppError('invalid-input', { message: CURSOR_WORDS, cause });
  }
}
