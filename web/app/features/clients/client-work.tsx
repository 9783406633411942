import type { ClientDetail, Deliverable, WorkEntry } from '@named-first/contract';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { formatDay } from '../../components/admin/format-date-time';
import { Button } from '../../components/ui/button';
import { ClientSection, Nothing } from './client-section';
import { periodWords } from './client-words';
import { RecordWork } from './record-work';
import { useClientChange } from './use-clients';

type ClientWorkProps = { clientId: string } & Pick<ClientDetail, 'work' | 'standing' | 'months'>;

/** The work owed to the client, what was done, and the proof. */
export function ClientWork({ clientId, work, standing, months }: ClientWorkProps) {
  return (
    <ClientSection id="client-work" heading="Work owed">
      {work.length === 0 && <Nothing>Nothing is owed.</Nothing>}
      <ul>
        {work.map((deliverable) => (
          <Owed key={deliverable.id} clientId={clientId} deliverable={deliverable} />
        ))}
      </ul>
      {standing.length > 0 && (
        <p className="py-3 text-sm text-soft">Always included: {standing.map(({ title }) => title).join(', ')}.</p>
      )}
      {months.length > 0 && <Months months={months} />}
    </ClientSection>
  );
}

function Owed({ clientId, deliverable }: { clientId: string; deliverable: Deliverable }) {
  const [isRecording, setRecording] = useState(false);
  const { title, period, open, late, dueAt, entries } = deliverable;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-soft">
            {periodWords(period)} · {countWords(deliverable)}
            {open > 0 && (
              <span className={late > 0 ? 'font-semibold text-bad' : undefined}>
                {` · ${late > 0 ? `${late} late, ` : ''}due on ${formatDay(dueAt)}`}
              </span>
            )}
          </p>
        </div>
        {open > 0 && (
          <Button look="plain" className="px-4!" aria-label={`Record: ${title}`} onClick={() => setRecording(true)}>
            Record
          </Button>
        )}
      </div>
      {entries.length > 0 && (
        <ul className="mt-1 text-sm">
          {entries.map((entry) => (
            <Entry key={entry.id} clientId={clientId} entry={entry} />
          ))}
        </ul>
      )}
      {isRecording && <RecordWork clientId={clientId} deliverable={deliverable} onClose={() => setRecording(false)} />}
    </li>
  );
}

/** `3 of 10 done, 2 carried over, 1 skipped`. */
function countWords({ promised, carriedIn, done, skipped, carriedOut }: Deliverable): string {
  return [
    `${done} of ${promised + carriedIn} done`,
    carriedIn > 0 && `${carriedIn} from before`,
    carriedOut > 0 && `${carriedOut} carried over`,
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

const KINDS: Record<WorkEntry['kind'], string> = { done: 'done', skipped: 'skipped', carried: 'carried over' };

function Entry({ clientId, entry }: { clientId: string; entry: WorkEntry }) {
  const { id, at, kind, count, evidence, note, approvedBy } = entry;
  const { mutate, isPending } = useClientChange({
    send: () => callApi('undoClientWork', { parts: { id: clientId, entry: id } }),
    done: 'Entry removed',
    failed: 'Failed to remove the entry.',
  });
  return (
    <li className="wrap-anywhere">
      {formatDay(at)}: {count} {KINDS[kind]}
      {evidence && (
        <>
          {', '}
          {/^https?:\/\//.test(evidence) ? (
            <a href={evidence} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
              {evidence}
            </a>
          ) : (
            evidence
          )}
        </>
      )}
      {note && ` (${note})`}
      {approvedBy && `, approved by ${approvedBy}`}{' '}
      <button
        type="button"
        aria-label={`Undo: ${count} ${KINDS[kind]} on ${formatDay(at)}`}
        aria-disabled={isPending || undefined}
        onClick={() => mutate(undefined)}
        className="min-h-12 px-2 font-semibold underline decoration-2 underline-offset-4 hover:text-signal"
      >
        Undo
      </button>
    </li>
  );
}

function Months({ months }: Pick<ClientDetail, 'months'>) {
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">Earlier months</summary>
      <ul className="text-sm">
        {months.map(({ period, promised, done, skipped, carriedOut }) => (
          <li key={period} className="figures py-1">
            {periodWords(period)}: {done} of {promised} done, {carriedOut} carried over, {skipped} skipped
          </li>
        ))}
      </ul>
    </details>
  );
}
