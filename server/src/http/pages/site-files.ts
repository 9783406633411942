import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { PUBLIC_URL_PLACEHOLDER } from '@named-first/contract';
import { DATA_POLICY, pagePolicy, SHARED_PICTURE } from '../security-headers.ts';
import { compressText } from './compress-text.ts';
import { finishPage } from './finish-page.ts';
import { withOwnAddress } from './own-address.ts';
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

type ReadOptions = {
  folder: string;
  /** The site's origin, which replaces the placeholder. */
  publicUrl: string;
  /** Headers sent with every file. */
  headers: Record<string, string>;
};

/**
 * Reads every file of the built site into memory, keyed by its URL path: `free-scan/index.html` is `/free-scan`. The
 * 404 page has no path, because it must never be sent with status 200.
 */
export async function readSiteFiles(options: ReadOptions): Promise<SiteFiles> {
  const names = (await readdir(options.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(options.folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const byPath = new Map<string, StaticFile>();
  // Sequential, because compressing all pages at once takes about forty megabytes, which the process would keep.
  for (const name of names.filter((one) => !/\.(br|gz)$/.test(one))) {
    byPath.set(sitePath(name), await readSiteFile(name, present, options));
  }
  const notFound = byPath.get(NOT_FOUND_PAGE) ?? null;
  byPath.delete(NOT_FOUND_PAGE);
  return { byPath, notFound };
}

async function readSiteFile(name: string, present: ReadonlySet<string>, options: ReadOptions): Promise<StaticFile> {
  const path = sitePath(name);
  const headers = { ...options.headers, ...fileHeaders(path, name) };
  const bytes = await readFile(join(options.folder, name));
  if (name.endsWith('.html')) return pageFile(path, bytes.toString(), { ...options, headers });
  // Files under assets/ are cached forever by name, so their content must not depend on a setting.
  if (!path.startsWith('/assets/') && bytes.includes(PUBLIC_URL_PLACEHOLDER)) {
    const own = Buffer.from(withOwnAddress(bytes.toString(), options.publicUrl));
    return staticFile({ bytes: own, encoded: await compressText(own), headers });
  }
  const read = (suffix: string) => (present.has(name + suffix) ? readFile(join(options.folder, name + suffix)) : null);
  const [br, gzip] = await Promise.all([read('.br'), read('.gz')]);
  return staticFile({ bytes, encoded: { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) }, headers });
}

async function pageFile(path: string, built: string, { publicUrl, headers }: ReadOptions): Promise<StaticFile> {
  const { html, inline } = finishPage(withOwnAddress(built, publicUrl), null);
  const bytes = Buffer.from(html);
  return staticFile({
    bytes,
    encoded: await compressText(bytes),
    headers: { ...headers, 'Content-Security-Policy': pagePolicy(path, inline) },
    status: path === NOT_FOUND_PAGE ? 404 : 200,
  });
}

function sitePath(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(\/index)?\.html$/, '') || '/' : path;
}

function fileHeaders(path: string, name: string): Record<string, string> {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  return {
    'Content-Type': type,
    'Cache-Control': cacheControl(path, name),
    'Content-Security-Policy': DATA_POLICY,
    ...(type.startsWith('image/') ? SHARED_PICTURE : {}),
  };
}

function cacheControl(path: string, name: string): string {
  // File names under assets/ contain a hash of the content, so the content never changes.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600';
}
