import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checksPage } from './checks-page.ts';

it('is what docs/checks.md holds; `node scripts/write-check-docs.ts` writes it anew', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../docs/checks.md'), 'utf8')).toBe(checksPage());
});
