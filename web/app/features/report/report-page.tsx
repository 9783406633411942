import { InlineScript } from '../../components/inline-script';
import { ButtonAnchor } from '../../components/ui/button';
import copyScript from './copy.inline.js?raw';
import { ReportBody } from './report-body';
import { longDate, type SharedReport } from './shared-report';

export function ReportPage({ lead, status, report }: SharedReport) {
  return (
    <article className="wrap max-w-4xl pt-8 md:pt-12">
      <p className="text-soft">AI visibility report</p>
      <h1 className="mt-1 text-3xl font-extrabold">{lead.businessName}</h1>
      <p className="mt-2 break-all text-soft">
        {lead.website}
        {report && <> · scanned {longDate(report.scannedAt)}</>}
      </p>
      {status === 'ready' && report ? <ReportBody report={report} /> : <NotReady status={status} />}
      <InlineScript text={copyScript} />
    </article>
  );
}

function NotReady({ status }: Pick<SharedReport, 'status'>) {
  if (status === 'failed') {
    return (
      <div className="ticket mt-8 p-6">
        <h2 className="text-xl">We could not read your site</h2>
        <p className="mt-2">
          We tried more than once, and it did not let us in or did not answer. That is worth knowing: assistants meet
          the same door. Scan it again once it answers, or ask us to look.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonAnchor href="/free-scan">Scan again</ButtonAnchor>
          <ButtonAnchor href="/contact" look="plain">
            Ask us
          </ButtonAnchor>
        </div>
      </div>
    );
  }
  return (
    <div className="ticket mt-8 p-6" role="status">
      <h2 className="text-xl">Your report is being prepared</h2>
      <p className="mt-2">
        We are reading your site. This page shows the report as soon as it is done; load it again in a few minutes.
      </p>
    </div>
  );
}
