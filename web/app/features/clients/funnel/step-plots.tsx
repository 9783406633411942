import { FUNNEL_STEP_NAMES, type FunnelStep } from '@named-first/contract';
import { type Period, periodWords } from './periods';

const BOX = { width: 320, height: 56, gap: 1.5 };

type StepPlotsProps = { periods: readonly Period[]; steps: readonly FunnelStep[] };

/** A bar plot of the same days for each step, each with its own scale. The table has the same numbers. */
export function StepPlots({ periods, steps }: StepPlotsProps) {
  const first = periods[0];
  const last = periods.at(-1);
  if (!first || !last) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="border-b-2 border-ink pb-2 font-display text-xl font-extrabold">Over time</figcaption>
      {steps.map((step) => (
        <StepPlot key={step} step={step} periods={periods} />
      ))}
      <p aria-hidden="true" className="figures mt-1 flex justify-between text-sm text-soft">
        <span>{periodWords(first)}</span>
        <span>{periodWords(last)}</span>
      </p>
      {periods.some(({ counts }) => counts === null) && (
        <p className="mt-2 flex items-center gap-2 text-sm text-soft">
          <span aria-hidden="true" className="inline-block size-4 bg-sunk" /> Not counted
        </p>
      )}
    </figure>
  );
}

function StepPlot({ step, periods }: { step: FunnelStep; periods: readonly Period[] }) {
  const most = Math.max(0, ...periods.map(({ counts }) => counts?.[step] ?? 0));
  const slot = BOX.width / periods.length;
  return (
    <div className="pt-3">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{FUNNEL_STEP_NAMES[step]}</span>
        <span className="figures text-soft">{most > 0 && `max ${most.toLocaleString('en-US')}`}</span>
      </p>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="mt-1 h-14 w-full border-b-2 border-ink"
        aria-hidden="true"
        focusable="false"
      >
        {periods.map(({ from, counts }, index) => {
          const height = counts === null ? BOX.height : heightOf(counts[step], most);
          return (
            <rect
              key={from}
              x={index * slot}
              y={BOX.height - height}
              width={counts === null ? slot : Math.max(slot - BOX.gap, 1)}
              height={height}
              className={counts === null ? 'fill-sunk' : 'fill-signal'}
            />
          );
        })}
      </svg>
    </div>
  );
}

/** A count of one stays visible even next to a thousand. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(2, (count / most) * BOX.height);
}
