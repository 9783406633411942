import { CAMPAIGN_COLUMNS, CAMPAIGN_FILE_LIMIT, CAMPAIGN_ROW_LIMIT } from '@named-first/contract';
import { cleanText } from '../../../../db/clean-text.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { type CsvEncoding, decodeStart, detectEncoding } from './decode-csv.ts';
import { type JudgedRow, judgeRow } from './judge-row.ts';
import { type ColumnMap, lackingColumns, MAX_COLUMNS, mapColumns } from './map-columns.ts';
import { type CsvRecord, type Delimiter, detectDelimiter, readRecords } from './read-records.ts';

/** A file after its header was read. */
export type CampaignFile = {
  encoding: CsvEncoding;
  delimiter: Delimiter;
  header: string[];
  map: ColumnMap;
  /** The validated lines below the header. Can be iterated only once. */
  rows: AsyncGenerator<FileRow>;
};

export type FileRow = { row: number; cells: string[] } & JudgedRow;

const REFUSED = 'invalid-input';

/**
 * Reads the header of a campaign file, and its rows on demand.
 *
 * @param gone aborted when the client disconnects; reading stops within a row.
 * @throws AppError `body-too-large`; `invalid-input` if a required column is missing, the file has no rows or too many,
 * or is not CSV (the last three may only be found while rows are read); `cut-off` after `gone` was aborted.
 */
export async function readCampaignFile(bytes: Uint8Array, gone?: AbortSignal): Promise<CampaignFile> {
  if (bytes.length > CAMPAIGN_FILE_LIMIT) {
    throw new AppError('body-too-large', { message: 'The CSV file must be at most 10 MB.' });
  }
  const encoding = detectEncoding(bytes);
  const start = decodeStart(bytes, encoding);
  if (start === '') throw new AppError(REFUSED, { message: 'This file is empty.' });
  const delimiter = detectDelimiter(start);
  const records = readRecords(bytes, { encoding, delimiter });
  const first = await records.next();
  if (first.done) throw new AppError(REFUSED, { message: 'This file is empty.' });
  const header = trimmedEnd(first.value.cells).map((name) => cleanText(name).trim());
  if (header.length > MAX_COLUMNS) {
    await records.return(undefined);
    const most = MAX_COLUMNS.toLocaleString('en-US');
    throw new AppError(REFUSED, {
      message: `This file has more than ${most} columns. Please delete those you do not need.`,
    });
  }
  const map = mapColumns(header);
  const lacking = lackingColumns(map, 'required');
  if (lacking.length > 0) {
    await records.return(undefined);
    throw new AppError(REFUSED, { message: lackingWords(lacking) });
  }
  return { encoding, delimiter, header, map, rows: judged(whileWanted(records, gone), map, header.length) };
}

async function* whileWanted(records: AsyncGenerator<CsvRecord>, gone?: AbortSignal): AsyncGenerator<CsvRecord> {
  for await (const record of records) {
    stopWhenGone(gone);
    yield record;
  }
}

/** @throws AppError `cut-off` if the caller has disconnected. */
export function stopWhenGone(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw new AppError('cut-off', { cause: gone.reason });
}

async function* judged(records: AsyncGenerator<CsvRecord>, map: ColumnMap, columns: number): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const { row, cells } of records) {
    count += 1;
    if (count > CAMPAIGN_ROW_LIMIT) {
      const most = CAMPAIGN_ROW_LIMIT.toLocaleString('en-US');
      throw new AppError(REFUSED, { message: `This file has more than ${most} rows. Please split it.` });
    }
    yield { row, cells: joinedEnd(trimmedEnd(cells)).map(cleanText), ...judgeRow(cells, map, columns) };
  }
  if (count === 0) throw new AppError(REFUSED, { message: 'This file has no rows below its header.' });
}

/** Removes trailing empty cells, which spreadsheets write for every column that was ever used. */
function trimmedEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/**
 * Joins the cells beyond the maximum number of columns into one, as the exported files do. A line of commas would
 * otherwise become a hundred thousand cells.
 */
function joinedEnd(cells: string[]): string[] {
  if (cells.length <= MAX_COLUMNS) return cells;
  return [...cells.slice(0, MAX_COLUMNS - 1), cells.slice(MAX_COLUMNS - 1).join(', ')];
}

function lackingWords(lacking: string[]): string {
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(lacking);
  const what = lacking.length === 1 ? `the column ${names}` : `the columns ${names}`;
  return `This file lacks ${what}. Expected: ${Object.values(CAMPAIGN_COLUMNS).join(', ')}.`;
}
