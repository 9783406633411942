import { type Options, stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | boolean | null;

/**
 * Beginnings of lines that a spreadsheet treats as formulas. The full-width forms are equivalent in some languages, and
 * control characters before them are dropped when the sheet is saved.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern matches them
const RUNS = /(?:^|[\r\n])[=+\-@\0-\t\v-\x1f\x7f＝＋－＠]/u;
/** `+1 (614) 555-0100`, `-12.5`: obviously a phone number or a number, so it is not escaped. */
const PLAIN_NUMBER = /^[+-]?\(?\d[\d\s().,/-]*$/;

const OPTIONS: Options = {
  record_delimiter: '\n',
  // The library itself quotes commas, quotes and the delimiter.
  quoted_match: /[\r\n]/,
};

/** Formats records as lines of CSV (RFC 4180) in which a spreadsheet runs nothing. */
export function csvLines(records: CsvCell[][]): string {
  return stringify(
    records.map((record) => record.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))),
    OPTIONS,
  );
}

/** Prefixes text that a spreadsheet would run with an apostrophe, so that it is shown as text. */
export function guarded(cell: string): string {
  return RUNS.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
}
