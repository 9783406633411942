import { CHECK_IDS, CHECKS, type ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
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

test.each(MUTATIONS)('$name: those checks change that must, and no others', async (mutation) => {
  for (const site of mutation.on ?? GOOD_SITES) {
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

function faultsOf({ insights }: ScanReport): Record<string, string> {
  return Object.fromEntries(
    insights
      .filter(({ status, measured }) => !measured || status !== 'success')
      .map(({ id, status, measured }) => [id, measured ? status : 'not measured']),
  );
}

/** What is left of 100 by the weights of the catalogue: half of a weight for a warning, all of it for an error. */
function scoreLeft(changes: Mutation['changes']): number {
  const lost = CHECKS.map(({ id, weight }) => {
    if (changes[id] === 'error') return weight;
    return changes[id] === 'warning' ? weight / 2 : 0;
  });
  return Math.floor(100 - lost.reduce((sum, part) => sum + part, 0) + 0.5);
}
