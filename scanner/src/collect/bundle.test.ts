import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fetched, SiteArtifacts } from '../artifacts.ts';
import { loadArtifacts, MalformedBundleError, saveArtifacts } from './bundle.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterEach(() => rm(dir, { recursive: true }));

const at = (path: string) => `https://joe.com${path}`;
const BYTES = Uint8Array.from({ length: 256 }, (_, index) => index);

function ok(path: string, body: Uint8Array): Fetched {
  return {
    state: 'ok',
    requestedUrl: at(path),
    url: at(path),
    hops: [],
    status: 200,
    headers: { 'content-type': 'text/html', 'x-robots-tag': 'a\nb' },
    body,
    firstByteMs: 12,
  };
}

const never = (path: string): Fetched => ({
  state: 'not-fetched',
  why: 'time-budget',
  requestedUrl: at(path),
  hops: [],
});

const ARTIFACTS: SiteArtifacts = {
  format: 1,
  website: at('/'),
  startedAt: '2026-11-20T15:00:00.000Z',
  httpsMeasured: true,
  variants: [ok('/', new Uint8Array(0))],
  robots: {
    state: 'redirected',
    reason: 'loop',
    to: at('/b'),
    requestedUrl: at('/robots.txt'),
    hops: [{ url: at('/a'), status: 301, location: '/b' }],
  },
  llms: never('/llms.txt'),
  sitemaps: [{ foundBy: 'guess', fetched: never('/sitemap.xml') }],
  sitemapSample: [],
  pages: [{ role: 'home', foundBy: 'home', anchor: '', fetched: ok('/', BYTES) }],
  probes: [{ agent: 'control', fetched: ok('/', BYTES) }],
  missing: { state: 'unreachable', problem: 'tls', detail: 'x', requestedUrl: at('/m'), hops: [] },
  links: [{ url: at('/x'), from: at('/'), status: null, redirects: 0 }],
  timings: [{ url: at('/'), firstByteMs: [1, 2, 3] }],
};

describe('saved artifacts', () => {
  it('load unchanged, and each distinct body is one file', async () => {
    await saveArtifacts(dir, ARTIFACTS);
    const loaded = await loadArtifacts(dir);
    expect(loaded).toEqual(ARTIFACTS);
    expect(await readdir(join(dir, 'bodies'))).toHaveLength(2);
    const [page, probe] = [loaded.pages[0]?.fetched, loaded.probes[0]?.fetched];
    expect(page && probe && 'body' in page && 'body' in probe && page.body === probe.body).toBe(true);
  });

  it('load unchanged if bodies are buffers', async () => {
    await saveArtifacts(dir, { ...ARTIFACTS, missing: ok('/m', Buffer.from('bytes')) });
    const { missing } = await loadArtifacts(dir);
    expect('body' in missing && Buffer.from(missing.body).toString()).toBe('bytes');
  });

  it('are refused with a message if the folder has no artifacts', async () => {
    await expect(loadArtifacts(join(dir, 'nowhere'))).rejects.toThrow(/holds no saved scan/);
  });

  it.each<[string, (manifest: Record<string, unknown>) => unknown]>([
    ['no object', () => 7],
    ['another format', (manifest) => ({ ...manifest, format: 2 })],
    ['no website', (manifest) => ({ ...manifest, website: 'joe' })],
    ['no time', (manifest) => ({ ...manifest, startedAt: 'yesterday' })],
    ['no pages', (manifest) => ({ ...manifest, pages: undefined })],
    ['no robots answer', (manifest) => ({ ...manifest, robots: { state: 'maybe' } })],
    ['an answer without body', (manifest) => ({ ...manifest, llms: { ...ok('/llms.txt', BYTES), body: 'text' } })],
    [
      'a body outside the folder',
      (manifest) => ({
        ...manifest,
        llms: { ...ok('/llms.txt', BYTES), body: { sha256: '../../etc/passwd', bytes: 1 } },
      }),
    ],
    [
      'a body that is missing',
      (manifest) => ({ ...manifest, llms: { ...ok('/llms.txt', BYTES), body: { sha256: 'a'.repeat(64), bytes: 1 } } }),
    ],
  ])('are refused with %s', async (_name, change) => {
    await saveArtifacts(dir, ARTIFACTS);
    const file = join(dir, 'manifest.json');
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    await expect(loadArtifacts(dir)).rejects.toThrow(MalformedBundleError);
  });

  it('are refused when a body was changed', async () => {
    await saveArtifacts(dir, ARTIFACTS);
    const [name] = await readdir(join(dir, 'bodies'));
    await writeFile(join(dir, 'bodies', name ?? ''), 'changed');
    await expect(loadArtifacts(dir)).rejects.toThrow(/damaged/);
  });
});
