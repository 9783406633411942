import * as z from 'zod';
import { AppError } from '../http/errors.ts';

const cursorSchema = z.tuple([z.string(), z.string(), z.uuid()]);

/** The last row of a page: what it was sorted by (`order` names column and direction), its key there, its id. */
export type Cursor = { order: string; key: string; id: string };

/** A place in a list as text for an address. It says nothing that the page did not show. */
export function writeCursor({ order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** @throws AppError `invalid-input` when the text is no cursor, or one of another order. */
export function readCursor(text: string, order: string): Cursor {
  try {
    const [of, key, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (of === order) return { order, key, id };
  } catch {
    // Answered below, with the same sentence.
  }
  throw new AppError('invalid-input', { message: 'cursor does not belong to this list and order' });
}
