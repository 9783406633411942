import { type CampaignDetail, campaignPercent } from '@named-first/contract';
import type { ReactNode } from 'react';
import { BarPlot } from '../../components/admin/bar-plot';
import { scoreBars } from '../../components/admin/score-bars';
import { ProgressBar } from '../../components/ui/progress-bar';
import { timeLeft } from './time-left';

const number = new Intl.NumberFormat('en-US');

export function CampaignFigures({ detail }: { detail: CampaignDetail }) {
  const { campaign, averageScore, scores } = detail;
  const percent = campaignPercent(campaign);
  return (
    <div className="mt-6">
      <ProgressBar label="Progress" percent={percent} valueText={`${percent}%`} className="h-4!" />
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-semibold">{percent}%</span>
        <span className="text-soft">{timeLeft(detail)}</span>
      </p>
      <div className="mt-5 grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <dl className="grid content-between gap-y-1 border-y-2 border-ink py-4">
          <Figure name="Contacts">{number.format(campaign.totalContacts)}</Figure>
          <Figure name="Completed">{number.format(campaign.completedScans)}</Figure>
          <Figure name="Failed">{number.format(campaign.failedScans)}</Figure>
          <Figure name="Average Score">
            {averageScore ?? 'N/A'}
            {averageScore !== null && <small className="text-base font-medium text-soft">/100</small>}
          </Figure>
        </dl>
        <BarPlot title="Scores" bars={scoreBars(scores)} ends={['0', '100']} />
      </div>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm font-semibold text-soft">{name}</dt>
      <dd className="figures font-display text-xl font-extrabold whitespace-nowrap">{children}</dd>
    </div>
  );
}
