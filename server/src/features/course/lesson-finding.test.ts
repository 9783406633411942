import { CHECK_IDS, CHECKS, COURSE_LESSONS, type Insight } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonFinding } from './lesson-finding.ts';

const insight = (id: string, overrides: Partial<Insight> = {}): Insight => ({
  id,
  category: 'Citations',
  title: `Title of ${id}`,
  description: 'What it means.',
  status: 'error',
  impact: 'high',
  weight: 3,
  measured: true,
  evidence: [{ url: 'https://example.com/', place: 'text', excerpt: 'x'.repeat(500) }],
  fix: { summary: 'Mend it.', steps: ['First.'], paste: [], changes: [], fixedBy: 'owner', effort: 'quick' },
  pointsToGain: 3,
  ...overrides,
});
const titles = (insights: Insight[]) =>
  COURSE_LESSONS.map((_, index) => lessonFinding(insights, index + 1)).map((finding) =>
    'title' in finding ? `${finding.state}: ${finding.title}` : finding.state,
  );

test('every check is the subject of one lesson', () => {
  expect(COURSE_LESSONS.flatMap((lesson): readonly string[] => lesson.checks).toSorted()).toEqual(
    [...CHECK_IDS].toSorted(),
  );
});

test('the first lesson is about what gains most, the others about the worst of their subject, the last about the rest', () => {
  const report = [
    insight('llms-txt', { pointsToGain: 1, status: 'warning' }),
    insight('quoting-permission', { pointsToGain: 6 }),
    insight('reviews-readable', { pointsToGain: 4 }),
    insight('verifiable-credentials', { pointsToGain: 3 }),
    insight('who-what-where', { pointsToGain: 9, measured: false }),
    insight('freshness', { pointsToGain: 9, status: 'success' }),
  ];
  expect(titles(report)).toEqual([
    'found: Title of quoting-permission',
    'found: Title of llms-txt',
    'clear',
    'clear',
    'clear',
    'found: Title of reviews-readable',
    'found: Title of verifiable-credentials',
  ]);
});

test('one finding is shown once, until the last lesson comes back to it', () => {
  const finding = 'Title of who-what-where';
  expect(titles([insight('who-what-where')])).toEqual([
    `found: ${finding}`,
    'clear',
    `covered: ${finding}`,
    'clear',
    'clear',
    'clear',
    `found: ${finding}`,
  ]);
});

test('a site without errors is reported as such, and so is one that could not be read', () => {
  expect(titles([insight('llms-txt', { status: 'success' })])).toEqual(COURSE_LESSONS.map(() => 'clear'));
  expect(lessonFinding(null, 1)).toEqual({ state: 'unread' });
});

test('evidence is shortened to fit a mail', () => {
  const finding = lessonFinding([insight('llms-txt')], 1);
  expect(finding.state === 'found' && finding.evidence[0]?.excerpt).toBe(`${'x'.repeat(240)}…`);
});

test('for any report, no finding is shown twice before the last lesson', () => {
  const some = fc
    .subarray([...CHECKS])
    .chain((checks) =>
      fc.tuple(
        ...checks.map(({ id }) =>
          fc
            .record({ pointsToGain: fc.integer({ min: 0, max: 9 }), measured: fc.boolean() })
            .map((more) => insight(id, more)),
        ),
      ),
    );
  fc.assert(
    fc.property(some, (insights) => {
      const found = titles(insights)
        .slice(0, -1)
        .filter((line) => line.startsWith('found'));
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
