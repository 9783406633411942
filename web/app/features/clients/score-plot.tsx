import type { ClientDetail, ScorePoint } from '@named-first/contract';
import { formatDay } from '../../components/admin/format-date-time';
import { ClientSection, Nothing } from './client-section';

const BOX = { width: 320, height: 150, left: 30, right: 14, top: 16, bottom: 10 };
const GRID = [0, 50, 100] as const;
const MAX_LISTED = 12;

type ScorePlotProps = { scores: ScorePoint[]; baselineScore: number | null } & Pick<
  ClientDetail['client'],
  'baselineState'
>;

const WHY_EMPTY: Record<ClientDetail['client']['baselineState'], string> = {
  waiting: 'The first scan is under way.',
  scanned: 'There is no scored scan.',
  failed: 'The website could not be read on the day of purchase.',
  'no-website': 'There is no website to scan yet.',
};

/**
 * The scores of a client's site over time, compared with the day of purchase. Screen readers get the same as a list.
 */
export function ScorePlot({ scores, baselineScore, baselineState }: ScorePlotProps) {
  return (
    <ClientSection id="client-scores" heading="Score over time">
      {scores.length === 0 ? (
        <Nothing>{WHY_EMPTY[baselineState]}</Nothing>
      ) : (
        <figure className="mt-4 rounded-sm border border-line bg-sheet p-4">
          <Lines scores={scores} baselineScore={baselineScore} />
          <ol className="mt-2 text-sm">
            {scores
              .slice(-MAX_LISTED)
              .reverse()
              .map(({ scanId, scannedAt, score }) => (
                <li key={scanId} className="figures flex justify-between gap-3 py-1">
                  <time dateTime={scannedAt}>{formatDay(scannedAt)}</time>
                  <span>{score}</span>
                </li>
              ))}
          </ol>
        </figure>
      )}
    </ClientSection>
  );
}

function Lines({ scores, baselineScore }: Pick<ScorePlotProps, 'scores' | 'baselineScore'>) {
  const xOf = dateScale(scores);
  const points = scores.map((point) => ({ ...point, x: xOf(point.scannedAt), y: yOf(point.score) }));
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="w-full" aria-hidden="true" focusable="false">
      {GRID.map((score) => (
        <g key={score}>
          <line x1={BOX.left} x2={BOX.width - BOX.right} y1={yOf(score)} y2={yOf(score)} className="stroke-line" />
          <text x={BOX.left - 6} y={yOf(score) + 4} textAnchor="end" className="figures fill-soft text-[11px]">
            {score}
          </text>
        </g>
      ))}
      {baselineScore !== null && (
        <line
          x1={BOX.left}
          x2={BOX.width - BOX.right}
          y1={yOf(baselineScore)}
          y2={yOf(baselineScore)}
          strokeDasharray="4 4"
          className="stroke-soft"
        />
      )}
      {runsOfOneEngine(points).map((run) => (
        <polyline
          key={run[0]?.scanId}
          points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="2.5"
          className="fill-none stroke-signal"
        />
      ))}
      {points.map(({ scanId, x, y }) => (
        <circle key={scanId} cx={x} cy={y} r={3.5} className="fill-signal" />
      ))}
    </svg>
  );
}

/** Splits points by engine version: scores of different engines are not comparable, so no line connects them. */
function runsOfOneEngine<Point extends { engineVersion: string }>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[0]?.engineVersion === point.engineVersion) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The horizontal position of a date. It is proportional to time, so that a gap between scans shows. */
function dateScale(scores: readonly ScorePoint[]): (at: string) => number {
  const times = scores.map(({ scannedAt }) => Date.parse(scannedAt));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? first) - first;
  const room = BOX.width - BOX.left - BOX.right - 16;
  return (at) => Math.round(BOX.left + 8 + (span === 0 ? 0 : (room * (Date.parse(at) - first)) / span));
}

function yOf(score: number): number {
  return Math.round(BOX.top + ((BOX.height - BOX.top - BOX.bottom) * (100 - score)) / 100);
}
