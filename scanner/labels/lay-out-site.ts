import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Label } from '../bench/truth/label.ts';
import { withFarmAddresses } from './own-addresses.ts';

export type Source = Pick<Label, 'site' | 'repository' | 'commit' | 'layout'>;

/** Pictures and scripts do not affect any label, and a snapshot may lack its large files. */
const PAGE_FILE = /\.(?:html?|txt|xml|json|svg|css|webmanifest)$/i;
const NOT_PUBLISHED = /(?:^|\/)(?:node_modules|vendor|admin|backup|bckup)\//i;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

type Repository = (...args: string[]) => Buffer;

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
  return (...args) =>
    execFileSync('git', [`--git-dir=${gitDir}`, ...args], {
      maxBuffer: MAX_FILE_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
}

/** The published files of the site by path, as in its commit. */
function filesOf(git: Repository, { commit, layout }: Source): Map<string, Buffer> {
  const prefix = layout.tree === '.' ? '' : `${layout.tree}/`;
  if (layout.file) return new Map([['index.html', git('cat-file', 'blob', `${commit}:${prefix}${layout.file}`)]]);
  const tree = prefix === '' ? commit : `${commit}:${layout.tree}`;
  const paths = git('ls-tree', '-r', '--name-only', '-z', tree).toString().split('\0').filter(Boolean);
  const wanted = paths.filter((path) => PAGE_FILE.test(path) && !NOT_PUBLISHED.test(path));
  return new Map(wanted.flatMap((path) => fileAt(git, `${commit}:${prefix}${path}`, path)));
}

/** A snapshot may list a file that it does not contain. */
function fileAt(git: Repository, object: string, path: string): [string, Buffer][] {
  const body = orNull(() => git('cat-file', 'blob', object));
  return body ? [[path, body]] : [];
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
