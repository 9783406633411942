import type { LeadListQuery, LeadWithReport } from '@named-first/contract';
import { csvLines } from '../csv-file.ts';
import type { LeadDeps } from './deps.ts';
import { eachLead } from './each-lead.ts';

const COLUMNS = [
  'ID',
  'Created At',
  'Name',
  'Email',
  'Business Name',
  'Phone',
  'Website',
  'AI Score',
  'Report Data',
] as const;

/** The results of a search as a CSV file with the specified columns, in chunks. */
export function exportLeads(deps: Pick<LeadDeps, 'db'>, query: LeadListQuery): AsyncGenerator<string> {
  return exportLines(eachLead(deps, { ...query, include: 'report' }));
}

async function* exportLines(batches: ReturnType<typeof eachLead>): AsyncGenerator<string> {
  yield csvLines([[...COLUMNS]]);
  for await (const batch of batches) {
    yield csvLines((batch as LeadWithReport[]).map(record));
  }
}

function record(lead: LeadWithReport) {
  const { id, createdAt, name, email, businessName, phone, website, aiVisibilityScore, reportData } = lead;
  const score = lead.scoreIsEstimate ? `${aiVisibilityScore} (estimate)` : aiVisibilityScore;
  return [id, createdAt, name, email, businessName, phone, website, score, reportData];
}

/** The same leads as a JSON array, in chunks. */
export async function* allLeads(deps: Pick<LeadDeps, 'db'>, query: LeadListQuery): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of eachLead(deps, query)) {
    yield separator + batch.map((lead) => JSON.stringify(lead)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
