import type { AdminReportView } from '@named-first/contract';
import { InlineScript } from '../../components/inline-script';
import { AdminPanel } from './admin-panel';
import reportScript from './inline/report.inline.ts?script';
import { ReportBody } from './report-body';
import { ReportHeader } from './report-header';

export type AdminReportPageProps = {
  view: AdminReportView;
  ticked: readonly number[];
  namedScan: string | null;
};

/**
 * The lead's report with the salesperson's panel. It has no beacon, because reading by the agency does not count as a
 * visit.
 */
export function AdminReportPage({ view, ticked, namedScan }: AdminReportPageProps) {
  const { lead, report } = view;
  return (
    <article className="wrap pt-8 md:pt-12">
      <ReportHeader lead={lead} report={report} />
      <AdminPanel view={view} />
      {report && (
        <>
          <p className="mt-8 text-soft">The report as {lead.businessName} reads it.</p>
          <ReportBody
            report={report}
            view={view}
            path={`/admin/report/${view.admin.lead.id}`}
            ticked={ticked}
            namedScan={namedScan}
          />
        </>
      )}
      <InlineScript text={reportScript} />
    </article>
  );
}
