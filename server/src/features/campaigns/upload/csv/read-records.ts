import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { AppError } from '../../../../errors/app-error.ts';
import { type CsvEncoding, decodeText } from './decode-csv.ts';
import { MAX_COLUMNS, mapColumns } from './map-columns.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** One line of the file. `row` counts like a spreadsheet: blank lines count, and the header is row 1. */
export type CsvRecord = { row: number; cells: string[] };

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|'];
/** The maximum bytes of text in one line. A longer line has a quotation mark that was never closed. */
const MAX_RECORD_LENGTH = 256 * 1024;
/** The same including delimiters, which the parser does not count: ten million commas are ten million empty cells. */
const MAX_LINE_LENGTH = 512 * 1024;
/** The line `sep=;` that spreadsheets write before the header to declare the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  // Quotes within an unquoted field are ordinary characters: `5" pipe`.
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: MAX_RECORD_LENGTH,
  skip_empty_lines: true,
} satisfies Options;

/** The delimiter whose header contains most of the expected columns; among equals, the one with most columns. */
export function detectDelimiter(start: string): Delimiter {
  const declared = DELIMITERS.find((delimiter) => delimiter === SEPARATOR_LINE.exec(start)?.[1]);
  if (declared) return declared;
  const [best] = DELIMITERS.map((delimiter) => {
    const header = headerOf(start, delimiter);
    return { delimiter, named: Object.keys(mapColumns(header.slice(0, MAX_COLUMNS))).length, columns: header.length };
  }).sort((one, other) => other.named - one.named || other.columns - one.columns);
  return best!.delimiter;
}

function headerOf(start: string, delimiter: Delimiter): string[] {
  try {
    return parseText(start, { ...OPTIONS, delimiter, to: 1 })[0] ?? [];
  } catch {
    // The text was cut within a quoted field, or is not CSV with this delimiter.
    return [];
  }
}

export type CsvFormat = { encoding: CsvEncoding; delimiter: Delimiter };

/**
 * Every line that is not blank, header included, while the file is read.
 *
 * @throws AppError `invalid-input` with the line at which the file stops being CSV.
 */
export async function* readRecords(bytes: Uint8Array, { encoding, delimiter }: CsvFormat): AsyncGenerator<CsvRecord> {
  const { parser, linesRead } = openParser(delimiter);
  const feeding = feed(parser, linesRead, withoutSeparatorLine(decodeText(bytes, encoding)));
  try {
    yield* parser as AsyncIterable<CsvRecord>;
  } catch (error) {
    throw error instanceof CsvError ? notCsv(error) : error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** A parser that emits records with our row numbers and drops those with only blank cells. */
function openParser(delimiter: Delimiter) {
  let records = 0;
  const linesRead = () => records + parser.info.empty_lines;
  const onRecord = (cells: string[]): CsvRecord | null => {
    records += 1;
    // The parser compares each record with the first one. For a different number of cells it creates an error with a
    // stack trace, even if that is allowed, which costs thirty times as much as the record. With a count of zero, every
    // record is the first.
    (parser.info as { records: number }).records = 0;
    return cells.some((cell) => cell.trim() !== '') ? { row: linesRead(), cells: [...cells] } : null;
  };
  const parser = parse({ ...OPTIONS, delimiter, on_record: onRecord as never });
  reuseArray(parser);
  return { parser, linesRead };
}

type Parser = ReturnType<typeof parse>;

/** The part of csv-parse that its types leave out. */
type RecordState = { record: string[]; record_length: number; error: unknown };
type Internals = { api: { state: RecordState; __resetRecord(): void } };

/**
 * Makes the parser collect the cells of every record in the same array, instead of a new one for each record. If V8
 * marks its heap while a file begins, every new array counts as surviving, because the write barrier marks it. V8 then
 * allocates all further arrays in the old generation, where three million blank records take 200 MB until the next full
 * collection.
 */
function reuseArray(parser: Parser): void {
  const { api } = parser as unknown as Internals;
  api.__resetRecord = () => {
    api.state.error = undefined;
    api.state.record.length = 0;
    api.state.record_length = 0;
  };
}

/** Writes at the parser's pace, and stops when it is destroyed or a line is too long. */
async function feed(parser: Parser, linesRead: () => number, pieces: AsyncIterable<string>): Promise<void> {
  let lines = 0;
  let sinceLine = 0;
  for await (const piece of pieces) {
    if (parser.destroyed) return;
    sinceLine = linesRead() === lines ? sinceLine + piece.length : 0;
    lines = linesRead();
    if (sinceLine > MAX_LINE_LENGTH) {
      parser.destroy(lineTooLong(lines + 1));
      return;
    }
    if (!parser.write(piece)) await drained(parser);
  }
  parser.end();
}

function drained(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      parser.off('drain', done);
      parser.off('close', done);
      resolve();
    };
    parser.on('drain', done);
    parser.on('close', done);
  });
}

async function* withoutSeparatorLine(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const piece of pieces) {
    yield first ? piece.replace(SEPARATOR_LINE, '') : piece;
    first = false;
  }
}

function notCsv(error: CsvError): AppError {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return lineTooLong(lineOf(error), error);
  const message =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'This file cannot be read as CSV: a quotation mark is opened and never closed.'
      : `This file cannot be read as CSV. Line ${lineOf(error)} is not well formed.`;
  return new AppError('invalid-input', { message, cause: error });
}

/** `lines` is the number of lines the parser has read, quoted ones included. */
function lineOf(error: CsvError): number {
  return typeof error.lines === 'number' ? error.lines : 1;
}

function lineTooLong(line: number, cause?: unknown): AppError {
  const message = `This file cannot be read as CSV: line ${line} is too long. Is there a quotation mark that is never closed?`;
  return new AppError('invalid-input', { message, cause });
}
