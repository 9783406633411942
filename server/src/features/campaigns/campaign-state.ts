import type { StoredCampaign } from './campaign-view.ts';

/** Whether there is nothing to pause, resume or cancel. */
export function isOver({ status, cancelledAt }: Pick<StoredCampaign, 'status' | 'cancelledAt'>): boolean {
  return status === 'completed' || status === 'failed' || cancelledAt !== null;
}
