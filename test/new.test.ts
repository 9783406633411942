import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Recipe } from '../scripts/new/change.ts';
import { newCheck } from '../scripts/new/check.ts';
import { newCountry } from '../scripts/new/country.ts';
import { newLanguage } from '../scripts/new/language.ts';
import { newTrade } from '../scripts/new/trade.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

test.each<[string, Recipe, { name: string; group: string; code: string }, number, number]>([
  ['trade', newTrade, { name: 'Bell founder', group: 'shops', code: '' }, 1, 1],
  ['country', newCountry, { name: 'Norway', group: 'europe', code: 'no' }, 1, 1],
  ['language', newLanguage, { name: 'Polish', group: '', code: 'pl' }, 16, 2],
  ['check', newCheck, { name: 'Opening photo', group: 'technical', code: '' }, 2, 3],
])(
  'a new %s makes its files, enters them in the lists, and every one can be parsed',
  (_kind, recipe, order, made, changed) => {
    const changes = recipe({ ...order, read });
    expect(changes.filter(({ isNew }) => isNew)).toHaveLength(made);
    expect(changes.filter(({ isNew }) => !isNew)).toHaveLength(changed);
    for (const { path, text, isNew } of changes) {
      expect(() => stripTypeScriptTypes(text), path).not.toThrow();
      if (!isNew) expect(text, path).not.toBe(read(path));
    }
  },
);

test('a new language has the structure of a known one and none of its words', () => {
  const [address] = newLanguage({ name: 'Polish', group: '', code: 'pl', read });
  expect(address?.text).toContain('streets: []');
  expect(address?.text).not.toMatch(/'Street'|'street'/);
});

test('a new language has every file that it imports, and no word of English', () => {
  const changes = newLanguage({ name: 'Polish', group: '', code: 'pl', read });
  const folder = 'scanner/src/lexicon/languages/pl';
  const made = new Set(changes.map(({ path }) => path));
  const index = changes.find(({ path }) => path === `${folder}/index.ts`);
  for (const [, file] of (index?.text ?? '').matchAll(/from '\.\/(.+)'/g)) expect(made).toContain(`${folder}/${file}`);
  const words = changes.filter(({ path }) => path.startsWith(folder) && path !== index?.path);
  const allowed = /^import .*|'[\w-]+':|'(?:before|after|either)'/gm;
  for (const { path, text } of words) expect(text.replace(allowed, ''), path).not.toMatch(/['"`]\w/);
});

test.each([
  [newTrade, { name: 'Bell founder', group: 'nowhere', code: '' }],
  [newTrade, { name: '???', group: 'shops', code: '' }],
  [newCountry, { name: 'Norway', group: 'europe', code: 'nor' }],
  [newLanguage, { name: 'Polish', group: '', code: '' }],
] as const)('an order that cannot be carried out is refused with words', (recipe, order) => {
  expect(() => recipe({ ...order, read })).toThrow(/Say|no letters/);
});
