import { FUNNEL_STEP_NAMES, FUNNEL_STEPS, type FunnelQuery } from '@named-first/contract';
import { csvLines } from '../csv-file.ts';
import type { FunnelDeps } from './deps.ts';
import { funnelRows } from './read-funnel.ts';

const COLUMNS = ['Day', 'Source', 'Name', ...FUNNEL_STEPS.map((step) => FUNNEL_STEP_NAMES[step])];

/** The counts of a range as a CSV file, one line per day and source. A day that was not counted has empty cells. */
export async function exportFunnel(deps: FunnelDeps, query: FunnelQuery): Promise<string> {
  return csvLines([COLUMNS, ...(await funnelRows(deps, query))]);
}
