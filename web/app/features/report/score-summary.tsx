import { type ScanReport, scoreBand, scoreLabel } from '@named-first/contract';
import { SUB_SCORES } from '../../components/report-words';
import { Bar } from '../../components/ui/progress-bar';
import { scoreStatus, scoreTone, VerdictChip } from '../../components/verdict';

export function ScoreSummary({ report }: { report: ScanReport }) {
  const { score, scoreReason, caps, subScores } = report;
  return (
    <section aria-label="Score" className="ticket mt-6 p-5 sm:p-8">
      {score === null ? <NoScore reason={scoreReason} /> : <Score score={score} />}
      {caps.map(({ id, limit, reason }) => (
        <p key={id} className="mt-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3">
          <strong>The score cannot pass {limit} until this is fixed.</strong> {reason}
        </p>
      ))}
      <dl className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-3">
        {SUB_SCORES.map(({ id, name, question }) => (
          <SubScore key={id} name={name} question={question} score={subScores[id].score} />
        ))}
      </dl>
    </section>
  );
}

function Score({ score }: { score: number }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="font-display leading-none">
          <span className="text-[clamp(4.5rem,15vw,7.5rem)] font-extrabold tracking-tight">{score}</span>
          <span className="text-2xl font-bold text-soft">/100</span>
        </p>
        <div className="text-right max-sm:text-left">
          <p className="font-display text-xl font-bold">{scoreBand(score)}</p>
          <p className="mt-1.5">
            <VerdictChip status={scoreStatus(score)} words={scoreLabel(score)} />
          </p>
        </div>
      </div>
      <Bar percent={score} tone={scoreTone(score)} className="mt-5 h-5" />
    </>
  );
}

function NoScore({ reason }: { reason: string | null }) {
  return (
    <>
      <p className="font-display text-2xl font-bold">No score this time</p>
      <p className="mt-2">{reason ?? 'Too little of the site could be read to print an honest number.'}</p>
    </>
  );
}

function SubScore({ name, question, score }: { name: string; question: string; score: number | null }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>
        <span className="figures font-display text-xl font-bold">{score ?? 'Not measured'}</span>
        <Bar percent={score ?? 0} tone={score === null ? 'signal' : scoreTone(score)} className="mt-1.5" />
        <p className="mt-1.5 text-sm text-soft">{question}</p>
      </dd>
    </div>
  );
}
