import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pagePolicy } from '../http/security-headers.ts';
import { type StaticFile, staticFile } from './static-file.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const NOT_FOUND_PAGE = '/404';

export type SiteFiles = { byPath: ReadonlyMap<string, StaticFile>; notFound: StaticFile | null };

/**
 * Reads every file of the built site into memory, keyed by the path it answers to: `free-scan/index.html` is
 * `/free-scan`. The 404 page answers to no path, because it must never be sent with status 200.
 *
 * @param scriptHashes for each prerendered path, the hashes of its inline scripts.
 * @param headers sent with every file.
 */
export async function readSiteFiles(options: {
  folder: string;
  scriptHashes: Record<string, string[]>;
  headers: Record<string, string>;
}): Promise<SiteFiles> {
  const names = (await readdir(options.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(options.folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const byPath = new Map<string, StaticFile>();
  for (const name of names.filter((one) => !/\.(br|gz)$/.test(one))) {
    const path = sitePath(name);
    const read = (suffix: string) =>
      present.has(name + suffix) ? readFile(join(options.folder, name + suffix)) : undefined;
    const [bytes, br, gzip] = await Promise.all([readFile(join(options.folder, name)), read('.br'), read('.gz')]);
    byPath.set(
      path,
      staticFile({
        bytes,
        encoded: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
        headers: { ...options.headers, ...fileHeaders(path, name, options.scriptHashes) },
        status: path === NOT_FOUND_PAGE ? 404 : 200,
      }),
    );
  }
  const notFound = byPath.get(NOT_FOUND_PAGE) ?? null;
  byPath.delete(NOT_FOUND_PAGE);
  return { byPath, notFound };
}

function sitePath(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(\/index)?\.html$/, '') || '/' : path;
}

function fileHeaders(path: string, name: string, scriptHashes: Record<string, string[]>): Record<string, string> {
  const type = { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' };
  // Names under assets/ carry a hash of their content, so what they hold never changes.
  if (path.startsWith('/assets/')) return { ...type, 'Cache-Control': 'public, max-age=31536000, immutable' };
  if (!name.endsWith('.html')) return { ...type, 'Cache-Control': 'public, max-age=3600' };
  const hashes = (scriptHashes[path] ?? []).map((hash) => `'${hash}'`);
  return {
    ...type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': pagePolicy(hashes),
  };
}
