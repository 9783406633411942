import { expect, it } from 'vitest';
import { collectEdited } from '../../test/edited-site.ts';
import { reportOfFixture } from '../../test/fixture-sites.ts';
import type { CheckFault } from '../check/check.ts';
import { deriveSiteFacts } from '../understand/site-facts.ts';
import { reportOf } from './judge.ts';

it('marks a check that throws as not measured, reports the fault, and judges the others', async () => {
  const artifacts = await collectEdited('plumbing-good', []);
  const facts = deriveSiteFacts(artifacts);
  const dates = new Proxy(facts.dates, {
    get: () => {
      throw new TypeError('No such date.');
    },
  });
  const faults: CheckFault[] = [];
  const report = reportOf({ ...facts, dates }, artifacts, (fault) => faults.push(fault));
  expect(faults.map(({ check, error }) => `${check}: ${error.message}`)).toEqual(['freshness: No such date.']);
  const whole = reportOf(facts, artifacts);
  const changed = report.insights.filter(
    (insight, at) => insight.status !== whole.insights[at]?.status || insight.measured !== whole.insights[at]?.measured,
  );
  expect(changed.map(({ id, measured }) => [id, measured])).toEqual([['freshness', false]]);
  expect(report.score).not.toBeNull();
});

it('passes each check only the fact groups that it declares, which is enough for every check', async () => {
  const artifacts = await collectEdited('plumbing-good', []);
  const faults: CheckFault[] = [];
  reportOf(deriveSiteFacts(artifacts), artifacts, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});

it('asks for the language of the site only where a fix has an English example to imitate', async () => {
  const { insights } = await reportOfFixture('spanish-roofer');
  const asked = insights.filter(({ fix }) => fix.steps.includes('Write it in the language of your site.'));
  for (const { description, fix } of asked) expect([description, ...fix.steps].join(' ')).toMatch(/"[^"]*\[[^"]*"/);
  expect(asked.length).toBeLessThanOrEqual(1);
});
