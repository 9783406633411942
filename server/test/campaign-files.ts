import { CAMPAIGN_COLUMNS } from '@named-first/contract';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

const HEADER = Object.values(CAMPAIGN_COLUMNS);

/** A valid line of a campaign file for this website. */
export function campaignLine(website: string, email = `ada@${website}`): string[] {
  return ['Pipe & Daughters', website, 'Ada', 'Pipe', 'Owner', 'Columbus, OH', email];
}

/** The form data of an upload. */
export function campaignForm(lines: string[][], fields: Record<string, string> = { name: 'Plumbers' }): FormData {
  const form = new FormData();
  form.set('csv', new File([stringify([HEADER, ...lines])], 'plumbers.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

export type CountedCampaign = {
  id: string;
  status: string;
  total: number;
  completed: number;
  failed: number;
  /** The same three numbers counted from the rows, and the number of impossible rows. */
  rows: number;
  completedRows: number;
  failedRows: number;
  leads: number;
  rowsWithoutLead: number;
  sharedLeads: number;
  work: number;
};

/** A campaign's counters together with the counts of its rows. */
export async function countCampaign(db: Database, id: string): Promise<CountedCampaign> {
  const { rows } = await db.execute<CountedCampaign>(sql`
    select campaign.id, campaign.status, total_contacts as total, completed_scans as completed, failed_scans as failed,
           row.rows, row."completedRows", row."failedRows", row.leads, row."rowsWithoutLead", row."sharedLeads", row.work
      from bulk_campaigns campaign, lateral (
        select count(*)::int as rows,
               count(*) filter (where status = 'completed')::int as "completedRows",
               count(*) filter (where status = 'failed')::int as "failedRows",
               count(distinct lead_id)::int as leads,
               count(*) filter (where status = 'completed' and lead_id is null)::int as "rowsWithoutLead",
               (count(lead_id) - count(distinct lead_id))::int as "sharedLeads",
               count(work)::int as work
          from campaign_scans where campaign_id = campaign.id) row
     where campaign.id = ${id}`);
  return rows[0]!;
}
