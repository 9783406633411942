import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layOutSite } from './lay-out-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'lay-out-'));
const repositories = join(folder, 'repositories');
const corpus = join(folder, 'corpus');
afterAll(() => rmSync(folder, { recursive: true }));

const HOME = '<link rel="canonical" href="https://www.acme.example/"><a href="https://acme.example/about">About</a>';

/** Commits `files` to a new repository and returns the commit. */
function repositoryWith(name: string, files: Record<string, string>): string {
  const root = join(repositories, name);
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), body);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A site');
  return git('rev-parse', 'HEAD').toString().trim();
}

test('a site is laid out from its commit, with its own URLs rewritten to the test host', () => {
  const commit = repositoryWith('owner+acme', {
    'public/index.html': HOME,
    'public/about/index.html': 'About us',
    'public/photo.jpg': 'not text',
    'public/admin/index.html': 'Back office',
    'README.md': 'Not published',
  });
  const source = { site: 'acme', repository: 'owner/acme', commit, layout: { tree: 'public' } };

  expect(layOutSite(source, repositories, corpus)).toBeNull();
  expect(readFileSync(join(corpus, 'acme/index.html'), 'utf8')).toBe(
    '<link rel="canonical" href="https://acme.test/"><a href="https://acme.test/about">About</a>',
  );
  expect(readFileSync(join(corpus, 'acme/about/index.html'), 'utf8')).toBe('About us');
  expect(['photo.jpg', 'admin', 'README.md'].filter((path) => existsSync(join(corpus, 'acme', path)))).toEqual([]);
});

test('files that are equal or empty are laid out, and those that a snapshot lacks are left out', () => {
  const commit = repositoryWith('owner+partial', {
    'index.html': 'Welcome',
    'copy of index.html': 'Welcome',
    'empty.txt': '',
    'lost.html': 'Not in the snapshot',
  });
  const git = join(repositories, 'owner+partial/.git');
  const lost = execFileSync('git', [`--git-dir=${git}`, 'rev-parse', `${commit}:lost.html`])
    .toString()
    .trim();
  rmSync(join(git, 'objects', lost.slice(0, 2), lost.slice(2)));
  const source = { site: 'partial', repository: 'owner/partial', commit, layout: { tree: '.' } };

  expect(layOutSite(source, repositories, corpus)).toBeNull();
  expect(readFileSync(join(corpus, 'partial/copy of index.html'), 'utf8')).toBe('Welcome');
  expect(readFileSync(join(corpus, 'partial/empty.txt'), 'utf8')).toBe('');
  expect(existsSync(join(corpus, 'partial/lost.html'))).toBe(false);
});

test('a single page is served as the home page', () => {
  const commit = repositoryWith('owner/pages', { 'saved/page.html': 'One page', 'saved/other.html': 'Another' });
  const source = {
    site: 'page',
    repository: 'owner/pages',
    commit,
    layout: { tree: 'saved', file: 'page.html' },
  };

  expect(layOutSite(source, repositories, corpus)).toBeNull();
  expect(readFileSync(join(corpus, 'page/index.html'), 'utf8')).toBe('One page');
  expect(existsSync(join(corpus, 'page/other.html'))).toBe(false);
});

test('a missing repository or commit is named, and the folder stays unchanged', () => {
  const commit = repositoryWith('owner+kept', { 'index.html': 'First' });
  const source = { site: 'kept', repository: 'owner/kept', commit, layout: { tree: '.' } };
  layOutSite(source, repositories, corpus);

  const unknown = '0123456789012345678901234567890123456789';
  expect(layOutSite({ ...source, commit: unknown }, repositories, corpus)).toBe(`owner/kept at ${unknown}`);
  expect(layOutSite({ ...source, repository: 'owner/none' }, repositories, corpus)).toBe('owner/none');
  expect(readFileSync(join(corpus, 'kept/index.html'), 'utf8')).toBe('First');
});
