import {
  type Conversion,
  conversions,
  FUNNEL_STEP_NAMES,
  type FunnelCounts,
  type FunnelStep,
} from '@named-first/contract';

type StepBarsProps = { totals: FunnelCounts; steps: readonly FunnelStep[] };

/** The steps of the whole range, one below the other: the count of each, and its share of the step before. */
export function StepBars({ totals, steps }: StepBarsProps) {
  const most = Math.max(1, ...steps.map((step) => totals[step]));
  return (
    <section aria-labelledby="funnel-steps" className="mt-6">
      <h2 id="funnel-steps" className="border-b-2 border-ink pb-2 text-xl">
        Step by step
      </h2>
      <ol>
        {conversions(totals, steps).map((found) => (
          <li key={found.step} className="border-b border-line py-3">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <span className="font-semibold">{FUNNEL_STEP_NAMES[found.step]}</span>
              <span className="figures ml-auto text-sm text-soft">{conversionWords(found)}</span>
              <span className="figures min-w-16 text-right font-display text-xl font-extrabold">
                {found.count.toLocaleString('en-US')}
              </span>
            </p>
            <span aria-hidden="true" className="mt-1.5 block h-2.5 bg-sunk">
              <span className="block h-full bg-signal" style={{ width: `${(found.count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `12 of 40 (30 %)`: the percentage only if it is meaningful. */
function conversionWords({ count, of, percent }: Conversion): string {
  if (of === null || (of === 0 && count === 0)) return '';
  if (count > of) return `${of.toLocaleString('en-US')} at the step before in these days`;
  const share = `${count.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
  return percent === null ? share : `${share} (${percent}%)`;
}
