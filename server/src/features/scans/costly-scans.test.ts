import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createScanner, type Scanner } from '@named-first/scanner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { SHORT_LIVED_ENV } from '../../../test/short-lived.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';

/** Twenty thousand links, which cost any parser some processor time. */
const PAGE = `<!doctype html><title>Links</title>${'<p><a href="/a">Plumber in Boise</a> 208-555-0100</p>'.repeat(20_000)}`;
/** Less than it takes to read that page. */
const CPU_MS = 10;
/** Each refused scan ends its thread, and starting another takes a second of processor time. */
const VISITORS = times({ usual: 5, thorough: 20 });

// Worker threads inherit the cache, and then start in half the time.
enableCompileCache(SHORT_LIVED_ENV.NODE_COMPILE_CACHE);

let sites: Server;
let scanner: Scanner;
let product: TestProduct;

beforeAll(async () => {
  sites = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? PAGE : '');
  }).listen(0, '127.0.0.1');
  await once(sites, 'listening');
  const { port } = sites.address() as AddressInfo;
  scanner = createScanner({
    resolve: [{ pattern: '*.test', address: '127.0.0.1', port }],
    limits: { cpuMs: CPU_MS, warmUpMs: 0 },
  });
  product = await openTestProduct(await openTestDatabase(), { env: { RATE_LIMITS: 'off' } });
  product.scanner.scan = scanner.scan;
});
afterAll(async () => {
  await scanner.close();
  await product.close();
  sites.closeAllConnections();
  sites.close();
});

test('concurrent sites that exceed the limits are each refused, while the process keeps answering', async () => {
  const refused: number[] = [];
  const scans = Array.from({ length: VISITORS }, async (_, index) => {
    const answer = await product.post('/api/scan', { website: `heavy-${index}.test` }, `192.0.2.${index}`);
    refused.push(answer.status);
  });
  /** How many scans had been refused at each response to a health request. */
  const seen: number[] = [];
  while (refused.length < VISITORS) {
    const answer = await product.app.request('/healthz');
    expect(answer.status).toBe(200);
    seen.push(refused.length);
    await pause(5);
  }
  await Promise.all(scans);
  expect(refused).toEqual(Array.from({ length: VISITORS }, () => 422));
  // Requests were answered between every two refused scans, so no scan blocked the thread.
  expect(seen.length).toBeGreaterThan(5 * VISITORS);
  expect(new Set(seen).size).toBeGreaterThan(VISITORS / 2);
}, 240_000);
