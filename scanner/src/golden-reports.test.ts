import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ScanReport, scanReportSchema } from '@named-first/contract';
import { expect, test } from 'vitest';
import { FIXTURE_SITES, reportOfFixture } from '../test/fixture-sites.ts';

const goldenFolder = resolve(import.meta.dirname, '../fixtures/golden');

/** `UPDATE_GOLDEN=1 npx vitest run scanner/src/golden-reports.test.ts` rewrites them; review the diff. */
const update = process.env.UPDATE_GOLDEN === '1';

test.each(FIXTURE_SITES)('the report of %s equals the reviewed one', async (site) => {
  const report = await reportOfFixture(site);
  const text = `${JSON.stringify(report, null, 2)}\n`;
  const file = resolve(goldenFolder, `${site}.json`);
  if (update) {
    mkdirSync(goldenFolder, { recursive: true });
    expectVersionRaised(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScanReport) : null, report);
    writeFileSync(file, text);
  }
  expect(existsSync(file)).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect(scanReportSchema.parse(report)).toEqual(report);
});

/**
 * People compare scores over months, so the findings for the same bytes may change only together with the engine's
 * version.
 */
function expectVersionRaised(before: ScanReport | null, after: ScanReport): void {
  if (before?.engineVersion !== after.engineVersion) return;
  const findings = ({ score, caps, insights }: ScanReport) => [
    score,
    caps,
    insights.map(({ id, status, measured, weight }) => ({ id, status, measured, weight })),
  ];
  expect(findings(after), 'raise ENGINE_VERSION and say in the changelog what changed').toEqual(findings(before));
}

test.each(FIXTURE_SITES)('scanning %s twice gives the same bytes', async (site) => {
  expect(JSON.stringify(await reportOfFixture(site))).toBe(JSON.stringify(await reportOfFixture(site)));
});
