import { expect, it } from 'vitest';
import type { StoredScan } from '../stored-scan';
import { insightsToShow, resultNote } from './scan-outcome';

const insight = {
  id: 'x',
  category: 'Citations',
  title: 'Own',
  description: '',
  status: 'error',
  impact: 'high',
} as const;
const stored: StoredScan = { score: 61, insights: [insight], recommendations: [] };
const empty: StoredScan = { score: 61, insights: [], recommendations: [] };

it('shows the stored insights, otherwise the six built-in ones', () => {
  expect(insightsToShow({ stored, failure: null }, 61)).toEqual([insight]);
  expect(insightsToShow({ stored: empty, failure: null }, 61)).toHaveLength(6);
  expect(insightsToShow({ stored: null, failure: null }, 61)).toHaveLength(6);
});

it('says nothing about a scan made just now', () => {
  expect(resultNote({ stored, failure: null })).toBeNull();
});

it('labels an estimate and gives the reason', () => {
  const note = resultNote({ stored: null, failure: { reason: 'The site did not answer.' } });
  expect(note?.text).toContain('We could not read your site just now');
  expect(note?.text).toContain('estimate');
  expect(note?.reason).toBe('The site did not answer.');
});

it('says that an older scan is older', () => {
  expect(resultNote({ stored, failure: { reason: null } })?.text).toContain('the last scan that worked');
});

it('says that a shared URL has no details', () => {
  expect(resultNote({ stored: null, failure: null })?.text).toContain('does not hold the details');
});
