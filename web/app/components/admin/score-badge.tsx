import { scoreLevel } from '@named-first/contract';

const LOOKS = {
  none: 'border-line text-soft',
  good: 'border-transparent bg-good-tint text-good',
  moderate: 'border-transparent bg-warn-tint text-warn',
  low: 'border-transparent bg-bad-tint text-bad',
};

/** A score with the color of its band. The number carries the same information without color. */
export function ScoreBadge({ score }: { score: number | null }) {
  const band = score === null ? 'none' : scoreLevel(score);
  return (
    <span
      data-band={band}
      className={`figures inline-flex min-w-11 justify-center rounded-full border px-2.5 py-0.5 text-sm font-bold ${LOOKS[band]}`}
    >
      {score ?? 'N/A'}
    </span>
  );
}
