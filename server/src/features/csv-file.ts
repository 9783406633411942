import { type Options, stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null;

/**
 * What a spreadsheet takes for a formula when it opens the file: a line that begins so. The full-width forms count as
 * the plain ones in some languages, and control characters before them are dropped when the sheet is saved.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const RUNS = /(?:^|[\r\n])[=+\-@\0-\t\v-\x1f\x7f＝＋－＠]/u;
/** `+1 (614) 555-0100`, `-12.5`: plainly a phone number or a number, and left as it is. */
const PLAIN_NUMBER = /^[+-]?\(?\d[\d\s().,/-]*$/;

const OPTIONS: Options = {
  record_delimiter: '\n',
  // Besides commas, quotes and the delimiter, which the library quotes by itself.
  quoted_match: /[\r\n]/,
};

/** Records as lines of CSV (RFC 4180), in which nothing runs when a spreadsheet opens it. */
export function csvLines(records: CsvCell[][]): string {
  return stringify(
    records.map((record) => record.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    OPTIONS,
  );
}

/** Text that a spreadsheet would run gets a leading apostrophe, which spreadsheets show as text. */
export function guarded(cell: string): string {
  return RUNS.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}
