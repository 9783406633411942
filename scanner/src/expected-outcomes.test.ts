import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ScanReport } from '@named-first/contract';
import { expect, test } from 'vitest';
import { FIXTURE_SITES, reportOfFixture } from '../test/fixture-sites.ts';

/** What each site was built to score, derived from the method before any of it ran. See fixtures/README.md. */
type Expected = {
  shape: string;
  trade: string;
  warnings: readonly string[];
  errors: readonly string[];
  open?: readonly string[];
  cap: number | null;
  facts: { name?: string; phone?: string; towns?: readonly string[] };
};

const expected = JSON.parse(readFileSync(resolve(import.meta.dirname, '../fixtures/expected.json'), 'utf8')) as Record<
  string,
  Expected
>;

test('every fixture site has an expected score, except the edge cases', () => {
  const edges = ['one-page-plumber', 'parked-domain', 'spanish-roofer'];
  expect(Object.keys(expected).sort()).toEqual(FIXTURE_SITES.filter((site) => !edges.includes(site)));
});

test.each(Object.entries(expected))('%s scores what it was built to score', async (site, wanted) => {
  const report = await reportOfFixture(site);
  expect(outcomesOf(report, wanted.open ?? [])).toEqual(outcomesWanted(wanted));
  expect(report.caps[0]?.limit ?? null).toBe(wanted.cap);
  expect(report.business).toMatchObject({ trade: wanted.trade, shape: wanted.shape });
});

test.each(Object.entries(expected))('%s states the facts that were written into it', async (site, { facts }) => {
  const { business } = await reportOfFixture(site);
  const said = (kind: string) => business.facts.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  if (facts.name) expect(said('name')).toEqual([facts.name]);
  if (facts.phone) expect(said('phone').map(digits)).toEqual([digits(facts.phone)]);
  expect(said('town')).toEqual(expect.arrayContaining([...(facts.towns ?? [])]));
});

test.each([
  ['good', 90, 100],
  ['middling', 50, 84],
  ['bad', 0, 49],
])('the %s sites score from %i to %i', async (kind, least, most) => {
  for (const site of FIXTURE_SITES.filter((name) => name.endsWith(`-${kind}`))) {
    const { score } = await reportOfFixture(site);
    expect(score, site).toBeGreaterThanOrEqual(least);
    expect(score, site).toBeLessThanOrEqual(most);
  }
});

test('a parked domain scores 0 and says why', async () => {
  const report = await reportOfFixture('parked-domain');
  expect(report).toMatchObject({ state: 'parked', score: 0, caps: [{ id: 'parked' }] });
  expect(report.insights.every(({ measured }) => !measured)).toBe(true);
});

test('a site in Spanish is measured by every check, and is offered no English sentences to paste', async () => {
  const { insights, score } = await reportOfFixture('spanish-roofer');
  expect(insights.filter(({ measured }) => !measured)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(85);
  const sentences = insights.flatMap(({ fix }) => fix.paste.filter(({ language }) => language === 'text'));
  expect(sentences).toEqual([]);
});

test('a good one-page site scores well', async () => {
  const { score, insights } = await reportOfFixture('one-page-plumber');
  expect(score).toBeGreaterThanOrEqual(85);
  expect(insights.filter(({ status }) => status === 'error')).toEqual([]);
});

function outcomesOf({ insights }: ScanReport, open: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    insights
      .filter(({ id, status, measured }) => !open.includes(id) && !(measured && status === 'success'))
      .map(({ id, status, measured }) => [id, measured ? status : 'not measured']),
  );
}

function outcomesWanted({ warnings, errors }: Expected): Record<string, string> {
  return Object.fromEntries([...warnings.map((id) => [id, 'warning']), ...errors.map((id) => [id, 'error'])]);
}
