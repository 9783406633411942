import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DOWNLOADS, type DownloadId } from '@named-first/contract';
import { type StaticFile, staticFile } from '../pages/static-file.ts';

/** Reads a document for sending. @throws if its file does not exist. */
export type ReadDownload = (document: DownloadId) => Promise<StaticFile>;

/**
 * The built PDFs, cached in memory from the first request until the file changes.
 *
 * @param folder contains `white-paper.pdf` and `guide.pdf`.
 */
export function createDownloadFiles(folder: string): ReadDownload {
  const kept = new Map<DownloadId, { version: string; file: StaticFile }>();
  return async (document) => {
    const path = join(folder, `${document}.pdf`);
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    const known = kept.get(document);
    if (known?.version === version) return known.file;
    const file = staticFile({ bytes: await readFile(path), encoded: {}, headers: headersOf(document) });
    kept.set(document, { version, file });
    return file;
  };
}

function headersOf(document: DownloadId): Record<string, string> {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${DOWNLOADS[document].fileName}"`,
    // The URL is personal, so search engines and shared caches must not store the response.
    'Cache-Control': 'private, max-age=0, must-revalidate',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}
