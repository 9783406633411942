import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckDefinition } from './checks.ts';
import { CHECKS } from './checks.ts';
import type { Cap, InsightStatus } from './report.ts';
import { pointsToGain, scoreOf, subScoreOf } from './score.ts';

type Judged = CheckDefinition & { status: InsightStatus; measured: boolean };

const all = (status: InsightStatus): Judged[] => CHECKS.map((check) => ({ ...check, status, measured: true }));
const withStatus = (judged: Judged[], changes: Partial<Record<string, InsightStatus>>): Judged[] =>
  judged.map((check) => ({ ...check, status: changes[check.id] ?? check.status }));

const emptyShell: Cap = { id: 'empty-shell', limit: 30, reason: 'empty' };

const statuses = fc.constantFrom<InsightStatus>('success', 'warning', 'error');
const judgedSites = fc
  .array(fc.record({ status: statuses, measured: fc.boolean() }), { minLength: 26, maxLength: 26 })
  .map((outcomes) => CHECKS.map((check, index): Judged => ({ ...check, ...outcomes[index]! })));

test('the weights of the 26 checks add up to 100', () => {
  expect(CHECKS.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
  expect(CHECKS.reduce((sum, check) => sum + check.weight, 0)).toBe(100);
  expect(CHECKS.filter((check) => check.impact === 'high')).toHaveLength(14);
});

test('all successes give 100, all errors 0, all warnings 50', () => {
  expect(scoreOf(all('success'), []).score).toBe(100);
  expect(scoreOf(all('error'), []).score).toBe(0);
  expect(scoreOf(all('warning'), []).score).toBe(50);
});

test('the worked example of the method gives 90 before the cap and 30 after it', () => {
  const judged = withStatus(all('success'), {
    'text-without-javascript': 'error',
    'business-schema-complete': 'warning',
    freshness: 'warning',
  });
  expect(scoreOf(judged, [emptyShell])).toMatchObject({ base: 90, score: 30 });
  expect(pointsToGain(judged, [emptyShell], 'text-without-javascript')).toBe(98 - 30);
});

test('a fix behind a cap that it does not lift gains nothing', () => {
  const judged = withStatus(all('success'), { 'text-without-javascript': 'error', freshness: 'error' });
  expect(pointsToGain(judged, [emptyShell], 'freshness')).toBe(0);
});

test('the lowest of several caps wins and is listed first', () => {
  const noindex: Cap = { id: 'home-noindex', limit: 20, reason: 'noindex' };
  const score = scoreOf(all('success'), [emptyShell, noindex]);
  expect(score.score).toBe(20);
  expect(score.caps.map((cap) => cap.id)).toEqual(['home-noindex', 'empty-shell']);
});

test('a check that was not measured counts neither for nor against', () => {
  const judged = all('success').map((check) => ({
    ...check,
    measured: check.id !== 'text-without-javascript',
    status: check.id === 'text-without-javascript' ? ('warning' as const) : check.status,
  }));
  expect(scoreOf(judged, [])).toMatchObject({ score: 100, measuredWeight: 92 });
});

test('under 60 of 100 measured weight there is no score', () => {
  let weight = 0;
  const judged = all('success').map((check) => {
    weight += check.weight;
    return { ...check, measured: weight < 60 };
  });
  const score = scoreOf(judged, []);
  expect(score.measuredWeight).toBeLessThan(60);
  expect(score.score).toBeNull();
});

test('a sub-score uses only its own checks', () => {
  const judged = all('success').map((check) =>
    check.subScore === 'letIn' ? { ...check, status: 'error' as const } : check,
  );
  expect(subScoreOf(judged, 'letIn').score).toBe(0);
  expect(subScoreOf(judged, 'readable').score).toBe(100);
  expect(subScoreOf(judged, 'trusted').score).toBe(100);
});

test('a score is a whole number from 0 to 100, or null', () => {
  fc.assert(
    fc.property(judgedSites, (judged) => {
      const { score } = scoreOf(judged, []);
      expect(score === null || (Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
    }),
  );
});

test('improving one check never lowers the total', () => {
  fc.assert(
    fc.property(judgedSites, fc.nat(25), fc.boolean(), (judged, index, capped) => {
      const caps = capped ? [emptyShell] : [];
      const better = judged.map((check, position): Judged => {
        if (position !== index) return check;
        return { ...check, status: check.status === 'error' ? 'warning' : 'success' };
      });
      const before = scoreOf(judged, caps).score;
      const after = scoreOf(better, caps).score;
      if (before !== null) expect(after).toBeGreaterThanOrEqual(before);
      expect(pointsToGain(judged, caps, judged[index]!.id)).toBeGreaterThanOrEqual(0);
    }),
  );
});
