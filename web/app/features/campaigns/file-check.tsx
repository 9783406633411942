import type { CampaignCheck } from '@named-first/contract';
import { Button } from '../../components/ui/button';
import { CheckIcon, ErrorIcon, SpinnerIcon, WarningIcon } from '../../components/ui/icons';
import { type useFileCheck, wordsOf } from './use-upload';

type FileCheckProps = { check: ReturnType<typeof useFileCheck>; onAgain: () => void };

const number = new Intl.NumberFormat('en-US');

/** What uploading the chosen file would do. */
export function FileCheck({ check, onAgain }: FileCheckProps) {
  return (
    <div aria-live="polite">
      {check.isPending && (
        <p className="flex min-h-12 items-center gap-2 text-soft">
          <SpinnerIcon /> Checking the file…
        </p>
      )}
      {check.isError && <CheckFailed error={check.error} onAgain={onAgain} />}
      {check.data && <CheckResult check={check.data} />}
    </div>
  );
}

function CheckFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = wordsOf(error);
  if (words !== null) {
    return (
      <p className="flex items-start gap-2 rounded-sm bg-bad-tint px-4 py-3 font-medium text-bad">
        <ErrorIcon className="mt-1 size-5 shrink-0" />
        {words}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>The file could not be checked: our server could not be reached.</p>
      <Button look="plain" onClick={onAgain}>
        Check again
      </Button>
    </div>
  );
}

function CheckResult({ check }: { check: CampaignCheck }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-sm border border-line bg-paper p-4">
      <p className="flex items-start gap-2 font-semibold">
        {check.goodRows > 0 ? (
          <CheckIcon className="mt-1 size-5 shrink-0 text-good" />
        ) : (
          <WarningIcon className="mt-1 size-5 shrink-0 text-warn" />
        )}
        {summary(check)}
      </p>
      <Columns check={check} />
      {check.refused > 0 && <Refused check={check} />}
    </div>
  );
}

function summary({ goodRows, websites, refused, encoding, delimiter }: CampaignCheck): string {
  const rows = goodRows === 1 ? '1 row can be scanned' : `${number.format(goodRows)} rows can be scanned`;
  const sites = websites === goodRows ? '' : ` (${number.format(websites)} different websites)`;
  const bad = refused === 0 ? '' : `, ${number.format(refused)} cannot`;
  return `${rows}${sites}${bad}. Read as ${encoding}, separated by ${delimiter}.`;
}

function Columns({ check }: { check: CampaignCheck }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">Columns found</h3>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {check.columns.map(({ name, takenFor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name
          <li key={index} className="rounded-sm border border-line bg-sheet px-2.5 py-1">
            <span className="font-semibold">{name || '(no name)'}</span>{' '}
            <span className="text-soft">{columnWords(name, takenFor)}</span>
          </li>
        ))}
      </ul>
      {check.absent.length > 0 && (
        <p className="mt-2 text-sm text-soft">Not in this file, and not needed: {check.absent.join(', ')}.</p>
      )}
    </div>
  );
}

function columnWords(name: string, takenFor: string | null): string {
  if (takenFor === null) return 'kept';
  return name === takenFor ? 'found' : `read as ${takenFor}`;
}

function Refused({ check }: { check: CampaignCheck }) {
  const shown = check.refusedRows.length;
  return (
    <details>
      <summary className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-signal">
        {check.refused === 1
          ? 'Why 1 row cannot be scanned'
          : `Why ${number.format(check.refused)} rows cannot be scanned`}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Refused rows" className="max-h-80 overflow-y-auto border-t border-line">
        <ul>
          {check.refusedRows.map(({ row, cells, reason }) => (
            <li key={row} className="border-b border-line py-2 text-sm">
              <p className="font-medium">
                Row {row}: {reason}
              </p>
              <p className="truncate text-soft">{cells.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </section>
      {check.refused > shown && (
        <p className="mt-2 text-sm text-soft">
          The first {shown} are shown. Once the campaign is there, all of them can be downloaded with their reasons.
        </p>
      )}
    </details>
  );
}
