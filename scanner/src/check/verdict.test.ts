import type { Evidence } from '@named-first/contract';
import { expect, test } from 'vitest';
import { finding, type Judgement, notMeasured, success, successWithOffer } from './verdict.ts';

const excerpt = (text: string): Evidence => ({ url: 'https://acme.test/', place: 'text', excerpt: text });

/** `tsc` fails on a directive below if the line after it compiles. */
test('a judgement that was not made by these functions does not compile', () => {
  // @ts-expect-error: an object written by hand lacks the brand.
  const byHand: Judgement = { status: 'error', measured: true, description: '', evidence: [], fix: success('').fix };
  // @ts-expect-error: a success takes no fix.
  const mended = success('All is well.', [], { summary: 'Do it all the same.' });
  // @ts-expect-error: a fault needs a fix.
  const unmended = () => finding('error', 'It is broken.', []);
  // @ts-expect-error: a fix says what to do.
  const silent = finding('warning', 'It is thin.', [], { steps: ['Write more.'] });
  expect([byHand.status, mended.fix.summary, typeof unmended, silent.measured]).toEqual([
    'error',
    '',
    'function',
    true,
  ]);
});

test('a judgement keeps the first five excerpts with text', () => {
  const evidence = ['', 'one', 'two', 'three', 'four', 'five', 'six'].map(excerpt);
  const kept = ['one', 'two', 'three', 'four', 'five'];
  const offer = { summary: 'Write more.' };
  for (const ending of [
    success('Done.', evidence),
    successWithOffer('Done.', evidence, offer),
    finding('error', 'It is broken.', evidence, offer),
  ])
    expect(ending.evidence.map((entry) => entry.excerpt)).toEqual(kept);
});

test('a sentence that proves two things is quoted once, and a step is given once', () => {
  const twice = finding('warning', 'It is thin.', [excerpt('one'), excerpt('one'), excerpt('two')], {
    summary: 'Write more.',
    steps: ['Write more.', 'Write more.'],
  });
  expect(twice.evidence.map((entry) => entry.excerpt)).toEqual(['one', 'two']);
  expect(twice.fix.steps).toEqual(['Write more.']);
});

test('a check that was not measured is a warning without evidence or fix', () => {
  expect(notMeasured('We could not look.')).toEqual({
    status: 'warning',
    measured: false,
    description: 'We could not look.',
    evidence: [],
    fix: { summary: '', steps: [], paste: [] },
  });
});
