import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';
import { CALL_TABLE } from './calls.ts';

test('docs/api.md matches the table of calls', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(apiPage());
});

test('no two calls share an address, and every call says who may make it', () => {
  const addresses = CALL_TABLE.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(CALL_TABLE.filter(({ who, does }) => !who || !does)).toEqual([]);
});
