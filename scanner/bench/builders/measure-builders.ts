import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BuilderId } from '@named-first/contract';
import type { PageArtifact } from '../../src/artifacts.ts';
import { parseDocument } from '../../src/read/html/parse-document.ts';
import { deriveBuilder } from '../../src/understand/site/builder.ts';

/** Pages of one public test collection, each with the builder that a reader found in it. */
export type LabelledPages = {
  /** `owner/name` on GitHub. */
  repository: string;
  commit: string;
  /** `builder` is null if the page shows no builder that the scan knows. */
  pages: readonly { path: string; url?: string; builder: BuilderId | null }[];
};

/** A placeholder for pages whose URL is not recorded. */
const UNKNOWN_ADDRESS = 'https://saved-page.example/';
const MAX_PAGE_BYTES = 20_000_000;

export type Told = { url: string; labelled: BuilderId | null; told: BuilderId | null };
export type BuilderTally = { right: number; wrong: Told[]; notTold: Told[] };

/** The list of labelled pages that is part of this repository. */
export function readPageList(): LabelledPages[] {
  const text = readFileSync(resolve(import.meta.dirname, 'pages.json'), 'utf8');
  return (JSON.parse(text) as { repositories: LabelledPages[] }).repositories;
}

/** The builder that the engine finds for one saved page, from its bytes alone: without headers or other pages. */
export function builderOfPage(body: Uint8Array, url: string): BuilderId | null {
  const document = parseDocument({ url, body, contentType: 'text/html' });
  const fetched = {
    state: 'ok' as const,
    requestedUrl: url,
    url,
    hops: [],
    status: 200,
    headers: {},
    body,
    firstByteMs: 0,
  };
  const artifact: PageArtifact = { role: 'home', foundBy: 'home', anchor: '', fetched };
  const page = {
    role: 'home' as const,
    url,
    path: new URL(url).pathname,
    anchor: '',
    status: 200,
    cut: document.cut,
    document,
  };
  return deriveBuilder({ artifacts: { pages: [artifact] }, pages: [page] }).id;
}

/** Right: the labelled builder, or null for a page without one. Wrong: another builder. Not told: null instead of a builder. */
export function tallyBuilders(pages: readonly Told[]): BuilderTally {
  return {
    right: pages.filter(({ labelled, told }) => labelled === told).length,
    wrong: pages.filter(({ labelled, told }) => told !== null && labelled !== told),
    notTold: pages.filter(({ labelled, told }) => told === null && labelled !== null),
  };
}

/** The labelled pages that the fetched repositories contain. */
export function readTold(list: readonly LabelledPages[], repositories: string): Told[] {
  return list.flatMap(({ repository, commit, pages }) => {
    const folder = gitFolder(repositories, repository);
    if (folder === null) return [];
    return pages.map(({ path, url = UNKNOWN_ADDRESS, builder }) => {
      const told = builderOfPage(readBlob(folder, commit, path), url);
      return { url: url === UNKNOWN_ADDRESS ? `${repository}: ${path}` : url, labelled: builder, told };
    });
  });
}

function gitFolder(repositories: string, repository: string): string | null {
  const names = [repository, repository.replace('/', '+')];
  const folders = names.flatMap((name) => [join(repositories, name), join(repositories, name, 'repo')]);
  return folders.find((folder) => existsSync(join(folder, 'HEAD')) || existsSync(join(folder, '.git'))) ?? null;
}

function readBlob(folder: string, commit: string, path: string): Uint8Array {
  const bytes = execFileSync('git', ['-C', folder, 'cat-file', 'blob', `${commit}:${path}`], {
    maxBuffer: MAX_PAGE_BYTES,
  });
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}
