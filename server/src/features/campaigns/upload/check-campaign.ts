import {
  CAMPAIGN_COLUMNS,
  type CampaignCheck,
  type CampaignField,
  CHECK_SHOWS_REFUSED,
  type RefusedRow,
} from '@named-first/contract';
import { lackingColumns } from './csv/map-columns.ts';
import { type CampaignFile, readCampaignFile } from './csv/read-campaign-file.ts';
import type { Delimiter } from './csv/read-records.ts';

const DELIMITER_NAMES: Record<Delimiter, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'vertical bar' };

/** The page shows one line of each refused row. */
const SHOWN_CELLS = 50;
const SHOWN_LENGTH = 200;

/**
 * What uploading a file would do. Stores nothing.
 *
 * @throws AppError like `readCampaignFile`.
 */
export async function checkCampaign(bytes: Uint8Array, gone?: AbortSignal): Promise<CampaignCheck> {
  const file = await readCampaignFile(bytes, gone);
  const websites = new Set<string>();
  const refusedRows: RefusedRow[] = [];
  let goodRows = 0;
  let refused = 0;
  for await (const row of file.rows) {
    if ('contact' in row) {
      goodRows += 1;
      websites.add(row.contact.site);
    } else {
      refused += 1;
      if (refusedRows.length < CHECK_SHOWS_REFUSED) {
        refusedRows.push({ row: row.row, cells: row.cells.slice(0, SHOWN_CELLS).map(shownOf), reason: row.reason });
      }
    }
  }
  return {
    encoding: file.encoding,
    delimiter: DELIMITER_NAMES[file.delimiter],
    columns: columnsOf(file),
    absent: lackingColumns(file.map, 'optional'),
    goodRows,
    websites: websites.size,
    refused,
    refusedRows,
  };
}

function shownOf(cell: string): string {
  return cell.length > SHOWN_LENGTH ? `${cell.slice(0, SHOWN_LENGTH)}…` : cell;
}

function columnsOf({ header, map }: CampaignFile): CampaignCheck['columns'] {
  const fields = Object.entries(map) as [CampaignField, number][];
  return header.map((name, index) => {
    const field = fields.find(([, at]) => at === index)?.[0];
    return { name, takenFor: field ? CAMPAIGN_COLUMNS[field] : null };
  });
}
