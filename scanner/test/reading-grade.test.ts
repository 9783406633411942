import { expect, test } from 'vitest';
import { JARGON, readingGrade } from './reading-grade.ts';

test('a plain sentence has a low grade and a learned one a high grade', () => {
  expect(readingGrade('Your robots file tells ChatGPT to stay out. Delete two lines.')).toBeLessThan(6);
  expect(
    readingGrade(
      'Comprehensive implementation of authoritative machine-interpretable characterisations necessitates organisational coordination.',
    ),
  ).toBeGreaterThan(15);
});

test('quoted words of the site do not raise the grade', () => {
  const plain = readingGrade('Your title says this. A stranger could not tell what you do.');
  expect(
    readingGrade(
      'Your title says “Comprehensive multidisciplinary rehabilitation”. A stranger could not tell what you do.',
    ),
  ).toBeCloseTo(plain, 5);
});

test.each([['your HTML'], ['a schema'], ['the crawler'], ['a URL']])('%s is jargon', (text) => {
  expect(text).toMatch(JARGON);
});

test.each([['your robots file'], ['a site map'], ['web address'], ['your phone number']])('%s is not', (text) => {
  expect(text).not.toMatch(JARGON);
});
