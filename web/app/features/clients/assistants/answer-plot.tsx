import type { LinePoint } from '@named-first/contract';

const BOX = { width: 320, height: 110, left: 42, right: 14, top: 10, bottom: 10 };
const GRID = [0, 0.5, 1] as const;

/**
 * The share of answers that name the client, with its range. Points of another model or wording are not joined. The
 * list below the plot says the same in words.
 */
export function AnswerPlot({ points }: { points: readonly LinePoint[] }) {
  const placed = points.map((point, at) => ({
    ...point,
    key: `${point.runId} ${point.served}`,
    x: xOf(at, points.length),
  }));
  const measured = placed.flatMap(({ share, ...point }) =>
    share.range ? [{ ...point, range: share.range, y: yOf(share.named / share.read) }] : [],
  );
  if (measured.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="mt-2 w-full" aria-hidden="true" focusable="false">
      {GRID.map((share) => (
        <g key={share}>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={yOf(share)} y2={yOf(share)} className="stroke-line" />
          <text x={BOX.left - 6} y={yOf(share) + 4} textAnchor="end" className="figures fill-soft text-[11px]">
            {Math.round(100 * share)} %
          </text>
        </g>
      ))}
      {joined(measured).map((run) => (
        <polyline
          key={run[0]?.key}
          points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="2.5"
          className="fill-none stroke-signal"
        />
      ))}
      {measured.map(({ key, x, y, range }) => (
        <g key={key}>
          <line x1={x} x2={x} y1={yOf(range.low)} y2={yOf(range.high)} strokeWidth="2" className="stroke-soft" />
          <circle cx={x} cy={y} r={3.5} className="fill-signal" />
        </g>
      ))}
    </svg>
  );
}

function joined<Point extends Pick<LinePoint, 'startsAnew'>>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && !point.startsAnew) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

function xOf(at: number, count: number): number {
  const room = BOX.width - BOX.left - BOX.right - 16;
  return Math.round(BOX.left + 8 + (count === 1 ? 0 : (room * at) / (count - 1)));
}

function yOf(share: number): number {
  return Math.round(BOX.top + (BOX.height - BOX.top - BOX.bottom) * (1 - share));
}
