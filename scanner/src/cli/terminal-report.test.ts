import { readFileSync } from 'node:fs';
import type { ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { terminalReport } from './terminal-report.ts';

const golden = new URL('../../fixtures/golden/roofing-good.json', import.meta.url);
const report = JSON.parse(readFileSync(golden, 'utf8')) as ScanReport;

/** The terminal's words for filler text with this excerpt, on one line. */
function shown(excerpt: string): string {
  const evidence = { url: report.website, place: 'text' as const, excerpt };
  const business = { ...report.business, sampleText: [{ words: 'This is filler text.', evidence }] };
  const text = terminalReport({ ...report, business });
  return /^- .*?(?=\n\n)/ms.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
}

test('what was seen is quoted, so that signs of one kind differ', () => {
  expect(shown('Lorem ipsum')).toBe('- This is filler text: “Lorem ipsum”');
});

test('a long quotation is cut', () => {
  expect(shown('x'.repeat(200))).toBe(`- This is filler text: “${'x'.repeat(80)}…”`);
});

test('a sign without a quotation is a sentence', () => {
  expect(shown('')).toBe('- This is filler text.');
});
