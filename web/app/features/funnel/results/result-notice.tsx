import { WarningIcon } from '../../../components/ui/icons';
import { resultNote, type ScanOutcome } from './scan-outcome';

export function ResultNotice({ outcome, website }: { outcome: ScanOutcome; website: string }) {
  const note = resultNote(outcome);
  if (!note) return null;
  return (
    <div role="note" className="mt-5 flex gap-3 rounded-sm border border-edge bg-sunk p-4">
      <WarningIcon className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-medium">{note.text}</p>
        {note.reason && <p className="mt-1 text-soft">{note.reason}</p>}
        <a
          href={`/free-scan?${new URLSearchParams({ website })}`}
          className="mt-1 inline-flex min-h-9 items-center font-semibold underline underline-offset-4 hover:text-signal"
        >
          Scan again
        </a>
      </div>
    </div>
  );
}
