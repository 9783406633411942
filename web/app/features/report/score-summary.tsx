import { CAP_LIFTED_BY, type Cap, type ScanReport, SUB_SCORES, scoreBand, scoreLabel } from '@named-first/contract';
import { scoreStatus, VerdictChip } from '../../components/verdict';
import { Gauge } from './figures/gauge';
import { ScoreBar } from './figures/score-bar';

export function ScoreSummary({ report }: { report: ScanReport }) {
  const { score, scoreReason, caps, subScores } = report;
  return (
    <section
      id="score"
      aria-labelledby="score-title"
      className="chapter ticket mt-8 scroll-mt-4 p-5 sm:p-8 lg:mt-0 lg:scroll-mt-8"
    >
      <h2 id="score-title" className="sr-only">
        Your score
      </h2>
      {score === null ? <NoScore reason={scoreReason} /> : <Score report={report} score={score} />}
      {caps.map((cap, index) => (
        <CapLine key={cap.id} cap={cap} lowest={index === 0} insights={report.insights} />
      ))}
      <dl className="mt-8 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-3 sm:grid-rows-[auto_auto] sm:gap-y-0">
        {SUB_SCORES.map(({ id, name, question }) => (
          <SubScore key={id} name={name} question={question} score={subScores[id].score} />
        ))}
      </dl>
    </section>
  );
}

function Score({ report, score }: { report: ScanReport; score: number }) {
  const { caps, baseScore, measuredWeight, insights } = report;
  const good = insights.filter(({ measured, status }) => measured && status === 'success').length;
  const limit = caps[0]?.limit ?? null;
  return (
    <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[minmax(15rem,20rem)_1fr]">
      <Gauge score={score} limit={limit} />
      <div>
        <p className="font-display text-2xl leading-tight font-extrabold">{scoreBand(score)}</p>
        <p className="mt-2">
          <VerdictChip status={scoreStatus(score)} words={scoreLabel(score)} />
        </p>
        <p className="mt-4 max-w-md">
          {measuredWeight > 0 && `${good} of ${insights.length} checks are in order. `}
          {limit !== null && baseScore !== null && baseScore > score
            ? `Without the cap the score would be ${baseScore}.`
            : limit === null && measuredWeight > 0
              ? 'No single fault holds the score down.'
              : ''}
        </p>
        {measuredWeight > 0 && measuredWeight < 100 && (
          <p className="mt-1.5 text-sm text-soft">
            {Math.round(measuredWeight)} of 100 points could be measured; the rest is left out of the sum.
          </p>
        )}
      </div>
    </div>
  );
}

function CapLine({ cap, lowest, insights }: { cap: Cap; lowest: boolean; insights: ScanReport['insights'] }) {
  const liftedBy = insights.find(({ id }) => id === CAP_LIFTED_BY[cap.id]);
  return (
    <div className="mt-5 rounded-sm border border-l-4 border-bad bg-bad-tint px-4 py-3">
      <p>
        <strong>{lowest ? `Capped at ${cap.limit}.` : `Then capped at ${cap.limit}.`}</strong> {cap.reason}
      </p>
      {liftedBy && (
        <p className="mt-1 text-sm">
          What lifts it:{' '}
          <a href={`#${liftedBy.id}`} className="font-semibold underline decoration-2 underline-offset-4">
            {liftedBy.title}
          </a>
        </p>
      )}
    </div>
  );
}

function NoScore({ reason }: { reason: string | null }) {
  return (
    <>
      <p className="font-display text-2xl font-bold">No score this time</p>
      <p className="mt-2 max-w-2xl">{reason ?? 'Too little of the site could be read to print an honest number.'}</p>
    </>
  );
}

function SubScore({ name, question, score }: { name: string; question: string; score: number | null }) {
  return (
    <div className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
      <dt className="flex items-end justify-between gap-3 leading-snug font-semibold">
        {name}
        <span className="figures font-display text-xl font-bold">{score ?? '–'}</span>
      </dt>
      <dd>
        <ScoreBar percent={score} className="mt-1.5" />
        <p className="mt-2 text-sm text-soft">
          {score === null && 'Not measured. '}
          {question}
        </p>
      </dd>
    </div>
  );
}
