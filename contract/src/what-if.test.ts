import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScanReport } from './report.ts';
import { CAP_LIFTED_BY } from './score.ts';
import { fixable, whatIf, whatIfReport } from './what-if.ts';

const golden = resolve(import.meta.dirname, '../../scanner/fixtures/golden');
const reports = readdirSync(golden).map((name): [string, ScanReport] => [
  name.replace('.json', ''),
  JSON.parse(readFileSync(join(golden, name), 'utf8')),
]);

describe.each(reports)('the what-if of %s', (_site, report) => {
  const ids = report.insights.map(({ id }) => id);
  const ticked = fc.subarray(ids);

  test('equals the report when nothing is ticked', () => {
    expect(whatIf(report, [])).toEqual({ score: report.score, caps: report.caps, gained: 0 });
  });

  test('agrees with the points that the scanner assigned to each fix', () => {
    for (const { id, pointsToGain } of report.insights) expect(whatIf(report, [id]).gained, id).toBe(pointsToGain);
  });

  test('reaches its maximum with everything ticked', () => {
    const best = whatIf(report, ids);
    const stuck = report.caps.filter(({ id }) => CAP_LIFTED_BY[id] === null);
    expect(best.caps).toEqual(stuck);
    if (report.baseScore !== null) expect(best.score).toBe(stuck[0]?.limit ?? 100);
    fc.assert(
      fc.property(ticked, (some) => {
        expect(whatIf(report, some).score ?? 0).toBeLessThanOrEqual(best.score ?? 0);
      }),
      { numRuns: 50 },
    );
  });

  test('never falls when one more is ticked, whatever the order', () => {
    fc.assert(
      fc.property(ticked, fc.constantFrom(...ids), (some, more) => {
        const [before, after] = [whatIf(report, some), whatIf(report, [...some, more])];
        expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
        expect(after).toEqual(whatIf(report, [more, ...some.reverse()]));
        expect(after.caps.length).toBeLessThanOrEqual(before.caps.length);
      }),
      { numRuns: 50 },
    );
  });

  test('needs only the part of the report that is embedded in the page', () => {
    const sent = JSON.parse(JSON.stringify(whatIfReport(report)));
    fc.assert(
      fc.property(ticked, (some) => {
        expect(whatIf(sent, some)).toEqual(whatIf(report, some));
      }),
      { numRuns: 20 },
    );
  });
});

test('ids that are unknown, unmeasured or already a success change nothing', () => {
  const [, report] = reports.find(([name]) => name === 'spanish-roofer')!;
  const idle = report.insights.filter((insight) => !fixable(report.insights).includes(insight)).map(({ id }) => id);
  expect(whatIf(report, [...idle, 'no-such-check'])).toEqual(whatIf(report, []));
});
