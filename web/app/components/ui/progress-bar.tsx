import { clsx } from 'clsx';

export type Tone = 'signal' | 'good' | 'warn' | 'bad';

const FILL: Record<Tone, string> = {
  signal: 'fill-signal',
  good: 'fill-good-fill',
  warn: 'fill-warn-fill',
  bad: 'fill-bad-fill',
};

type BarProps = { percent: number; tone?: Tone; className?: string };

/**
 * A decorative bar: the figure is also given in text next to it. It is SVG because its length can then be an attribute;
 * the content security policy blocks style attributes in server-rendered HTML.
 */
export function Bar({ percent, tone = 'signal', className }: BarProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx('block h-2.5 w-full overflow-hidden rounded-full border border-edge bg-sunk', className)}
    >
      <rect width={`${percent}%`} height="100%" className={clsx('bar-fill', FILL[tone])} />
    </svg>
  );
}

type ProgressBarProps = BarProps & { label: string; valueText: string };

/** A progress bar that announces itself in steps of ten percent; the bar itself moves up to thirty times a second. */
export function ProgressBar({ label, valueText, ...bar }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(bar.percent / 10) * 10}
      aria-valuetext={valueText}
    >
      <Bar {...bar} />
    </div>
  );
}
