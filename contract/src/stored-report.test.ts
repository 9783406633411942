import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoredReport } from './stored-report.ts';

const golden = resolve(import.meta.dirname, '../../scanner/fixtures/golden');

test.each(readdirSync(golden))('a report of this engine is read unchanged: %s', (name) => {
  const stored = JSON.parse(readFileSync(join(golden, name), 'utf8'));
  expect(readStoredReport(stored)).toEqual(stored);
});

test('an older report keeps its checks, caps and texts; fields it did not know are empty', () => {
  const aged = {
    engineVersion: '0.4.0',
    website: 'https://example.com/',
    scannedAt: '2025-02-01T10:00:00.000Z',
    score: 41,
    caps: [{ id: 'flash-intro', limit: 41, reason: 'The first page is a film.' }],
    insights: [{ id: 'meta-keywords', category: 'Old Tricks', title: 'Keywords', status: 'error', weight: 3 }],
  };
  expect(readStoredReport(aged)).toMatchObject({
    ...aged,
    insights: [{ ...aged.insights[0], measured: true, evidence: [], fix: { summary: '', paste: [] } }],
    assistants: [],
    business: { facts: [], questions: [] },
    notVisible: [],
  });
});

test('reading never throws, whatever was stored', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readStoredReport(stored).insights).toEqual(expect.any(Array));
    }),
  );
});
