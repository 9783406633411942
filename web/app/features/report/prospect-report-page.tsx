import { longDate, type ProspectDetail } from '@named-first/contract';
import { RelatedList } from '../../components/admin/related-list';
import { InlineScript } from '../../components/inline-script';
import { ButtonAnchor } from '../../components/ui/button';
import { callNote } from './call-note';
import reportScript from './inline/report.inline.ts?script';
import { ReportBody } from './report-body';
import { ReportHeader } from './report-header';

export type ProspectReportPageProps = { prospect: ProspectDetail; ticked: readonly number[] };

const STATE_WORDS = {
  scanning: 'This website is being scanned. Reload the page in some seconds.',
  failed: 'This website could not be scanned.',
  scanned: 'The report is not kept any more.',
} as const;

/** The whole report of a prospect's website, for the agency only. */
export function ProspectReportPage({ prospect, ticked }: ProspectReportPageProps) {
  const { id, website, createdAt, report, state, reason, leadId, related } = prospect;
  const shown = state === 'scanned' ? report : null;
  const host = new URL(website).hostname;
  return (
    <article className="wrap pt-8 md:pt-12">
      <ReportHeader lead={{ businessName: host, website, createdAt }} report={shown}>
        <ButtonAnchor href="/admin/prospects" look="plain">
          All Prospects
        </ButtonAnchor>
        {leadId && <ButtonAnchor href={`/admin/desk?who=all&lead=${leadId}`}>Open Lead</ButtonAnchor>}
      </ReportHeader>
      <section
        aria-label="For the call"
        className="ticket may-break mt-8 grid gap-x-10 gap-y-8 p-5 sm:p-8 lg:grid-cols-[1fr_20rem]"
      >
        <div>
          <h2 className="text-xl">Before you call</h2>
          {shown ? (
            <dl className="mt-3 space-y-3">
              {callNote({ report: shown, changes: null }).map(({ heading, words }) => (
                <div key={heading}>
                  <dt className="font-semibold">{heading}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-3">
              {STATE_WORDS[state]} {reason}
            </p>
          )}
        </div>
        <div>
          <h2 className="text-xl">Also known as</h2>
          <RelatedList related={related} formatDay={longDate} />
        </div>
      </section>
      {shown && (
        <ReportBody
          report={shown}
          view={{ history: [], changes: null, scanId: null }}
          path={`/admin/prospects/${id}`}
          ticked={ticked}
          namedScan={null}
        />
      )}
      <InlineScript text={reportScript} />
    </article>
  );
}
