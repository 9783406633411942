import { CLIENT_FILE_LIMIT, CLIENT_FILE_TYPES, type ClientDetail, MAX_CLIENT_FILES } from '@named-first/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clientFiles } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ClientDeps } from '../deps.ts';
import { requireClient } from '../orders/find-client.ts';

export const FILE_TOO_LARGE = 'The file must be at most 10 MB.';

const MAX_NAME_LENGTH = 200;
const LISTED = {
  id: clientFiles.id,
  name: clientFiles.name,
  size: clientFiles.size,
  createdAt: clientFiles.createdAt,
};

/** The files of a client, newest first. */
export async function listClientFiles(db: Database, clientId: string): Promise<ClientDetail['files']> {
  const rows = await db
    .select(LISTED)
    .from(clientFiles)
    .where(eq(clientFiles.clientId, clientId))
    .orderBy(desc(clientFiles.createdAt), desc(clientFiles.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * Stores a file for a client. Its type is derived from the file extension, and the first bytes must match it, so that
 * no file is stored under a misleading name.
 *
 * @throws AppError `not-found`, `body-too-large`, `invalid-input`.
 */
export async function addClientFile(
  deps: Pick<ClientDeps, 'db' | 'clock'>,
  clientId: string,
  file: { name: string; bytes: Uint8Array } | null,
): Promise<void> {
  if (!file || file.bytes.length === 0) throw new AppError('invalid-input', { message: 'Please choose a file.' });
  if (file.bytes.length > CLIENT_FILE_LIMIT) throw new AppError('body-too-large', { message: FILE_TOO_LARGE });
  const name = plainName(file.name);
  if (!isAccepted(name, file.bytes)) {
    const types = Object.keys(CLIENT_FILE_TYPES).join(', ');
    throw new AppError('invalid-input', { message: `Please choose a file of one of these types: ${types}.` });
  }
  await deps.db.transaction(async (tx) => {
    await requireClient(tx, clientId);
    const [held] = await tx.select({ files: count() }).from(clientFiles).where(eq(clientFiles.clientId, clientId));
    if (held!.files >= MAX_CLIENT_FILES) {
      throw new AppError('invalid-input', { message: `A client can have ${MAX_CLIENT_FILES} files at most.` });
    }
    await tx.insert(clientFiles).values({
      ...{ clientId, name, size: file.bytes.length, createdAt: deps.clock.now() },
      bytes: new Uint8Array(file.bytes),
    });
  });
}

type Place = { clientId: string; fileId: string };

/** A file with its content. @throws AppError `not-found`. */
export async function readClientFile(db: Database, { clientId, fileId }: Place) {
  const [file] = await db
    .select({ name: clientFiles.name, bytes: clientFiles.bytes })
    .from(clientFiles)
    .where(and(eq(clientFiles.id, fileId), eq(clientFiles.clientId, clientId)));
  if (!file) throw new AppError('not-found', { message: 'This file is not there any more.' });
  return file;
}

/** Deletes a file. Does nothing if it does not exist. */
export async function deleteClientFile(db: Database, { clientId, fileId }: Place): Promise<void> {
  await db.delete(clientFiles).where(and(eq(clientFiles.id, fileId), eq(clientFiles.clientId, clientId)));
}

/** Removes folders, control characters and what file systems reject; keeps the extension, which tells the type. */
function plainName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFD:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(-MAX_NAME_LENGTH).join('');
}

function isAccepted(name: string, bytes: Uint8Array): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!Object.hasOwn(CLIENT_FILE_TYPES, ending)) return false;
  const begins = CLIENT_FILE_TYPES[ending as keyof typeof CLIENT_FILE_TYPES];
  return begins === 'text' ? isText(bytes) : begins.some((start) => startsWith(bytes, start));
}

function startsWith(bytes: Uint8Array, hex: string): boolean {
  return Buffer.from(bytes.subarray(0, 16)).toString('hex').startsWith(hex);
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.includes(0);
}
