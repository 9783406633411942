import { longDate, openFixes, pathOf, type ReportView } from '@named-first/contract';
import { InlineScript } from '../../components/inline-script';
import { ButtonAnchor } from '../../components/ui/button';
import { CheckAgain, CheckNotice } from './check-again';
import { Checking } from './checking';
import { Closing } from './closing';
import reportScript from './inline/report.inline.ts?script';
import { NotReady } from './not-ready';
import { ReportBody } from './report-body';
import { ReportHeader } from './report-header';

export type ReportPageProps = {
  view: ReportView;
  token: string;
  ticked: readonly number[];
  /** The scan and the check named in the URL. */
  namedScan: string | null;
  namedCheck: string | null;
  /** True if the rate limit refused the last "check again". */
  refused: boolean;
  /** The time of the response, to calculate how long a check has been running. */
  now: number;
};

/** A lead's report, for anyone who has its link. */
export function ReportPage({ view, token, ticked, namedScan, namedCheck, refused, now }: ReportPageProps) {
  const { lead, status, report, reason, check } = view;
  const path = `/report/${encodeURIComponent(token)}`;
  const call = pathOf('getReport', { token });
  const waiting = namedCheck !== null && check?.state === 'running' ? check : null;
  const shown = waiting ? null : report;
  return (
    <article className="wrap pt-8 md:pt-12" data-opened={shown ? pathOf('noteReportOpened', { token }) : undefined}>
      <ReportHeader lead={lead} report={shown}>
        {shown && (
          <>
            <ButtonAnchor href={`${call}/pdf${namedScan ? `?scan=${namedScan}` : ''}`} look="plain">
              Download PDF
            </ButtonAnchor>
            {openFixes(shown).length > 0 && (
              <ButtonAnchor href={`/hand-over/${view.handOverToken}`} look="plain">
                For whoever runs your site
              </ButtonAnchor>
            )}
            <CheckAgain token={token} look="signal" />
          </>
        )}
      </ReportHeader>
      {waiting && <Checking check={waiting} watch={`${call}?check=${waiting.id}`} report={path} now={now} />}
      {!waiting && <CheckNotice check={check} refused={refused} since={report && longDate(report.scannedAt)} />}
      {shown && (
        <>
          <ReportBody
            report={shown}
            view={view}
            path={path}
            ticked={ticked}
            namedScan={namedScan}
            fixCheck={namedScan === null ? { token, checks: view.fixChecks } : null}
          />
          <Closing isClient={view.lead.isClient} />
        </>
      )}
      {!waiting && !report && <NotReady status={status} reason={reason} token={token} watch={call} />}
      <InlineScript text={reportScript} />
    </article>
  );
}
