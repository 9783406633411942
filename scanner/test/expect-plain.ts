import { expect } from 'vitest';
import type { Judgement } from '../src/check/verdict.ts';
import { HIGHEST_GRADE, JARGON, MAX_DESCRIPTION_LENGTH, readingGrade } from './reading-grade.ts';

/** Asserts that a judgement is complete and in plain words for the owner: with evidence, and a fix if needed. */
export function expectPlain(judgement: Judgement): void {
  for (const text of [judgement.description, judgement.fix.summary]) {
    if (text === '') continue;
    expect(text.length, text).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
    expect(text.replace(/"[^"]*"/g, '').match(JARGON)?.[0], text).toBeUndefined();
    expect(readingGrade(text), text).toBeLessThanOrEqual(HIGHEST_GRADE);
  }
  expect(judgement.description).not.toBe('');
  expect(judgement.evidence.length).toBeLessThanOrEqual(5);
  for (const { excerpt } of judgement.evidence) expect(excerpt.length).toBeLessThanOrEqual(240);
  if (judgement.measured && judgement.status !== 'success') expect(judgement.fix.summary).not.toBe('');
  if (judgement.status === 'success') expect(judgement.fix).toEqual({ summary: '', steps: [], paste: [] });
}
