import { AppError } from '../../errors/app-error.ts';

/** The format of a token. Anything else is refused without a database query. */
const TOKEN = /^[\w-]{16,64}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The token from a report's URL. @throws AppError `report-not-found` for text that cannot be a token. */
export function reportToken(text: string): string {
  if (!TOKEN.test(text)) throw new AppError('report-not-found');
  return text;
}

/** Whether a text can be the id of a row; PostgreSQL rejects any other text. */
export function isRowId(text: string): boolean {
  return UUID.test(text);
}
