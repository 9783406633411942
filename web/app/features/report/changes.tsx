import {
  type ReportChanges,
  type ReportView,
  STATUS_WORDS,
  type TurnedCheck,
  type VerdictStatus,
} from '@named-first/contract';
import { VerdictSign } from '../../components/verdict';
import { HistoryPlot } from './figures/history-plot';
import { scanDate } from './scan-dates';
import { Section } from './section';

type ChangesProps = Pick<ReportView, 'history' | 'changes' | 'scanId'> & { path: string };

const GROUPS: readonly { direction: TurnedCheck['direction']; heading: string }[] = [
  { direction: 'better', heading: 'Better' },
  { direction: 'worse', heading: 'Worse' },
  { direction: 'other', heading: 'Measured on one side only' },
];

/** What changed since the previous scan, and all scores so far. */
export function Changes({ history, changes, scanId, path }: ChangesProps) {
  if (history.length < 2) return null;
  return (
    <Section id="changes" title={changes ? 'What changed' : 'Your first scan'} intro={changes && headline(changes)}>
      <div className="grid gap-8 md:grid-cols-[1fr_18rem]">
        <div>
          {changes ? <Turned changes={changes} /> : <p>This is where you began. Later scans are in the plot.</p>}
        </div>
        <HistoryPlot history={history} shown={scanId} path={path} />
      </div>
    </Section>
  );
}

function headline({ before, after, engines }: ReportChanges): string {
  const moments = [before.scannedAt, after.scannedAt];
  const from = `${scanDate(before.scannedAt, moments)}: ${before.score ?? 'no score'}`;
  const to = `${scanDate(after.scannedAt, moments)}: ${after.score ?? 'no score'}`;
  const points = (after.score ?? 0) - (before.score ?? 0);
  if (before.score === null || after.score === null || engines) return `${from}. ${to}.`;
  return `${from}. ${to}. ${points === 0 ? 'The score is the same.' : `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} ${points > 0 ? 'up' : 'down'}.`}`;
}

function Turned({ changes: { turned, liftedCaps, newCaps, engines } }: { changes: ReportChanges }) {
  if (engines) return <NewEngine {...engines} />;
  const same = turned.length + liftedCaps.length + newCaps.length === 0;
  return (
    <>
      {same && <p>Every check stands as it stood. After a change to your site, give it a minute and check again.</p>}
      {liftedCaps.map(({ id, reason }) => (
        <p key={id} className="mb-3">
          <strong>A cap is gone.</strong> It was: {reason}
        </p>
      ))}
      {newCaps.map(({ id, limit, reason }) => (
        <p key={id} className="mb-3">
          <strong>New cap at {limit}.</strong> {reason}
        </p>
      ))}
      {GROUPS.map(({ direction, heading }) => (
        <Group key={direction} heading={heading} checks={turned.filter((check) => check.direction === direction)} />
      ))}
    </>
  );
}

function NewEngine({ before, after }: NonNullable<ReportChanges['engines']>) {
  return (
    <p>
      We changed how we read websites between these two scans (engine {before}, then {after}). A difference may come
      from us and not from your site, so we do not compare them. Check again after your next change: that will be a fair
      comparison.
    </p>
  );
}

function Group({ heading, checks }: { heading: string; checks: TurnedCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="text-lg">
        {heading} ({checks.length})
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {checks.map(({ id, title, from, to }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Sign status={from} />
            <span aria-hidden="true" className="text-soft">
              →
            </span>
            <Sign status={to} />
            <a href={`#${id}`} className="min-w-0 underline decoration-1 underline-offset-4 hover:decoration-2">
              {title}
            </a>
            <span className="sr-only">
              {STATUS_WORDS[from]} before, {STATUS_WORDS[to]} now
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ status }: { status: VerdictStatus }) {
  return (
    <span aria-hidden="true">
      <VerdictSign status={status} className="size-5" />
    </span>
  );
}
