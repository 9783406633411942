import { GOOD_SCORE, type LeadFigures as LeadCounts } from '@named-first/contract';
import { BarPlot } from '../../components/admin/bar-plot';
import { Figure, Figures } from '../../components/admin/figures';
import { scoreBars } from '../../components/admin/score-bars';

const WEEK = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

/** The three figures and two plots over all leads. They keep their space while data is missing. */
export function LeadFigures({ figures }: { figures: LeadCounts | undefined }) {
  const average = figures?.averageScore;
  const high = figures?.high;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Figures className="gap-y-2 lg:[&_dd]:text-2xl">
        <Figure name="Total Leads" value={figures && number.format(figures.total)} />
        <Figure name="Average Score" value={average === null ? 'N/A' : average} aside={average != null && '/100'} />
        <Figure
          name={`High Scores (${GOOD_SCORE}+)`}
          value={high && number.format(high.count)}
          aside={high && ` (${high.percent}%)`}
        />
      </Figures>
      <div className="grid grid-cols-2 gap-4">
        <BarPlot title="Scores" bars={figures && scoreBars(figures.scores)} ends={['0', '100']} />
        <BarPlot title="New leads by week" bars={figures && weekBars(figures)} ends={weekEnds(figures)} />
      </div>
    </div>
  );
}

function weekBars({ weeks }: LeadCounts) {
  return weeks.map(({ start, count }) => ({ label: `Week of ${showWeek(start)}`, count, fill: 'bg-signal' }));
}

function weekEnds(figures: LeadCounts | undefined): [string, string] {
  const first = figures?.weeks[0];
  return [first ? showWeek(first.start) : '', 'This week'];
}

function showWeek(start: string): string {
  return WEEK.format(new Date(start));
}
