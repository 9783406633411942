import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Label } from '../bench/truth/label.ts';
import { withFarmAddresses } from './own-addresses.ts';

export type Source = Pick<Label, 'site' | 'repository' | 'commit' | 'layout'>;

/** Pictures and scripts do not affect any label, and a snapshot may lack its large files. */
const PAGE_FILE = /\.(?:html?|txt|xml|json|svg|css|webmanifest)$/i;
const NOT_PUBLISHED = /(?:^|\/)(?:node_modules|vendor|admin|backup|bckup)\//i;
const MAX_SITE_BYTES = 1024 * 1024 * 1024;

/** Runs a git command in a repository and returns what it prints. */
type Repository = (args: readonly string[], input?: string) => Buffer;

/**
 * Writes one site into `corpus/SITE`, replacing what is there, and runs none of its code. Returns null, or a message
 * about what is missing below `repositories`; in that case nothing is written.
 */
export function layOutSite(source: Source, repositories: string, corpus: string): string | null {
  const git = repositoryOf(repositories, source.repository);
  if (!git) return source.repository;
  const files = orNull(() => filesOf(git, source));
  if (!files) return `${source.repository} at ${source.commit}`;
  const folder = resolve(corpus, source.site);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, body] of withFarmAddresses(files, `${source.site}.test`)) {
    const file = resolve(folder, path);
    // A path in an untrusted repository may try to leave the folder.
    if (!file.startsWith(folder + sep)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  return null;
}

/** Finds `owner+name` or `owner/name` below `folder`: bare, with a work tree, or as `repo` inside. */
function repositoryOf(folder: string, repository: string): Repository | null {
  const roots = [repository.replace('/', '+'), repository].map((name) => resolve(folder, name));
  const gitDir = roots
    .flatMap((root) => [join(root, 'repo'), root])
    .flatMap((root) => [join(root, '.git'), root])
    .find((candidate) => existsSync(join(candidate, 'HEAD')));
  if (!gitDir) return null;
  return (args, input = '') =>
    execFileSync('git', [`--git-dir=${gitDir}`, ...args], {
      input,
      maxBuffer: MAX_SITE_BYTES,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
}

/** The published files of the site by path, as in its commit. */
function filesOf(git: Repository, { commit, layout }: Source): Map<string, Buffer> {
  if (layout.file) {
    const path = layout.tree === '.' ? layout.file : `${layout.tree}/${layout.file}`;
    return new Map([['index.html', git(['cat-file', 'blob', `${commit}:${path}`])]]);
  }
  const tree = layout.tree === '.' ? commit : `${commit}:${layout.tree}`;
  const entries = git(['ls-tree', '-r', '-z', tree]).toString().split('\0').filter(Boolean);
  const wanted = entries.map(partsOfEntry).filter(({ path }) => PAGE_FILE.test(path) && !NOT_PUBLISHED.test(path));
  const bodies = blobsOf(
    git,
    wanted.map(({ object }) => object),
  );
  return new Map(
    wanted.flatMap(({ path, object }): [string, Buffer][] => {
      const body = bodies.get(object);
      return body ? [[path, body]] : [];
    }),
  );
}

/** One line of `git ls-tree`: `100644 blob OBJECT<tab>PATH`. */
function partsOfEntry(entry: string): { path: string; object: string } {
  const tab = entry.indexOf('\t');
  return { path: entry.slice(tab + 1), object: entry.slice(0, tab).split(' ')[2]! };
}

/** Reads many blobs in one process. Leaves out what a snapshot lists but does not contain. */
function blobsOf(git: Repository, objects: readonly string[]): Map<string, Buffer> {
  const printed = git(['cat-file', '--batch'], objects.map((object) => `${object}\n`).join(''));
  const bodies = new Map<string, Buffer>();
  // Each answer is `OBJECT blob SIZE\nBODY\n`, or `OBJECT missing\n` (git-cat-file(1), "Batch output").
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf('\n', at);
    const [object, kind, size] = printed.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    bodies.set(object!, printed.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return bodies;
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
