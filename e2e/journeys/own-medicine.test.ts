import { CHECKS, type ScanReport } from '@named-first/contract';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../src/product.ts';
import { publicPaths, startSeededProduct, UNLISTED_PAGES } from '../src/public-routes.ts';
import { jsonLdOf, unseenFacts } from '../src/structured-data.ts';

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

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's own spelling. To the parser of a browser it is the same (HTML, 13.1.2.3 Attributes).
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's useId begins with an underscore; an id may be any text without white space (HTML, 3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one group share their name: that is how a list is sent.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The length of a bar is measured, so no class can hold it.
    'no-inline-style': ['error', { allowedProperties: ['transform'] }],
    // A bar made of two boxes can be moved by the compositor alone; <progress> cannot.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // On phones the table is laid out as a grid, which takes its roles away unless they are written out.
    'no-redundant-role': 'off',
    // Numbers are kept on one line by a class; with other characters in them a machine could not read them.
    'tel-non-breaking': 'off',
  },
});

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const path of [...(await publicPaths(product)), ...UNLISTED_PAGES.funnel, ...UNLISTED_PAGES.missing]) {
    const { results } = await validator.validateString(await read(path));
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  expect(faults).toEqual([]);
});

test('what the structured data of a page says, its visitors can read on the same page', async () => {
  const unseen: Record<string, unknown> = {};
  for (const path of await publicPaths(product)) {
    const html = await read(path);
    expect(jsonLdOf(html), path).not.toEqual([]);
    const facts = unseenFacts(html);
    if (facts.length > 0) unseen[path] = facts;
  }
  expect(unseen).toEqual({});
});
