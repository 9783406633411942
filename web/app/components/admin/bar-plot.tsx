import { NotLoaded } from './figures';

export type PlotBar = { label: string; count: number; fill: string };

type BarPlotProps = {
  title: string;
  /** Undefined while unknown. */
  bars: PlotBar[] | undefined;
  ends: [string, string];
};

/** A small bar plot of counts. Screen readers get the same as a list. */
export function BarPlot({ title, bars, ends: [first, last] }: BarPlotProps) {
  const most = Math.max(0, ...(bars ?? []).map(({ count }) => count));
  return (
    <section aria-label={title} className="flex flex-col rounded-sm border border-line bg-sheet p-3 sm:p-4">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
        <p className="figures text-soft max-lg:hidden">{most > 0 && `max ${most.toLocaleString('en-US')}`}</p>
      </div>
      <div className="mt-3 grid min-h-20 flex-1 border-b-2 border-ink">
        {bars ? (
          <ul className="flex items-end gap-1">
            {bars.map((bar) => (
              <Bar key={bar.label} {...bar} percent={most > 0 ? (bar.count / most) * 100 : 0} />
            ))}
          </ul>
        ) : (
          <p className="grid min-h-20 place-items-center">
            <NotLoaded />
          </p>
        )}
      </div>
      <p aria-hidden="true" className="figures mt-1 flex justify-between text-sm text-soft">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </section>
  );
}

function Bar({ label, count, fill, percent }: PlotBar & { percent: number }) {
  return (
    <li title={`${label}: ${count}`} className="flex h-full min-h-20 flex-1 items-end self-stretch">
      <span className="sr-only">
        {label}: {count}
      </span>
      <span
        aria-hidden="true"
        className={`bar-fill block w-full rounded-t-[2px] ${fill}`}
        style={{ height: count === 0 ? 0 : `max(2px, ${percent}%)` }}
      />
    </li>
  );
}
