import { type LeadFigures as Figures, GOOD_SCORE } from '@named-first/contract';
import type { ReactNode } from 'react';
import { BarPlot } from '../../components/admin/bar-plot';
import { scoreBars } from '../../components/admin/score-bars';

const WEEK = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-US');

/** The three figures and two plots over all leads. Without data yet they keep their place. */
export function LeadFigures({ figures }: { figures: Figures | undefined }) {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dl className="grid content-between gap-y-2 border-y-2 border-ink py-4">
        <Figure name="Total Leads">{figures && number.format(figures.total)}</Figure>
        <Figure name="Average Score">
          {figures && (
            <>
              {figures.averageScore ?? 'N/A'}
              {figures.averageScore !== null && <small className="text-base font-medium text-soft">/100</small>}
            </>
          )}
        </Figure>
        <Figure name={`High Scores (${GOOD_SCORE}+)`}>
          {figures && (
            <>
              {number.format(figures.high.count)}{' '}
              <small className="text-base font-medium text-soft">({figures.high.percent}%)</small>
            </>
          )}
        </Figure>
      </dl>
      <div className="grid grid-cols-2 gap-4">
        <BarPlot title="Scores" bars={figures ? scoreBars(figures.scores) : []} ends={['0', '100']} />
        <BarPlot title="New leads by week" bars={figures ? weekBars(figures) : []} ends={weekEnds(figures)} />
      </div>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm font-semibold text-soft">{name}</dt>
      <dd className="figures min-h-8 font-display text-xl font-extrabold whitespace-nowrap lg:text-2xl">{children}</dd>
    </div>
  );
}

function weekBars({ weeks }: Figures) {
  return weeks.map(({ start, count }) => ({ label: `Week of ${showWeek(start)}`, count, fill: 'bg-signal' }));
}

function weekEnds(figures: Figures | undefined): [string, string] {
  const first = figures?.weeks[0];
  return [first ? showWeek(first.start) : '', 'This week'];
}

function showWeek(start: string): string {
  return WEEK.format(new Date(start));
}
