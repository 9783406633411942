import type { Campaign, CampaignRow } from '@named-first/contract';
import type { bulkCampaigns, campaignScans } from '../../db/schema/index.ts';

export type StoredCampaign = typeof bulkCampaigns.$inferSelect;
export type StoredRow = typeof campaignScans.$inferSelect;
/** What ending a row reads of it. */
export type OpenRow = Pick<
  StoredRow,
  'id' | 'status' | 'website' | 'firstName' | 'lastName' | 'businessName' | 'email'
>;

/** A campaign as the API answers it. */
export function campaignView(campaign: StoredCampaign): Campaign {
  const { id, name, status, totalContacts, completedScans, failedScans, refusedRows, contactAllowed } = campaign;
  return {
    ...{ id, name, status, totalContacts, completedScans, failedScans, refusedRows, contactAllowed },
    createdAt: campaign.createdAt.toISOString(),
    completedAt: iso(campaign.completedAt),
    pausedAt: iso(campaign.pausedAt),
    cancelledAt: iso(campaign.cancelledAt),
  };
}

/** A row as the API answers it: without its cells, which only the files have. */
export function rowView(row: Omit<StoredRow, 'cells'>): CampaignRow {
  const { id, businessName, website, firstName, lastName, email, title, location, status, score } = row;
  return {
    ...{ id, businessName, website, firstName, lastName, email, title, location, status, score },
    row: row.rowNumber,
    errorMessage: row.errorMessage,
    retryAt: row.work === null ? null : iso(row.retryAt),
    leadId: row.leadId,
    completedAt: iso(row.completedAt),
  };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
