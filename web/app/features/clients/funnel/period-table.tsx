import { FUNNEL_STEP_NAMES, type FunnelStep } from '@named-first/contract';
import { type Period, periodWords } from './periods';

type PeriodTableProps = { periods: readonly Period[]; steps: readonly FunnelStep[] };

/** The plot in numbers, newest first. A day without a count has no number. */
export function PeriodTable({ periods, steps }: PeriodTableProps) {
  const newestFirst = periods.toReversed();
  const isByWeek = periods.some(({ from, until }) => from !== until);
  const label = isByWeek ? 'Steps by week' : 'Steps by day';
  return (
    <section aria-labelledby="funnel-periods" className="min-w-0">
      <h2 id="funnel-periods" className="border-b-2 border-ink pb-2 text-xl">
        {isByWeek ? 'By week' : 'By day'}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section aria-label={label} tabIndex={0} className="max-h-[34rem] overflow-auto">
        <table className="figures w-full text-sm">
          <thead className="sticky top-0 bg-paper">
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 pr-3 text-left align-bottom font-semibold">
                {isByWeek ? 'Week' : 'Day'}
              </th>
              {steps.map((step) => (
                <th key={step} scope="col" className="px-1.5 py-2 text-right align-bottom font-semibold wrap-normal">
                  {FUNNEL_STEP_NAMES[step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map((period) => (
              <PeriodRow key={period.from} period={period} steps={steps} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function PeriodRow({ period, steps }: { period: Period; steps: readonly FunnelStep[] }) {
  const { counts, isPartial, from } = period;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
        <time dateTime={from}>{periodWords(period)}</time>
        {isPartial && <span className="block text-soft">counted in part</span>}
      </th>
      {counts === null ? (
        <td colSpan={steps.length} className="px-1.5 py-1.5 text-soft">
          Not counted
        </td>
      ) : (
        steps.map((step) => (
          <td key={step} className={`px-1.5 py-1.5 text-right ${counts[step] === 0 ? 'text-soft' : 'font-semibold'}`}>
            {counts[step].toLocaleString('en-US')}
          </td>
        ))
      )}
    </tr>
  );
}
