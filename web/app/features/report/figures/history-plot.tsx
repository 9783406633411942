import type { ReportHistoryEntry } from '@named-first/contract';
import { scanDate } from '../scan-dates';

const BOX = { width: 288, height: 132, left: 26, right: 12, top: 16, bottom: 12 };
const GRID = [0, 50, 100] as const;
const MAX_POINTS = 12;

type HistoryPlotProps = { history: readonly ReportHistoryEntry[]; shown: string | null; path: string };

/** The scores so far as a line plot, and as a list of links to each report for screen readers. */
export function HistoryPlot({ history, shown, path }: HistoryPlotProps) {
  const entries = history.slice(-MAX_POINTS);
  const newest = history.at(-1)?.scanId;
  const moments = history.map(({ scannedAt }) => scannedAt);
  const points = entries.map((entry, index) => ({ ...entry, ...place(entry.score, index, entries.length) }));
  return (
    <figure className="rounded-sm border border-line bg-sheet p-4">
      <figcaption className="text-sm font-semibold">Scores so far</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="mt-2 w-full" aria-hidden="true" focusable="false">
        {GRID.map((score) => (
          <g key={score}>
            <line x1={BOX.left} x2={BOX.width - BOX.right} y1={yOf(score)} y2={yOf(score)} className="stroke-line" />
            <text x={BOX.left - 6} y={yOf(score) + 4} textAnchor="end" className="figures fill-soft text-[11px]">
              {score}
            </text>
          </g>
        ))}
        {runsOfOneEngine(points).map((run) => (
          <polyline
            key={run[0]?.scanId}
            points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-signal"
            strokeWidth="2.5"
          />
        ))}
        {points.map(({ scanId, x, y, score }, index) => (
          <g key={scanId}>
            <circle
              cx={x}
              cy={y}
              r={scanId === shown ? 5.5 : 4}
              className="fill-signal stroke-sheet"
              strokeWidth="1.5"
            />
            {(index === 0 || index === points.length - 1) && (
              <text x={x} y={y - 9} textAnchor="middle" className="figures fill-ink text-[12px] font-bold">
                {score}
              </text>
            )}
          </g>
        ))}
      </svg>
      {runsOfOneEngine(points).length > 1 && (
        <p className="mt-1 text-sm text-soft">The line breaks where we changed how we measure.</p>
      )}
      <ol className="mt-2 text-sm">
        {[...points].reverse().map(({ scanId, scannedAt, score }) => (
          <li key={scanId} className="figures flex justify-between gap-3">
            {scanId === shown ? (
              <span aria-current="true" className="py-1.5 font-semibold">
                {scanDate(scannedAt, moments)} (shown)
              </span>
            ) : (
              <a
                href={scanId === newest ? path : `${path}?scan=${scanId}`}
                className="py-1.5 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {scanDate(scannedAt, moments)}
              </a>
            )}
            <span className="py-1.5">{score}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Splits entries by engine version: scores of different engines are not comparable, so no line connects them. */
function runsOfOneEngine<Entry extends { engineVersion: string }>(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && last[0]?.engineVersion === entry.engineVersion) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function place(score: number, index: number, count: number): { x: number; y: number } {
  const room = BOX.width - BOX.left - BOX.right - 24;
  return { x: Math.round(BOX.left + 12 + (count === 1 ? 0 : (room * index) / (count - 1))), y: yOf(score) };
}

function yOf(score: number): number {
  return Math.round(BOX.top + ((BOX.height - BOX.top - BOX.bottom) * (100 - score)) / 100);
}
