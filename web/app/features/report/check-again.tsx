import { pathOf, type ReportView } from '@named-first/contract';
import { Button } from '../../components/ui/button';

type CheckAgainProps = { token: string; look?: 'signal' | 'plain' };

/** A plain HTML form: the server starts the scan and answers with the page that waits for it. */
export function CheckAgain({ token, look = 'plain' }: CheckAgainProps) {
  return (
    <form method="post" action={pathOf('checkReport', { token })} data-once>
      <Button type="submit" look={look}>
        Check again now
      </Button>
    </form>
  );
}

type CheckNoticeProps = {
  check: ReportView['check'];
  refused: boolean;
  /** The date of the current report, which is kept; null if there is none yet. */
  since: string | null;
};

/** Why the last check gave nothing new. The report below stays as it was. */
export function CheckNotice({ check, refused, since }: CheckNoticeProps) {
  const failed = check?.state === 'failed' ? check.reason || 'The site could not be read.' : null;
  if (!refused && failed === null) return null;
  return (
    <div
      id="check"
      role="alert"
      className="no-print mt-6 rounded-sm border border-l-4 border-warn bg-warn-tint px-4 py-3"
    >
      {refused ? (
        <p>
          <strong>That was a lot of checks.</strong> Please wait ten minutes and try again.
        </p>
      ) : (
        <p>
          <strong>We could not check your site just now.</strong> {failed}
          {since && ` Your report of ${since} stays as it was.`}
        </p>
      )}
    </div>
  );
}
