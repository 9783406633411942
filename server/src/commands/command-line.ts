import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { resolveImportsOnce } from '../start/resolve-imports-once.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Errors that one sentence explains better than a stack trace. */
const PLAIN_ERRORS = new Set(['CommandError', 'SettingsError', 'DataFolderInUseError', 'DataDiskFullError']);

export type CommandContext = {
  settings: Settings;
  /** The arguments after the command's name. */
  args: string[];
  /** The environment for programs that the command starts. */
  env: Record<string, string | undefined>;
  say(line: string): void;
};

/**
 * Runs one command of the product with its settings. A failure is printed as a sentence, and the process exits with 1.
 */
export async function runCommand(command: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    resolveImportsOnce();
    const envFile = join(ROOT, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const { parseSettings } = await import('../settings/settings.ts');
    const settings = parseSettings(process.env);
    await command({ settings, args: process.argv.slice(2), env: process.env, say: (line) => console.log(line) });
  } catch (error) {
    const isPlain = error instanceof Error && PLAIN_ERRORS.has(error.name);
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}
