import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { FinishedBackup } from '../db/backup/make-backup.ts';
import { CommandError } from '../db/command-error.ts';

/**
 * How `npm run backup` reaches the process that runs on the embedded database: through a Unix socket in the data
 * folder, which only its owner can open. Each connection carries one request, `{folder}` as JSON, and gets a
 * `BackupAnswer`.
 */
const socketPath = (dataDir: string) => join(dataDir, 'backup.sock');

const requestSchema = z.object({ folder: z.string().min(1) });
const answerSchema = z.union([
  z.object({ finished: z.custom<FinishedBackup>((value) => typeof value === 'object' && value !== null) }),
  z.object({ message: z.string() }),
]);
type BackupAnswer = z.output<typeof answerSchema>;

/**
 * Starts answering backup requests. If the socket cannot be created (its path is limited to about a hundred bytes, and
 * Windows has no sockets in folders), a warning is logged and everything else works.
 *
 * @returns a function that stops it.
 */
export async function answerBackupRequests(
  options: { dataDir: string; log: Logger },
  makeBackup: (folder: string) => Promise<FinishedBackup>,
): Promise<() => void> {
  const path = socketPath(options.dataDir);
  // This process holds the data folder, so an existing socket is a leftover of a dead process.
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    answer(socket, makeBackup).catch(() => socket.destroy());
  });
  server.unref();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.once('listening', resolve);
  server.once('error', (error) => {
    options.log.warn({ err: error }, 'Backups of the running product can only be asked for with SIGUSR2');
    resolve();
  });
  server.listen(path);
  await promise;
  return () => server.close();
}

async function answer(socket: Socket, makeBackup: (folder: string) => Promise<FinishedBackup>): Promise<void> {
  let answered: BackupAnswer;
  try {
    const { folder } = requestSchema.parse(JSON.parse(await text(socket)));
    answered = { finished: await makeBackup(folder) };
  } catch (error) {
    answered = { message: error instanceof Error ? error.message : String(error) };
  }
  socket.end(JSON.stringify(answered));
}

/**
 * Asks the running process to make a backup.
 *
 * @param folder absolute path.
 * @throws CommandError with the reason if it fails or does not answer.
 */
export async function requestBackup(dataDir: string, folder: string): Promise<FinishedBackup> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  let answered: string;
  try {
    socket.end(JSON.stringify({ folder }));
    answered = await text(socket);
  } catch (cause) {
    throw new CommandError(
      `The data folder ${dataDir} is in use by a process that takes no backup requests. If it has just started, try again; else stop it first.`,
      { cause },
    );
  }
  if (answered === '') throw new CommandError('The running process ended before the backup was made.');
  const result = answerSchema.parse(JSON.parse(answered));
  if ('finished' in result) return result.finished;
  throw new CommandError(`The running process could not make the backup: ${result.message}`);
}
