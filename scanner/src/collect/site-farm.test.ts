import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseWebsite } from '@named-first/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReadable } from '../artifacts.ts';
import { documentOf } from '../read/html/document-cache.ts';
import { deriveSiteState } from '../understand/site/site-state.ts';
import { collectSite } from './collect-site.ts';
import type { Fetcher } from './wire/follow-redirects.ts';
import { BODY_LIMIT, createFetcher } from './wire/guarded-fetch.ts';

const FARM = resolve(import.meta.dirname, '../../../test/site-farm/site-farm.mjs');
const CORPUS = resolve(import.meta.dirname, '../../fixtures/sites');
const FAULTS = {
  FARM_SLOW_MS: '10000',
  FARM_DRIP_MS: '100',
  FARM_DRIP_BYTES: '8',
  FARM_HUGE_MB: '8',
  FARM_BOMB_MB: '64',
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

describe('a hostile web', () => {
  let farm: ChildProcess;
  let fetcher: Fetcher;
  let folder = '';

  beforeAll(async () => {
    const port = await freePort();
    folder = await mkdtemp(join(tmpdir(), 'farm-'));
    farm = spawn(process.execPath, [FARM, '--port', String(port), '--corpus', CORPUS, '--log', join(folder, 'log')], {
      env: { ...process.env, ...FAULTS },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((done) => farm.stdout?.once('data', done));
    fetcher = createFetcher({
      resolve: [{ pattern: '*.test', address: '127.0.0.1', port }],
      timeouts: { connect: 2000, firstByte: 2000, whole: 3000 },
    });
  });
  afterAll(async () => {
    await fetcher.close();
    farm.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function scan(host: string) {
    const parsed = parseWebsite(host);
    if (!parsed.ok) throw new Error(parsed.message);
    const artifacts = await collectSite(parsed.website, { fetcher, budgetMs: 15_000 });
    const home = artifacts.pages[0]?.fetched;
    if (!home) throw new Error('no home page');
    return { artifacts, home, state: deriveSiteState(artifacts, isReadable(home) ? documentOf(home) : null) };
  }

  it.each([
    ['slow-x.test', 'timed-out', 'unreachable'],
    ['drip-x.test', 'timed-out', 'unreachable'],
    ['reset-x.test', 'unreachable', 'unreachable'],
    ['huge-x.test', 'too-large', 'ok'],
    ['gzipbomb-x.test', 'too-large', 'ok'],
    ['loop-x.test', 'redirected', 'unreachable'],
    ['redirprivate-x.test', 'redirected', 'unreachable'],
    ['badcharset-x.test', 'ok', 'ok'],
    ['500-x.test', 'server-error', 'unreachable'],
    ['challenge-x.test', 'blocked', 'challenge'],
    ['spa-x.test', 'ok', 'ok'],
    ['hvac-good.test', 'ok', 'ok'],
  ])('%s: home is %s, the site is %s', async (host, fetched, state) => {
    const found = await scan(host);
    expect(found.home.state).toBe(fetched);
    expect(found.state.state).toBe(state);
  });

  it('never buffers more of a body than the limit', async () => {
    for (const host of ['huge-x.test', 'gzipbomb-x.test']) {
      const { home } = await scan(host);
      expect('body' in home && home.body.length).toBe(BODY_LIMIT);
    }
  });

  it('refuses the private target of a redirect by name', async () => {
    expect((await scan('redirprivate-x.test')).home).toMatchObject({
      reason: 'forbidden-address',
      to: 'http://127.0.0.1:9/latest/meta-data/',
    });
  });

  it('names the bot challenge in front of a site', async () => {
    expect((await scan('challenge-x.test')).home).toMatchObject({ challenge: 'cloudflare' });
  });

  it('still reads a site whose robots file is slow', async () => {
    const { artifacts, home } = await scan('slow-robots-hvac-good.test');
    expect(artifacts.robots.state).toBe('timed-out');
    expect(home.state).toBe('ok');
  });
});
