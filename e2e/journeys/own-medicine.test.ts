import { CHECKS, type ScanReport } from '@named-first/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../src/product.ts';
import { publicPaths, startSeededProduct, UNLISTED_PAGES } from '../src/public-routes.ts';
import { jsonLdOf, unseenFacts } from '../src/structured-data.ts';
import { htmlFaults } from '../src/valid-html.ts';

const SITE = 'http://www.namedfirst.test';

let product: Product;

beforeAll(async () => {
  product = await startSeededProduct((port) => ({
    PUBLIC_URL: SITE,
    SCAN_RESOLVE: `*.namedfirst.test=127.0.0.1:${port}`,
  }));
});
afterAll(() => product?.dispose());

const read = async (path: string) => (await fetch(product.url + path)).text();

test('the site gets 100 of 100 in its own scan, with all 26 checks measured', async () => {
  const answer = await fetch(`${product.url}/api/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ website: SITE }),
  });
  const report = (await answer.json()) as ScanReport;
  const short = report.insights
    .filter(({ status, measured }) => status !== 'success' || !measured)
    .map(({ id, status, measured, description, evidence }) => ({ id, status, measured, description, evidence }));
  expect(short, `checks that hold the site back:\n${JSON.stringify(short, null, 2)}`).toEqual([]);
  expect(report).toMatchObject({ score: 100, baseScore: 100, measuredWeight: 100, caps: [] });
  expect(report.insights).toHaveLength(CHECKS.length);
});

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const path of [...(await publicPaths(product)), ...UNLISTED_PAGES.funnel, ...UNLISTED_PAGES.missing]) {
    for (const fault of await htmlFaults(await read(path))) faults.push(`${path}:${fault}`);
  }
  expect(faults).toEqual([]);
});

test('the facts in the structured data of a page are visible on the page', async () => {
  const unseen: Record<string, unknown> = {};
  for (const path of await publicPaths(product)) {
    const html = await read(path);
    expect(jsonLdOf(html), path).not.toEqual([]);
    const facts = unseenFacts(html);
    if (facts.length > 0) unseen[path] = facts;
  }
  expect(unseen).toEqual({});
});
