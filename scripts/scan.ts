// `npm run scan -- example.com`: the scan on the command line. Combines the scanner with the rooms that render its
// reports.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RenderReportHtml } from '@named-first/contract';

const WRONG_USAGE = 2;
const STDERR = 2;

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`This needs Node.js 24; this is ${process.versions.node}. Use: npm run scan -- example.com`);
  process.exit(WRONG_USAGE);
}

// The cache works only for modules that are loaded after this.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/named-first', import.meta.url)));
const { runCommandLine } = await import('@named-first/scanner/command-line');
process.exitCode = await runCommandLine(process.argv.slice(2), {
  // Each renderer is loaded only when it is needed.
  renderReportHtml: async (report, options) => {
    const { renderReportHtml } = await builtPages();
    return renderReportHtml(report, options);
  },
  renderReportPdf: async (report, options) => {
    const { renderReportPdf } = await import('@named-first/documents/report-pdf');
    return renderReportPdf(report, options);
  },
});

/** The built pages, rebuilt if stale. Output of the build must not appear between the lines of --json. */
async function builtPages(): Promise<{ renderReportHtml: RenderReportHtml }> {
  const prepare = fileURLToPath(new URL('prepare.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [prepare, 'build'], { stdio: ['ignore', STDERR, STDERR] });
  if (status !== 0) throw new Error('The pages could not be built, and the HTML report is one of them.');
  return import(new URL('../web/build/server/index.js', import.meta.url).href);
}
