import { and, asc, eq, gt } from 'drizzle-orm';
import { campaignRefusedRows, campaignScans, leads } from '../../db/schema/index.ts';
import { type CsvCell, csvLines } from '../csv-file.ts';
import { reportUrl } from '../report-url.ts';
import type { CampaignDeps } from './deps.ts';

/** Rows per query, so that memory use is constant. */
const BATCH = 500;

type FileDeps = Pick<CampaignDeps, 'db' | 'settings'>;
type Campaign = { id: string; columns: string[] };

/**
 * The refused rows with all their columns, their row numbers and the reasons, so that they can be corrected and
 * uploaded again.
 */
export async function* refusedFile({ db }: FileDeps, campaign: Campaign): AsyncGenerator<string> {
  const { campaignId, rowNumber } = campaignRefusedRows;
  yield csvLines([[...campaign.columns, 'Row', 'Reason']]);
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(campaignRefusedRows)
      .where(and(eq(campaignId, campaign.id), gt(rowNumber, after)))
      .orderBy(asc(rowNumber))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield csvLines(rows.map((row) => [...fitted(row.cells, campaign), row.rowNumber, row.reason]));
    after = rows.at(-1)!.rowNumber;
  }
}

const RESULTS = ['Status', 'AI Score', 'Report', 'Error', 'Scanned At'];

/** Every contact with all columns of the file and the result of its scan. */
export async function* resultsFile({ db, settings }: FileDeps, campaign: Campaign): AsyncGenerator<string> {
  const { campaignId, rowNumber, leadId } = campaignScans;
  yield csvLines([[...campaign.columns, ...RESULTS]]);
  for (let after = 0; ; ) {
    const rows = await db
      .select({ row: campaignScans, reportToken: leads.reportToken })
      .from(campaignScans)
      .leftJoin(leads, eq(leads.id, leadId))
      .where(and(eq(campaignId, campaign.id), gt(rowNumber, after)))
      .orderBy(asc(rowNumber))
      .limit(BATCH);
    if (rows.length === 0) return;
    yield csvLines(
      rows.map(({ row, reportToken }) => [
        ...fitted(row.cells, campaign),
        row.status,
        row.score,
        reportToken && reportUrl(settings, reportToken),
        row.errorMessage,
        row.completedAt?.toISOString() ?? null,
      ]),
    );
    after = rows.at(-1)!.row.rowNumber;
  }
}

/**
 * Pads the cells to the number of header columns, so that the added columns line up. A longer line keeps its extra
 * cells in the last column.
 */
function fitted(cells: string[], { columns }: Campaign): CsvCell[] {
  if (cells.length <= columns.length) return [...cells, ...Array(columns.length - cells.length).fill('')];
  return [...cells.slice(0, columns.length - 1), cells.slice(columns.length - 1).join(', ')];
}
