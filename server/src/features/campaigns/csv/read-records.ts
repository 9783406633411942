import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { AppError } from '../../../http/errors.ts';
import { type CsvEncoding, decodeText } from './decode-csv.ts';
import { mapColumns } from './map-columns.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

/** One line of the file. `row` counts as a spreadsheet does, so blank lines count and the header is row 1. */
export type CsvRecord = { row: number; cells: string[] };

const DELIMITERS: Delimiter[] = [',', ';', '\t', '|'];
/** A line longer than this is a quotation mark that was never closed. */
const LONGEST_RECORD = 256 * 1024;
/** What spreadsheets write before the header to say how they were told to separate: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  // Quotes in the middle of a field are letters: `5" pipe`.
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: LONGEST_RECORD,
} satisfies Options;

/** The delimiter whose header names most of the expected columns; of several the one that makes most columns. */
export function detectDelimiter(start: string): Delimiter {
  const declared = DELIMITERS.find((delimiter) => delimiter === SEPARATOR_LINE.exec(start)?.[1]);
  if (declared) return declared;
  const [best] = DELIMITERS.map((delimiter) => {
    const header = headerOf(start, delimiter);
    return { delimiter, named: Object.keys(mapColumns(header)).length, columns: header.length };
  }).sort((one, other) => other.named - one.named || other.columns - one.columns);
  return best!.delimiter;
}

function headerOf(start: string, delimiter: Delimiter): string[] {
  try {
    return parseText(start, { ...OPTIONS, delimiter, skip_empty_lines: true, to: 1 })[0] ?? [];
  } catch {
    // Cut in the middle of a quoted field, or not CSV with this delimiter.
    return [];
  }
}

/**
 * Every line that is not blank, header included, as the file is read.
 *
 * @throws AppError `invalid-input` with the line where a file stops being CSV.
 */
export async function* readRecords(
  bytes: Uint8Array,
  { encoding, delimiter }: { encoding: CsvEncoding; delimiter: Delimiter },
): AsyncGenerator<CsvRecord> {
  const parser = parse({ ...OPTIONS, delimiter, info: true });
  const feeding = feed(parser, withoutSeparatorLine(decodeText(bytes, encoding)));
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { records: number } }>) {
      if (record.some((cell) => cell.trim() !== '')) yield { row: info.records, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? notCsv(error) : error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

/** Writes at the parser's pace, and stops once it is gone. */
async function feed(parser: ReturnType<typeof parse>, pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) {
    if (parser.destroyed) return;
    if (!parser.write(piece)) await drained(parser);
  }
  parser.end();
}

function drained(parser: ReturnType<typeof parse>): Promise<void> {
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
  const line = typeof error.lines === 'number' ? ` Line ${error.lines}` : ' A line';
  const quote = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const message = quote
    ? 'This file cannot be read as CSV: a quotation mark is opened and never closed.'
    : `This file cannot be read as CSV.${line} is not well formed.`;
  return new AppError('invalid-input', { message, cause: error });
}
