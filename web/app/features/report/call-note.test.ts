import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { callNote } from './call-note';

const golden = (site: string): ScanReport =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../../scanner/fixtures/golden/${site}.json`), 'utf8'));
const headings = (report: ScanReport | null) => callNote({ report, changes: null }).map(({ heading }) => heading);

test('for a weak site the note has what is unfinished, the score with its cap, a finding to open with and unanswered questions', () => {
  const report = golden('legal-bad');
  const note = callNote({ report, changes: null });
  expect(note[0]?.words).toBe('This says that the page is not finished.');
  expect(note[1]?.words).toMatch(/^20 of 100, “Nearly invisible”.*Capped at 20/);
  expect(note[2]).toEqual({
    heading: 'Open with: May AI quote you?',
    words: report.insights.find(({ id }) => id === 'quoting-permission')?.description,
  });
  expect(headings(report)).toContain('Their buyers ask in vain');
  expect(headings(report)).toContain('Shut out today');
});

test('for a good site the note has the score and what to ask', () => {
  expect(headings(golden('plumbing-good'))).toEqual(['Where they stand', 'Ask, do not claim']);
});

test('without a report the note is empty', () => {
  expect(headings(null)).toEqual([]);
});
