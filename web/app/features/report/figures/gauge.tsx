import { scoreBand, scoreLevel } from '@named-first/contract';

const CENTER = { x: 160, y: 152 };
const RADIUS = 118;
const WIDTH = 24;
const BAND_EDGES = [0, 30, 50, 70, 85, 100] as const;
const GAP = 0.6;
const BANDS = BAND_EDGES.slice(1).map((to, index) => ({ from: (BAND_EDGES[index] ?? 0) + GAP, to: to - GAP }));

const ARC: Record<ReturnType<typeof scoreLevel>, string> = {
  good: 'stroke-good-fill',
  moderate: 'stroke-warn-fill',
  low: 'stroke-bad-fill',
};

type GaugeProps = { score: number; limit: number | null };

/** The score on a gauge with five bands. The part that a cap puts out of reach is hatched. */
export function Gauge({ score, limit }: GaugeProps) {
  const reach = limit ?? 100;
  return (
    <svg
      viewBox="0 0 320 176"
      className="w-full max-w-80"
      role="img"
      aria-labelledby="gauge-title"
      aria-describedby="gauge-text"
    >
      <title id="gauge-title">{`Score ${score} of 100`}</title>
      <desc id="gauge-text">
        {`${score} lies in the band “${scoreBand(score)}”. Bands begin at 30, 50, 70 and 85.`}
        {limit !== null && ` Everything above ${limit} is out of reach until a cap is lifted.`}
      </desc>
      <defs>
        <pattern id="gauge-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className="stroke-bad" strokeWidth="2.5" />
        </pattern>
      </defs>
      {BANDS.map(({ from, to }) => (
        <path key={from} d={arc(from, to)} className="stroke-line" {...band} />
      ))}
      {limit !== null && limit < 100 && <path d={arc(reach, 100)} stroke="url(#gauge-hatch)" {...band} />}
      {BANDS.filter(({ from }) => from < score).map(({ from, to }) => (
        <path key={from} d={arc(from, Math.min(to, score))} className={ARC[scoreLevel(score)]} {...band} />
      ))}
      <Needle at={score} />
      {[30, 50, 70, 85].map((edge) => (
        <EdgeLabel key={edge} at={edge} />
      ))}
      <text
        x={CENTER.x}
        y={CENTER.y - 6}
        textAnchor="middle"
        className="fill-ink font-display text-[76px] font-extrabold"
      >
        {score}
      </text>
      <text x={CENTER.x} y={CENTER.y + 18} textAnchor="middle" className="fill-soft text-[15px] font-semibold">
        of 100
      </text>
    </svg>
  );
}

const band = { fill: 'none', strokeWidth: WIDTH } as const;

function Needle({ at }: { at: number }) {
  const [inner, outer] = [point(at, RADIUS - WIDTH / 2 - 5), point(at, RADIUS + WIDTH / 2 + 5)];
  return (
    <path
      d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`}
      className="stroke-ink"
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
}

function EdgeLabel({ at }: { at: number }) {
  const { x, y } = point(at, RADIUS + WIDTH / 2 + 13);
  return (
    <text x={x} y={y + 4} textAnchor="middle" className="figures fill-soft text-[13px]">
      {at}
    </text>
  );
}

/** The arc from one score to another: 0 is on the left, 100 on the right. */
function arc(from: number, to: number): string {
  const [start, end] = [point(from, RADIUS), point(to, RADIUS)];
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

function point(score: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - score / 100);
  return { x: rounded(CENTER.x + radius * Math.cos(angle)), y: rounded(CENTER.y - radius * Math.sin(angle)) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
