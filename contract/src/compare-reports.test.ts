import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compareReports } from './compare-reports.ts';
import type { InsightStatus, ScanReport } from './report.ts';

const golden = (site: string): ScanReport =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../scanner/fixtures/golden/${site}.json`), 'utf8'));

function turned(report: ScanReport, id: string, change: { status?: InsightStatus; measured?: boolean }): ScanReport {
  return {
    ...report,
    insights: report.insights.map((insight) => (insight.id === id ? { ...insight, ...change } : insight)),
  };
}

test('a report compared with itself has no changes', () => {
  const report = golden('solar-bad');
  expect(compareReports(report, report)).toMatchObject({ turned: [], liftedCaps: [], newCaps: [], engines: null });
});

test('a changed check has a direction, and the reverse comparison has the opposite one', () => {
  const before = golden('plumbing-middling');
  const after = turned(before, 'identity-links', { status: 'success' });
  expect(compareReports(before, after).turned).toMatchObject([
    { id: 'identity-links', to: 'success', direction: 'better' },
  ]);
  expect(compareReports(after, before).turned).toMatchObject([
    { id: 'identity-links', from: 'success', direction: 'worse' },
  ]);
});

test('a check that one side could not measure is neither better nor worse', () => {
  const before = golden('plumbing-good');
  const after = turned(before, 'freshness', { measured: false, status: 'warning' });
  expect(compareReports(before, after).turned).toMatchObject([
    { id: 'freshness', from: 'success', to: 'unknown', direction: 'other' },
  ]);
});

test('lifted caps and new caps are listed', () => {
  const [before, after] = [golden('legal-bad'), golden('legal-good')];
  const changes = compareReports(before, after);
  expect(changes.liftedCaps.map(({ id }) => id)).toEqual(['home-noindex', 'no-name-or-phone']);
  expect(changes.newCaps).toEqual([]);
  expect(compareReports(after, before).newCaps).toEqual(before.caps);
});

test('reports of different engines are not compared, because the change may come from the engine', () => {
  const [before, after] = [{ ...golden('legal-bad'), engineVersion: '1.4.0' }, golden('legal-good')];
  expect(compareReports(before, after)).toMatchObject({
    turned: [],
    liftedCaps: [],
    newCaps: [],
    engines: { before: '1.4.0', after: after.engineVersion },
  });
});

test('a check that only one report contains is left out', () => {
  const before = golden('plumbing-good');
  const after = { ...before, insights: before.insights.slice(1) };
  expect(compareReports(before, after).turned).toEqual([]);
  expect(compareReports(after, before).turned).toEqual([]);
});
