import type { Campaign, CampaignRow } from '@named-first/contract';
import type { bulkCampaigns, campaignScans } from '../../db/schema/index.ts';

export type StoredCampaign = typeof bulkCampaigns.$inferSelect;
export type StoredRow = typeof campaignScans.$inferSelect;
/** The columns of a row that ending it needs. */
export type OpenRow = Pick<
  StoredRow,
  'id' | 'status' | 'website' | 'firstName' | 'lastName' | 'businessName' | 'email'
>;

/** A campaign in the API's format. */
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

/** A row in the API's format, without its cells, which only the exported files contain. */
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
