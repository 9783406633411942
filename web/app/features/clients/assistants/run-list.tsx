import { addressOf, callApi } from '../../../api/client';
import { Place } from '../../../components/admin/place';
import { Button } from '../../../components/ui/button';
import { dollars, placeWords, type Run, runProgress, runTitle } from './assistant-words';
import { useAssistantsChange } from './use-assistants';

/** The last rounds of questions with their costs. */
export function RunList({ runs, canAsk }: { runs: Run[]; canAsk: boolean }) {
  return (
    <section aria-labelledby="runs" className="mt-10">
      <h2 id="runs" className="border-b-2 border-ink pb-2 text-xl">
        Rounds of questions
      </h2>
      {runs.length === 0 && <Place>Nobody has been asked yet.</Place>}
      <ul>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} canAsk={canAsk} />
        ))}
      </ul>
    </section>
  );
}

function RunRow({ run, canAsk }: { run: Run; canAsk: boolean }) {
  const { id, trade, country, purpose, costMicros, createdAt } = run;
  const canRepeat = purpose !== 'pasted' && purpose !== 'branded';
  const { mutate, isPending } = useAssistantsChange<void>({
    send: () => callApi('startPanel', { body: { trade, town: placeWords(run), country, purpose } as never }),
    done: 'The questions are on their way',
    failed: 'Nobody was asked.',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base font-semibold wrap-anywhere">{runTitle(run)}</h3>
        <p className="text-sm text-soft">
          {createdAt.slice(0, 10)}. {runProgress(run)}. {dollars(costMicros)}.
        </p>
      </div>
      <a
        href={addressOf('exportAnswers', { parts: { id } })}
        download
        aria-label={`Answers as CSV: ${runTitle(run)}`}
        className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4 hover:text-signal"
      >
        Answers as CSV
      </a>
      {canAsk && canRepeat && run.state === 'done' && (
        <Button look="plain" isBusy={isPending} onClick={() => mutate()} aria-label={`Ask again: ${runTitle(run)}`}>
          Ask again
        </Button>
      )}
    </li>
  );
}
