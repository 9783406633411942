import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isReadable } from '../../src/artifacts.ts';
import { collectSaved } from './corpus.ts';
import { pageTexts } from './page-text.ts';
import { stateOf } from './stated.ts';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures/sites');
const folder = mkdtempSync(join(tmpdir(), 'truth-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a saved site is scanned from its folder, and its facts use the terms of the labels', async () => {
  const stated = stateOf(await collectSaved('plumbing-good', join(FIXTURES, 'plumbing-good')));
  expect(stated).toMatchObject({
    kind: 'local business',
    language: 'en',
    country: 'US',
    trade: { group: 'plumbing' },
    reviews: 'text',
    fillersNoticed: false,
  });
  expect([stated.name, stated.phone, stated.licence]).not.toContain(null);
  expect(stated.week?.mo?.[0]?.[0]).toMatch(/^\d\d:\d\d$/);
  expect(stated.services.length).toBeGreaterThan(2);
  expect(Object.keys(stated.verdicts).length).toBeGreaterThan(20);
});

test('the pastes for a site without a card contain values that can be counted', async () => {
  const stated = stateOf(await collectSaved('dental-middling', join(FIXTURES, 'dental-middling')));
  const kinds = new Set(stated.pasted.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['type', 'name', 'phone', 'town']));
  expect(stated.pasted.filter(({ value }) => value.includes('['))).toEqual([]);
});

test('pages are found as a static host finds them, and a missing one is absent', async () => {
  const links = ['/about', '/caf%C3%A9.html', '/%E0%A4%A', '/none.html'].map((href) => `<a href="${href}">x</a>`);
  writeFileSync(join(folder, 'index.html'), `<title>Home</title>${links.join('')}`);
  writeFileSync(join(folder, 'about.html'), '<title>About</title>');
  writeFileSync(join(folder, 'café.html'), '<title>Café</title>');

  const { pages } = await collectSaved('acme', folder);
  const read = pages.filter(({ fetched }) => isReadable(fetched)).map(({ fetched }) => fetched.requestedUrl);
  expect(read.sort()).toEqual(['https://acme.test/', 'https://acme.test/about', 'https://acme.test/caf%C3%A9.html']);
});

test('the text of a page leaves out scripts and keeps words of neighbouring elements apart', () => {
  writeFileSync(join(folder, 'prices.html'), '<td>Call-out</td><td>&euro;90</td><script>let price = 120;</script>');
  const text = pageTexts(folder);
  expect(text('prices.html').trim()).toBe('Call-out €90');
  expect(text('none.html')).toBe('');
});
