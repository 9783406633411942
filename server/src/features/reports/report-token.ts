import { AppError } from '../../errors/app-error.ts';

/** What a token can look like. Anything else is refused before the database is asked. */
const TOKEN = /^[\w-]{16,64}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The token of a report's address. @throws AppError `report-not-found` for what cannot be one. */
export function reportToken(text: string): string {
  if (!TOKEN.test(text)) throw new AppError('report-not-found');
  return text;
}

/** Whether a text can be the id of a row; PostgreSQL refuses to compare anything else with one. */
export function isRowId(text: string): boolean {
  return UUID.test(text);
}
