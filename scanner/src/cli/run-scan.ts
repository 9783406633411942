import { readFile, writeFile } from 'node:fs/promises';
import {
  brand,
  parseWebsite,
  type RenderReportHtml,
  type RenderReportPdf,
  type ScanReport,
} from '@named-first/contract';
import type { SiteArtifacts } from '../artifacts.ts';
import type { CheckFault } from '../check/check.ts';
import { loadArtifacts, saveArtifacts } from '../collect/bundle.ts';
import { ForbiddenAddressError } from '../collect/wire/address-guard.ts';
import { parseResolveRules } from '../collect/wire/resolve-rules.ts';
import { judge } from '../report/judge.ts';
import { explain } from '../understand/explain.ts';
import type { ExplainedKind } from '../understand/explained-kinds.ts';
import { deriveSiteFacts } from '../understand/site-facts.ts';
import { explanation } from './explanation.ts';
import { createLocalScanner, type LocalScanner } from './local-scanner.ts';
import type { CliOptions, Output } from './options.ts';
import { terminalProgress } from './progress.ts';
import { reportedName } from './reported-name.ts';
import { terminalReport } from './terminal-report.ts';

const SCANNED = 0;
const NOT_SCANNED = 1;
const WRONG_USAGE = 2;

/** How many sites --list scans at the same time; each scan makes at most two concurrent requests to one host. */
const LIST_CONCURRENCY = 4;

/** The parts of other rooms that the command line needs. */
export type CommandLineParts = { renderReportHtml: RenderReportHtml; renderReportPdf: RenderReportPdf };

type ScanOptions = Exclude<CliOptions, { command: 'help' | 'wrong-usage' }>;

/** Scans or judges what the options name, and prints it. Returns the exit code of `runCommandLine`. */
export async function runScan(options: ScanOptions, parts: CommandLineParts): Promise<number> {
  switch (options.command) {
    case 'judge-saved':
      return judgeSaved(options, parts);
    case 'scan-one':
      return withScanner((scanner) => scanOne(scanner, options, parts));
    case 'scan-list':
      return withScanner((scanner) => scanList(scanner, options.file));
  }
}

async function withScanner(work: (scanner: LocalScanner) => Promise<number>): Promise<number> {
  const resolve = parseResolveRules(process.env.SCAN_RESOLVE ?? '');
  if (!resolve.ok) {
    console.error(resolve.message);
    return WRONG_USAGE;
  }
  const scanner = createLocalScanner(resolve.rules);
  try {
    return await work(scanner);
  } finally {
    await scanner.close();
  }
}

/** Prints the candidates for one kind of fact instead of the report. */
function tell(artifacts: SiteArtifacts, kind: ExplainedKind): number {
  process.stdout.write(explanation(kind, explain(deriveSiteFacts(artifacts), kind)));
  return SCANNED;
}

function tellFault({ check, error }: CheckFault): void {
  console.error(`The check ${check} failed: ${error.stack ?? error.message}`);
}

async function judgeSaved(
  { from, output, explain: kind }: Extract<ScanOptions, { command: 'judge-saved' }>,
  parts: CommandLineParts,
): Promise<number> {
  try {
    const artifacts = await loadArtifacts(from);
    return kind ? tell(artifacts, kind) : await print(judge(artifacts, tellFault), output, parts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return WRONG_USAGE;
  }
}

async function scanOne(
  scanner: LocalScanner,
  options: Extract<ScanOptions, { command: 'scan-one' }>,
  parts: CommandLineParts,
): Promise<number> {
  const parsed = parseWebsite(options.website);
  if (!parsed.ok) {
    console.error(parsed.message);
    return WRONG_USAGE;
  }
  const progress = terminalProgress(process.stderr, parsed.website.host);
  try {
    const artifacts = await scanner.collect(parsed.website, { onProgress: progress.update });
    progress.clear();
    if (options.collectTo) await saveArtifacts(options.collectTo, artifacts);
    if (options.explain) return tell(artifacts, options.explain);
    return await print(judge(artifacts, tellFault), options.output, parts);
  } catch (error) {
    progress.clear();
    if (!(error instanceof ForbiddenAddressError)) throw error;
    console.error(error.message);
    return NOT_SCANNED;
  }
}

async function print(report: ScanReport, output: Output, parts: CommandLineParts): Promise<number> {
  const businessName = reportedName(report);
  try {
    if (output.html) await writeFile(output.html, await parts.renderReportHtml(report, { businessName }));
    if (output.pdf)
      await writeFile(output.pdf, await parts.renderReportPdf(report, { businessName, paper: brand.paper }));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    console.error(`The report cannot be written: ${error.message}`);
    return WRONG_USAGE;
  }
  process.stdout.write(output.json ? `${JSON.stringify(report)}\n` : terminalReport(report));
  return report.score === null ? NOT_SCANNED : SCANNED;
}

async function scanList(scanner: LocalScanner, file: string): Promise<number> {
  const websites = await readWebsites(file);
  if (!websites) {
    console.error(`There is no file ${file} that can be read.`);
    return WRONG_USAGE;
  }
  let exitCode = SCANNED;
  const queue = websites.values();
  const worker = async () => {
    for (const website of queue) {
      const line = await scanListed(scanner, website);
      if (line.score === null) exitCode = NOT_SCANNED;
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  };
  await Promise.all(Array.from({ length: LIST_CONCURRENCY }, worker));
  return exitCode;
}

/** The lines of a list, without blank lines and comments that start with #; null if the file does not exist. */
async function readWebsites(file: string): Promise<string[] | null> {
  try {
    const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
    return lines.filter((line) => line !== '' && !line.startsWith('#'));
  } catch {
    return null;
  }
}

/** One line of --list output: the report, or the website with the reason why it has no report. */
async function scanListed(scanner: LocalScanner, website: string) {
  const parsed = parseWebsite(website);
  if (!parsed.ok) return { website, score: null, scoreReason: parsed.message };
  try {
    return await scanner.scan(parsed.website);
  } catch (error) {
    return { website, score: null, scoreReason: error instanceof Error ? error.message : String(error) };
  }
}
