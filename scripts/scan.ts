// `npm run scan -- example.com`: the scan on the command line. It joins the scanner with the room that sets reports as PDF.
import { runCommandLine } from '@named-first/scanner/command-line';

const WRONG_USAGE = 2;

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`This needs Node.js 24; this is ${process.versions.node}. Use: npm run scan -- example.com`);
  process.exit(WRONG_USAGE);
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  // Loaded when a PDF is asked for, and not before.
  renderReportPdf: async (report, options) => {
    const { renderReportPdf } = await import('@named-first/documents/report-pdf');
    return renderReportPdf(report, options);
  },
});
