import { scanReportSchema } from '@named-first/contract';
import { describe, expect, test } from 'vitest';
import { inventedEvidence, inventedFacts } from '../test/evidence-of.ts';
import { collectFixture } from '../test/fixture-sites.ts';
import { savedPages } from '../test/saved-pages.ts';
import { judge } from './report/judge.ts';

const MAX_REPORT_BYTES = 200_000;

const pages = savedPages();

describe.skipIf(pages.length === 0)('saved pages (needs SAVED_PAGES, a folder of them)', () => {
  test.for(pages.length > 0 ? pages : [{ name: 'none', folder: '' }])(
    '$name is judged within limits, on its own words alone',
    async ({ name, folder }) => {
      const artifacts = await collectFixture(name, folder);
      const report = judge(artifacts);
      expect(scanReportSchema.parse(report)).toEqual(report);
      expect(report.insights).toHaveLength(26);
      expect(JSON.stringify(report).length).toBeLessThan(MAX_REPORT_BYTES);
      for (const { evidence } of report.insights) {
        expect(evidence.length).toBeLessThanOrEqual(5);
        for (const { excerpt } of evidence) expect(excerpt.length).toBeLessThanOrEqual(240);
      }
      expect(inventedEvidence(report, artifacts)).toEqual([]);
      expect(inventedFacts(report, artifacts)).toEqual([]);
    },
  );
});
