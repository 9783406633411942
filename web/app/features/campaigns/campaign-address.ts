import { CAMPAIGN_STATUSES, type CampaignStatus } from '@named-first/contract';

/** Which rows of a campaign are shown. Stored in the URL, so that a reload and the back button keep it. */
export type CampaignView = { status: CampaignStatus | null; after: number };

export function readCampaignView(address: URLSearchParams): CampaignView {
  const after = Number(address.get('after'));
  return {
    status: CAMPAIGN_STATUSES.find((status) => status === address.get('status')) ?? null,
    after: Number.isSafeInteger(after) && after > 0 ? after : 0,
  };
}

/** The query for this view; defaults are left out. */
export function campaignViewQuery({ status, after }: CampaignView): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (after > 0) query.set('after', String(after));
  return query.toString();
}
