import { clsx } from 'clsx';

export type Tone = 'signal' | 'good' | 'warn' | 'bad';

const FILL: Record<Tone, string> = {
  signal: 'bg-signal',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
};

type BarProps = { percent: number; tone?: Tone; className?: string };

/** A bar without a voice, for figures that also stand beside it in words. */
export function Bar({ percent, tone = 'signal', className }: BarProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx('h-2.5 overflow-hidden rounded-full border border-edge bg-sunk', className)}
    >
      <div
        className={clsx('bar-fill h-full origin-left', FILL[tone])}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}

type ProgressBarProps = BarProps & { label: string; valueText: string };

/** A bar that announces itself in steps of ten: thirty updates a second are for the eye. */
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
