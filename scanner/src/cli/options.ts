import { parseArgs } from 'node:util';
import { EXPLAINED_KINDS, type ExplainedKind } from '../understand/explained-kinds.ts';

export type CliOptions =
  | { command: 'help' }
  | { command: 'wrong-usage'; message: string }
  | { command: 'judge-saved'; from: string; output: Output; explain: ExplainedKind | null }
  | {
      command: 'scan-one';
      website: string;
      collectTo: string | null;
      output: Output;
      explain: ExplainedKind | null;
    }
  | { command: 'scan-list'; file: string };

export type Output = { json: boolean; html: string | null; pdf: string | null };

export const USAGE = `Usage:
  npm run scan -- example.com                  a report to read
  npm run --silent scan -- example.com --json  the same as JSON
    --html FILE          also write the report as one HTML file
    --pdf FILE           also write the report as a PDF
    --collect-to DIR     also keep everything that was fetched
    --from DIR           judge what was kept; no network
    --explain KIND       instead of the report, every candidate for one kind of fact, its signs
                         and why it was taken or refused: ${EXPLAINED_KINDS.join(', ')}
    --list FILE          scan every website of a file, one per line; one JSON line each
Ends with 0 when scanned, 1 when a site could not be, 2 for wrong usage.`;

/**
 * Parses the command line (without node and script). Never throws: wrong usage is a value with the message to print.
 */
export function parseOptions(args: readonly string[]): CliOptions {
  try {
    return interpret(args);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function interpret(args: readonly string[]): CliOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      html: { type: 'string' },
      pdf: { type: 'string' },
      'collect-to': { type: 'string' },
      from: { type: 'string' },
      list: { type: 'string' },
      explain: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { command: 'help' };
  const output = { json: values.json, html: values.html ?? null, pdf: values.pdf ?? null };
  const sources = [values.from, values.list, ...positionals].filter((source) => source !== undefined);
  if (sources.length !== 1)
    return wrong(sources.length === 0 ? 'Name a website.' : 'Name one website, or use --list FILE.');
  const explain = EXPLAINED_KINDS.find((kind) => kind === values.explain) ?? null;
  if (values.explain !== undefined && explain === null)
    return wrong(`--explain knows no ${values.explain}. It knows: ${EXPLAINED_KINDS.join(', ')}.`);
  if (values.list !== undefined) {
    if (values.html || values.pdf || values['collect-to'] || explain)
      return wrong('--list prints JSON lines; --html, --pdf, --explain and --collect-to are for one website.');
    return { command: 'scan-list', file: values.list };
  }
  if (values.from !== undefined) {
    if (values['collect-to']) return wrong('--from reads what was kept before; --collect-to has nothing to add.');
    return { command: 'judge-saved', from: values.from, output, explain };
  }
  return {
    command: 'scan-one',
    website: positionals[0] ?? '',
    collectTo: values['collect-to'] ?? null,
    output,
    explain,
  };
}

function wrong(message: string): CliOptions {
  return { command: 'wrong-usage', message };
}
