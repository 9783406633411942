import type { StoredCampaign } from './campaign-view.ts';

/** Whether the campaign has ended, so that it cannot be paused, resumed or cancelled. */
export function isOver({ status, cancelledAt }: Pick<StoredCampaign, 'status' | 'cancelledAt'>): boolean {
  return status === 'completed' || status === 'failed' || cancelledAt !== null;
}
