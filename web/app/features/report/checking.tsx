import type { ReportCheck } from '@named-first/contract';
import { SpinnerIcon } from '../../components/ui/icons';
import { RefreshWithoutScript } from './refresh-without-script';

/** A scan ends after 15 seconds; including the queue and saving, the page need not poll longer than this. */
const POLL_FOR_MS = 25_000;

type CheckingProps = { check: ReportCheck; watch: string; report: string; now: number };

/** Shown while a check runs. Polls, but not forever. */
export function Checking({ check, watch, report, now }: CheckingProps) {
  const isLate = now - new Date(check.startedAt).getTime() > POLL_FOR_MS;
  return (
    <div className="ticket mt-8 max-w-3xl p-6 sm:p-8">
      <div role="status" data-watch={isLate ? undefined : watch} data-shown={isLate ? undefined : 'running'}>
        <h2 className="flex items-center gap-3 text-xl">
          {!isLate && <SpinnerIcon className="size-6" />}
          {isLate ? 'This takes longer than usual' : 'We are reading your site again'}
        </h2>
        <p className="mt-2">
          {isLate
            ? 'Your site or our line is slow today. The check goes on without you.'
            : 'That takes up to 15 seconds. This page goes on to your report by itself.'}
        </p>
      </div>
      <p className="mt-5">
        <a href={report} className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
          {isLate ? 'Look at the report' : 'Back to the report as it is'}
        </a>
      </p>
      {!isLate && <RefreshWithoutScript seconds={3} />}
    </div>
  );
}
