import { createHash } from 'node:crypto';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?inline';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?inline';
import { type AnswersView, brand, type RenderReportHtml, type ScanReport } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from '../../components/inline-script';
import { SlimLayout } from '../../components/layout/slim-layout';
import { stylesheetOf } from '../../stylesheet';
import reportScript from './inline/report.inline.ts?script';
import { ReportBody } from './report-body';
import { ReportHeader } from './report-header';

/**
 * The report page as one self-contained file that can be saved, sent and opened offline. Parts that need the server
 * (checking again, the history, the PDF) are left out.
 */
export const renderReportHtml: RenderReportHtml = async (report, { businessName, answers }) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<ReportFile report={report} businessName={businessName} answers={answers} />)}`;

const FONTS: Record<string, string> = { 'bricolage-grotesque': bricolage, 'public-sans': publicSans };

/** The site's styles with embedded fonts. */
const styles = stylesheetOf('report-file').replace(
  /url\([^)]*?(bricolage-grotesque|public-sans)-latin-[^)]*\)/g,
  (_address, family: string) => `url("${FONTS[family]}")`,
);

/** Without a server the what-if form would do nothing. */
const STYLES_WITHOUT_SCRIPT = '#what-if, a[href="#what-if"] { display: none }';

/** The file sends no referrer, and nothing quoted from a site can run or load anything. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  'img-src data:',
  `script-src 'sha256-${createHash('sha256').update(reportScript).digest('base64')}'`,
].join('; ');

const NO_HISTORY = { history: [], changes: null, scanId: null };

type ReportFileProps = { report: ScanReport; businessName: string; answers: AnswersView | undefined };

function ReportFile({ report, businessName, answers }: ReportFileProps) {
  const view = { ...NO_HISTORY, ...(answers && { answers }) };
  const lead = { businessName, website: report.finalUrl ?? report.website, createdAt: report.scannedAt };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>{`AI visibility report for ${businessName} | ${brand.name}`}</title>
        <link rel="icon" href="data:," />
        <Styles text={styles} />
        <noscript>
          <Styles text={STYLES_WITHOUT_SCRIPT} />
        </noscript>
      </head>
      <body>
        <SlimLayout note="Private report" home={brand.companySite}>
          <article className="wrap pt-8 md:pt-12">
            <ReportHeader lead={lead} report={report} />
            <ReportBody report={report} view={view} path="" ticked={[]} namedScan={null} />
          </article>
        </SlimLayout>
        <InlineScript text={reportScript} />
      </body>
    </html>
  );
}

function Styles({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}
