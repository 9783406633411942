import { parseOptions, USAGE } from './cli/options.ts';
import type { CommandLineParts } from './cli/run-scan.ts';

const HELPED = 0;
const WRONG_USAGE = 2;

/**
 * Runs a scan on the command line; `cli/options.ts` lists the options.
 *
 * @param args without node and script.
 * @returns the exit code: 0 for a completed scan, 1 if the site could not be scanned, 2 for wrong usage.
 */
export async function runCommandLine(args: readonly string[], parts: CommandLineParts): Promise<number> {
  const options = parseOptions(args);
  if (options.command === 'help') {
    console.log(USAGE);
    return HELPED;
  }
  if (options.command === 'wrong-usage') {
    console.error(`${options.message}\n\n${USAGE}`);
    return WRONG_USAGE;
  }
  // Loading the engine takes a second, which help and wrong usage need not wait for.
  const { runScan } = await import('./cli/run-scan.ts');
  return runScan(options, parts);
}
