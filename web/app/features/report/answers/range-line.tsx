import type { Share } from '@named-first/contract';

const WIDTH = 300;
const HEIGHT = 26;
const LINE = 9;

/**
 * The confidence range of a share on a scale from 0 to 100. It has no colors of good and bad, because few answers give
 * a wide range.
 */
export function RangeLine({ share: { named, read, range } }: { share: Share }) {
  if (!range || read === 0) return null;
  const at = (share: number): number => 2 + share * (WIDTH - 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 w-full max-w-80" aria-hidden="true" focusable="false">
      <path d={`M${at(0)} ${LINE}H${at(1)}`} className="stroke-line" strokeWidth="3" />
      <path d={`M${at(range.low)} ${LINE}H${at(range.high)}`} className="stroke-ink" strokeWidth="7" />
      <path d={`M${at(named / read)} 1v16`} className="stroke-signal" strokeWidth="3" />
      <text x={at(0)} y={HEIGHT - 1} className="fill-soft text-[9px]">
        0
      </text>
      <text x={at(1)} y={HEIGHT - 1} textAnchor="end" className="fill-soft text-[9px]">
        100
      </text>
    </svg>
  );
}
