import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { scanReportSchema } from '@named-first/contract';
import { expect, test } from 'vitest';
import { inventedEvidence, inventedFacts } from '../test/evidence-of.ts';
import { collectFixture } from '../test/fixture-sites.ts';
import { judge } from './report/judge.ts';

const LARGEST_REPORT = 200_000;

/** Real pages, saved; they are shared between repositories and may be absent. */
const folder = resolve(import.meta.dirname, '../../../shared/data/pages');
const pages = existsSync(folder) ? readdirSync(folder).sort() : [];

test.skipIf(pages.length === 0)(`there are saved pages in ${folder}`, () => {
  expect(pages).toHaveLength(25);
});

test.each(pages)('the saved page %s is judged within limits, on its own words alone', async (page) => {
  const artifacts = await collectFixture(page, resolve(folder, page));
  const report = judge(artifacts);
  expect(scanReportSchema.parse(report)).toEqual(report);
  expect(report.insights).toHaveLength(26);
  expect(JSON.stringify(report).length).toBeLessThan(LARGEST_REPORT);
  for (const { evidence } of report.insights) {
    expect(evidence.length).toBeLessThanOrEqual(5);
    for (const { excerpt } of evidence) expect(excerpt.length).toBeLessThanOrEqual(240);
  }
  expect(inventedEvidence(report, artifacts)).toEqual([]);
  expect(inventedFacts(report, artifacts)).toEqual([]);
});
