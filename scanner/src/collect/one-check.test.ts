import { resolve } from 'node:path';
import { CHECKS, type CheckId, parseWebsite, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { times } from '../../../test/thorough.ts';
import { FIXTURE_DAY, FIXTURE_SITES, reportOfFixture } from '../../test/fixture-sites.ts';
import { folderFetcher } from '../../test/folder-fetcher.ts';
import { judge } from '../report/judge.ts';
import { collectSite } from './collect-site.ts';
import type { Fetcher } from './wire/follow-redirects.ts';

const SITES = resolve(import.meta.dirname, '../../fixtures/sites');

/** Scans one check alone, and counts the requests. */
async function scanOne(site: string, check: CheckId, whole: ScanReport) {
  const website = parseWebsite(`${site}.test`);
  if (!website.ok) throw new Error(website.message);
  const files = folderFetcher(`${site}.test`, resolve(SITES, site));
  let requests = 0;
  const fetcher: Fetcher = {
    ...files,
    fetch: (request) => {
      requests += 1;
      return files.fetch(request);
    },
  };
  const artifacts = await collectSite(website.website, {
    fetcher,
    clock: () => FIXTURE_DAY.getTime(),
    only: { check, pages: whole.pages.map(({ url }) => url) },
  });
  return { report: judge(artifacts), requests };
}

const JUDGED = FIXTURE_SITES.filter((site) => site !== 'parked-domain');
/** Each check runs on every third site, and each check starts at a different one. Thorough: on all sites. */
const EVERY = times({ usual: 3, thorough: 1 });

test.each(JUDGED.map((site, position) => ({ site, position })))(
  'each check of $site alone says what the whole scan says',
  async ({ site, position }) => {
    const whole = await reportOfFixture(site);
    const different: string[] = [];
    for (const { id } of CHECKS.filter((_, check) => (check + position) % EVERY === 0)) {
      const { report } = await scanOne(site, id, whole);
      const [before, now] = [whole, report].map(({ insights }) => insights.find((insight) => insight.id === id));
      if (before?.status !== now?.status || before?.measured !== now?.measured)
        different.push(
          `${id}: ${before?.status} ${before?.measured}, alone ${now?.status} ${now?.measured}: ${now?.description}`,
        );
    }
    expect(different).toEqual([]);
  },
  60_000,
);

test('the check of the robots file takes far fewer requests than the check of all pages', async () => {
  const whole = await reportOfFixture('solar-bad');
  const robots = await scanOne('solar-bad', 'ai-search-crawlers-allowed', whole);
  const titles = await scanOne('solar-bad', 'titles-and-headings', whole);
  expect(robots.requests).toBeLessThanOrEqual(3);
  expect(titles.requests).toBeLessThanOrEqual(whole.pages.length + 6);
});
