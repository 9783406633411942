import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checksPage } from './checks-page.ts';

it('equals docs/checks.md; `node scripts/write-check-docs.ts` updates the file', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../../docs/checks.md'), 'utf8')).toBe(checksPage());
});
