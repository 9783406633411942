import { ASSISTANT_VERDICTS, type AssistantVerdict, type ScanReport, SUB_SCORES } from '@named-first/contract';
import { Bar } from '../../../components/ui/progress-bar';
import { scoreTone, VerdictSign } from '../../../components/verdict';
import type { StoredScan } from '../stored-scan';

/**
 * What the engine says in addition to the score: the cap, the three sub-scores, and which assistants can read the site.
 */
export function EngineVerdicts({ stored }: { stored: StoredScan | null }) {
  if (!stored) return null;
  const { caps = [], subScores, assistants = [] } = stored;
  return (
    <>
      {caps[0] && (
        <p className="mt-5 rounded-sm border-l-4 border-bad bg-bad-tint px-4 py-3">
          <strong>The score cannot pass {caps[0].limit} until this is fixed.</strong> {caps[0].reason}
        </p>
      )}
      {subScores && <SubScores subScores={subScores} />}
      {assistants.length > 0 && <Assistants assistants={assistants} />}
    </>
  );
}

function SubScores({ subScores }: { subScores: ScanReport['subScores'] }) {
  return (
    <section aria-label="Parts of the score" className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {SUB_SCORES.map(({ id, name }) => {
        const score = subScores[id]?.score ?? null;
        return (
          <div key={id}>
            <p className="flex justify-between gap-2">
              <span className="font-semibold">{name}</span>
              <span className={score === null ? 'text-soft' : 'font-bold'}>{score ?? 'Not measured'}</span>
            </p>
            <Bar percent={score ?? 0} tone={score === null ? 'signal' : scoreTone(score)} className="mt-1.5" />
          </div>
        );
      })}
    </section>
  );
}

function Assistants({ assistants }: { assistants: AssistantVerdict[] }) {
  return (
    <section aria-labelledby="assistants" className="mt-6">
      <h2 id="assistants" className="font-sans text-base font-semibold tracking-normal">
        Can it read your site?
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {assistants.map(({ id, name, verdict }) => (
          <li key={id} className="inline-flex items-center gap-1.5">
            <VerdictSign status={ASSISTANT_VERDICTS[verdict].status} className="size-5" />
            {name}
            <span className="text-soft">{ASSISTANT_VERDICTS[verdict].words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
