import { type CampaignDetail, campaignPercent } from '@named-first/contract';
import { BarPlot } from '../../components/admin/bar-plot';
import { Figure, Figures } from '../../components/admin/figures';
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
        <Figures className="gap-y-1">
          <Figure name="Contacts" value={number.format(campaign.totalContacts)} />
          <Figure name="Completed" value={number.format(campaign.completedScans)} />
          <Figure name="Failed" value={number.format(campaign.failedScans)} />
          <Figure name="Average Score" value={averageScore ?? 'N/A'} aside={averageScore !== null && '/100'} />
        </Figures>
        <BarPlot title="Scores" bars={scoreBars(scores)} ends={['0', '100']} />
      </div>
    </div>
  );
}
