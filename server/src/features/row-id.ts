import * as z from 'zod';
import { AppError } from '../errors/app-error.ts';

/** The id from a URL. Text that is not a UUID cannot be the id of a row. @throws AppError `not-found`. */
export function rowId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new AppError('not-found');
  return text;
}
