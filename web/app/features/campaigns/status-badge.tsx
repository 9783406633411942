import type { Campaign, CampaignStatus } from '@named-first/contract';
import { clsx } from 'clsx';

const LOOKS: Record<CampaignStatus, string> = {
  pending: 'border-edge text-soft',
  processing: 'border-transparent bg-signal-tint text-signal',
  completed: 'border-transparent bg-good-tint text-good',
  failed: 'border-transparent bg-bad-tint text-bad',
};

const SHAPE = 'inline-flex rounded-full border px-2.5 py-0.5 text-sm font-bold whitespace-nowrap';

export function StatusBadge({ status }: { status: CampaignStatus }) {
  return (
    <span data-status={status} className={clsx(SHAPE, LOOKS[status])}>
      {status}
    </span>
  );
}

/** The status of the campaign, and whether somebody paused or cancelled it. */
export function CampaignBadges({ campaign }: { campaign: Campaign }) {
  return (
    <span className="inline-flex gap-1.5 max-lg:flex-wrap">
      <StatusBadge status={campaign.status} />
      {campaign.pausedAt && <span className={clsx(SHAPE, 'border-transparent bg-warn-tint text-warn')}>paused</span>}
      {campaign.cancelledAt && <span className={clsx(SHAPE, 'border-ink')}>cancelled</span>}
    </span>
  );
}
