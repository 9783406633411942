import { CHECK_IDS, CHECKS, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { times } from '../../test/thorough.ts';
import { collectEdited, collectUntouched } from '../test/edited-site.ts';
import { GOOD_SITES, MUTATIONS, type Mutation } from '../test/site-mutations.ts';
import { judge } from './report/judge.ts';

test('every check is the target of a mutation', () => {
  const targets = new Set(MUTATIONS.flatMap(({ changes }) => Object.keys(changes)));
  expect(CHECK_IDS.filter((id) => !targets.has(id))).toEqual([]);
});

test.each(GOOD_SITES)('%s has nothing to improve', async (site) => {
  const report = judge(await collectUntouched(site));
  expect(faultsOf(report)).toEqual({});
  expect(report).toMatchObject({ score: 100, caps: [] });
});

/** One site for each mutation in turn, so that every site gets many mutations; all sites in a thorough run. */
const SITES_EACH = times({ usual: 1, thorough: GOOD_SITES.length });

test.each(MUTATIONS)('$name: exactly the expected checks change', async (mutation) => {
  for (const site of sitesFor(mutation)) {
    const changes = mutation.except?.[site] ?? mutation.changes;
    const report = judge(await collectEdited(site, [mutation]));
    expect(faultsOf(report), site).toEqual(changes);
    expect(
      report.caps.map(({ id }) => id),
      site,
    ).toEqual(mutation.caps ?? []);
    expect(report.score, site).toBe(Math.min(scoreLeft(changes), report.caps[0]?.limit ?? 100));
  }
});

function sitesFor(mutation: Mutation): readonly (typeof GOOD_SITES)[number][] {
  const sites = mutation.on ?? GOOD_SITES;
  const first = MUTATIONS.indexOf(mutation);
  // Always includes the sites on which the mutation has a different effect.
  const different = sites.filter((site) => mutation.except?.[site]);
  const others = sites.filter((site) => !different.includes(site));
  const turned = others.map((_, index) => others[(first + index) % others.length]!);
  return [...different, ...turned.slice(0, SITES_EACH)];
}

function faultsOf({ insights }: ScanReport): Record<string, string> {
  return Object.fromEntries(
    insights
      .filter(({ status, measured }) => !measured || status !== 'success')
      .map(({ id, status, measured }) => [id, measured ? status : 'not measured']),
  );
}

/** What remains of 100 by the weights of the catalogue: a warning costs half of a weight, an error all of it. */
function scoreLeft(changes: Mutation['changes']): number {
  const lost = CHECKS.map(({ id, weight }) => {
    if (changes[id] === 'error') return weight;
    return changes[id] === 'warning' ? weight / 2 : 0;
  });
  return Math.floor(100 - lost.reduce((sum, part) => sum + part, 0) + 0.5);
}
