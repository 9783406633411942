import { scoreLevel } from '@named-first/contract';
import { clsx } from 'clsx';

const FILL: Record<ReturnType<typeof scoreLevel>, string> = {
  good: 'fill-good-fill',
  moderate: 'fill-warn-fill',
  low: 'fill-bad-fill',
};

type ScoreBarProps = { percent: number | null; className?: string };

/** A bar drawn with lines, because browsers do not print backgrounds. The text next to it gives the figure. */
export function ScoreBar({ percent, className }: ScoreBarProps) {
  return (
    <svg aria-hidden="true" focusable="false" className={clsx('block h-3 w-full', className)}>
      <rect width="100%" height="100%" rx="2" className="fill-line" />
      {percent !== null && percent > 0 && (
        <rect width={`${percent}%`} height="100%" rx="2" className={FILL[scoreLevel(percent)]} />
      )}
      {[30, 50, 70, 85].map((edge) => (
        <line key={edge} x1={`${edge}%`} x2={`${edge}%`} y1="0" y2="100%" className="stroke-sheet" strokeWidth="1.5" />
      ))}
    </svg>
  );
}
