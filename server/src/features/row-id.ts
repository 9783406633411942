import * as z from 'zod';
import { AppError } from '../errors/app-error.ts';

/** The id out of an address. Text that is no UUID can be no row's. @throws AppError `not-found`. */
export function rowId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw new AppError('not-found');
  return text;
}
