import type { ReportView } from '@named-first/contract';
import { ButtonAnchor } from '../../components/ui/button';
import { CheckAgain } from './check-again';
import { RefreshWithoutScript } from './refresh-without-script';

type NotReadyProps = Pick<ReportView, 'status' | 'reason'> & { token: string; watch: string };

/**
 * A lead without a report: it is being prepared, and the page reloads automatically, or the scan failed for a given reason.
 */
export function NotReady({ status, reason, token, watch }: NotReadyProps) {
  if (status === 'failed') return <GivenUp reason={reason} token={token} />;
  return (
    <div className="ticket mt-8 max-w-3xl p-6 sm:p-8">
      <div role="status" data-watch={watch} data-shown="preparing">
        <h2 className="text-xl">Your report is being prepared</h2>
        <p className="mt-2">We are reading your site. This page shows the report by itself as soon as it is done.</p>
        {reason && (
          <p className="mt-3">
            <strong>The last attempt could not read it.</strong> {reason} We try again for a day, and mail you the
            report.
          </p>
        )}
      </div>
      {reason && (
        <div className="mt-5">
          <CheckAgain token={token} />
        </div>
      )}
      <RefreshWithoutScript seconds={20} />
    </div>
  );
}

function GivenUp({ reason, token }: { reason: string | null; token: string }) {
  return (
    <div className="ticket mt-8 max-w-3xl p-6 sm:p-8">
      <h2 className="text-xl">We could not read your site</h2>
      <p className="mt-2">{reason ?? 'It did not let us in or did not answer.'}</p>
      <p className="mt-3">
        We tried for a day. That is worth knowing: assistants meet the same door. Check again once the site answers, or
        ask us to look.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <CheckAgain token={token} look="signal" />
        <ButtonAnchor href="/contact" look="plain">
          Ask us
        </ButtonAnchor>
      </div>
    </div>
  );
}
