import { createHash } from 'node:crypto';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?inline';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?inline';
import { brand, type RenderReportHtml, readStoredReport, type ScanReport } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from '../../components/inline-script';
import { SlimLayout } from '../../components/layout/slim-layout';
import { sheetOf } from '../../stylesheet';
import reportScript from './inline/report.inline.ts?script';
import { ReportBody } from './report-body';
import { ReportHeader } from './report-header';

/**
 * The report page as one file that can be kept, sent and opened anywhere: it asks nobody for anything. What needs the
 * server (checking again, the history, the PDF) is left out.
 */
export const renderReportHtml: RenderReportHtml = async (stored, { businessName }) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<ReportFile report={readStoredReport(stored)} businessName={businessName} />)}`;

const FONTS: Record<string, string> = { 'bricolage-grotesque': bricolage, 'public-sans': publicSans };

/** The styles of the site with its fonts inside them. */
const styles = sheetOf('report-file').replace(
  /url\([^)]*?(bricolage-grotesque|public-sans)-latin-[^)]*\)/g,
  (_address, family: string) => `url("${FONTS[family]}")`,
);

/** A what-if that nothing answers would be a dead form. */
const STYLES_WITHOUT_SCRIPT = '#what-if, a[href="#what-if"] { display: none }';

/** Whoever opens the file is told nothing about, and nothing that a site says can run or load something. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'font-src data:',
  'img-src data:',
  `script-src 'sha256-${createHash('sha256').update(reportScript).digest('base64')}'`,
].join('; ');

const NO_HISTORY = { history: [], changes: null, scanId: null };

function ReportFile({ report, businessName }: { report: ScanReport; businessName: string }) {
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
            <ReportBody report={report} view={NO_HISTORY} path="" ticked={[]} namedScan={null} />
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
