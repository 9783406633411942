import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { callNote } from './call-note';

const golden = (site: string): ScanReport =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../../scanner/fixtures/golden/${site}.json`), 'utf8'));
const headings = (report: ScanReport | null) => callNote({ report, changes: null }).map(({ heading }) => heading);

test('a weak site gives the caller the score with its cap, a finding to open with and the questions left open', () => {
  const report = golden('legal-bad');
  const note = callNote({ report, changes: null });
  expect(note[0]?.words).toMatch(/^20 of 100, “Nearly invisible”.*Capped at 20/);
  expect(note[1]).toEqual({
    heading: 'Open with: May AI quote you?',
    words: report.insights.find(({ id }) => id === 'quoting-permission')?.description,
  });
  expect(headings(report)).toContain('Their buyers ask in vain');
  expect(headings(report)).toContain('Shut out today');
});

test('a site in order leaves the standing and what to ask', () => {
  expect(headings(golden('plumbing-good'))).toEqual(['Where they stand', 'Ask, do not claim']);
});

test('without a report there is nothing to say', () => {
  expect(headings(null)).toEqual([]);
});
