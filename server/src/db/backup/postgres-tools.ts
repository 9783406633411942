import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';

/** The environment of the tools: at least the PATH to find them. */
export type ToolEnvironment = Record<string, string | undefined>;

/**
 * Runs `pg_dump` or `pg_restore` on a database. The password is passed in the environment, because every user of the
 * machine can see command lines.
 *
 * @throws CommandError if the tool is not installed, or with its output if it fails.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  options: { databaseUrl: string; args: string[]; env: ToolEnvironment },
): Promise<void> {
  const url = new URL(options.databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(tool, ['--no-password', '--dbname', url.href, ...options.args], {
    env: { ...options.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = text(child.stderr).catch(() => '');
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new CommandError(
      `${tool} was not found on the PATH. Install PostgreSQL's client programs, of the server's version or newer (on Debian: postgresql-client).`,
    );
  });
  if (code !== 0) throw new CommandError(`${tool} failed: ${(await printed).trim() || `exit code ${code}`}`);
}
