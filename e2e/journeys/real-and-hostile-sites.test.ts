import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ApiError, JSON_BODY_LIMIT, scanReportSchema } from '@named-first/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, freePort, type Product, startProduct } from '../src/product.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

/** The saved pages belong to their owners, so they are not part of this repository. See docs/rooms/e2e.md. */
const savedPages = process.env.SAVED_PAGES;
const farmScript = resolve(import.meta.dirname, '../../test/site-farm/site-farm.mjs');
const fixtures = resolve(import.meta.dirname, '../../scanner/fixtures/sites');

let saved: SiteServer;
let farm: ChildProcess;
let product: Product;

beforeAll(async () => {
  saved = await serveSites((site) => (savedPages ? resolve(savedPages, site.replace(/\.saved$/, '')) : null));
  const farmPort = await freePort();
  farm = await startSiteFarm(farmPort);
  product = await startProduct({
    SCAN_RESOLVE: `*.saved.test=127.0.0.1:${saved.port},*.test=127.0.0.1:${farmPort}`,
  });
});
afterAll(async () => {
  await product?.dispose();
  await saved?.close();
  if (farm) {
    const gone = once(farm, 'exit');
    farm.kill();
    await gone;
  }
});

async function startSiteFarm(port: number): Promise<ChildProcess> {
  const started = spawn(process.execPath, [farmScript, '--port', String(port), '--corpus', fixtures], {
    env: { PATH: process.env.PATH ?? '', FARM_HUGE_MB: '64', FARM_BOMB_MB: '256', FARM_SLOW_MS: '20000' },
    stdio: 'ignore',
  });
  await eventually('the site farm answers', () =>
    fetch(`http://127.0.0.1:${port}/hosts`, { headers: { host: 'farm.test' } }).catch(() => null),
  );
  return started;
}

async function scan(website: string) {
  const answer = await fetch(`${product.url}/api/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ website }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe.skipIf(!savedPages)('saved real pages (needs SAVED_PAGES, a folder of them)', () => {
  const names = savedPages ? readdirSync(savedPages) : ['none'];

  test.each(names)('%s is scanned, or refused with a reason, within the limits', async (name) => {
    const { status, text } = await scan(`${name}.saved.test`);
    expect(text.length).toBeLessThan(JSON_BODY_LIMIT);
    if (status === 200) {
      const report = scanReportSchema.parse(JSON.parse(text));
      expect(report.insights).toHaveLength(26);
      return;
    }
    expect(status).toBe(422);
    expect((JSON.parse(text) as ApiError).message).toMatch(/\w+ \w+/);
  });
});

describe('a hostile web', () => {
  test.concurrent.each(['slow', 'drip', 'reset', 'loop', 'redirprivate', '500', 'challenge'])(
    'a site that is %s cannot be scored, and the answer says why',
    async (fault) => {
      const { status, text } = await scan(`${fault}-plumbing-good.test`);
      expect(status).toBe(422);
      expect((JSON.parse(text) as ApiError).message).toMatch(/\w+ \w+/);
    },
  );

  test.concurrent.each(['huge', 'gzipbomb', 'badcharset', 'spa'])(
    'a site that is %s is answered and the product lives on',
    async (fault) => {
      const { status } = await scan(`${fault}-plumbing-good.test`);
      expect([200, 422]).toContain(status);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    },
  );
});

describe('addresses that must not be requested', () => {
  test.each([
    '127.0.0.1',
    'http://169.254.169.254/latest/meta-data/',
    'localhost',
    '[::1]',
    'metadata.google.internal',
    'example.com:22',
  ])('%s is refused with 400 and a reason', async (website) => {
    const { status, text } = await scan(website);
    expect(status).toBe(400);
    const error = JSON.parse(text) as ApiError;
    expect(error.message).toMatch(/\w+ \w+/);
    expect(error.error).toBe(error.message);
  });
});
