import type { CampaignDetail } from '@named-first/contract';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The state of a campaign in a few words: how long it still takes, or why it has stopped. */
export function timeLeft({
  campaign,
  remaining,
  secondsLeft,
}: Pick<CampaignDetail, 'campaign' | 'remaining' | 'secondsLeft'>): string {
  if (remaining === 0) return campaign.cancelledAt ? 'Cancelled' : 'Done';
  const rows = `${remaining.toLocaleString('en-US')} to go`;
  if (campaign.cancelledAt) return `${rows}, ending`;
  if (campaign.pausedAt) return `${rows}, paused`;
  return secondsLeft === null ? rows : `${rows}, ${duration(secondsLeft)}`;
}

function duration(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute left';
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.round((seconds % HOUR) / MINUTE / 10) * 10;
  return minutes === 0 || minutes === 60
    ? `about ${hours + (minutes === 60 ? 1 : 0)} h left`
    : `about ${hours} h ${minutes} min left`;
}
