import { readFileSync, writeFileSync } from 'node:fs';
import { answersViewSchema } from '@named-first/contract';
import { expect, test } from 'vitest';
import { labelledAnswers } from '../../test/labelled-answers.ts';
import { answersView } from './answers-view.ts';

const COPPER = labelledAnswers('tuning').filter(({ id }) => id.startsWith('copper-creek'));
const GENERAL = labelledAnswers('tuning').filter(({ id }) => id.startsWith('tacoma-plumbing'));
const [ONE] = COPPER;
if (!ONE) throw new Error('The labels are gone.');
const asked = COPPER.map((label) => label.asked);

test('answers about a market become the section of a report', () => {
  const view = answersViewSchema.parse(answersView({ asked, facts: ONE.facts }));
  expect(view).toMatchObject({ state: 'asked', place: 'Tacoma, WA', generalName: false, compared: true });
  expect(answersView({ asked, facts: ONE.facts })).toEqual(view);
});

test('a general name is marked as such', () => {
  expect(
    answersView({ asked: GENERAL.map((label) => label.asked), facts: GENERAL[0]?.facts ?? ONE.facts }),
  ).toMatchObject({ generalName: true });
});

test('facts much older than the answers are not compared', () => {
  expect(answersView({ asked, facts: { ...ONE.facts, readAt: '2026-09-01T00:00:00.000Z' } })).toMatchObject({
    compared: false,
  });
});

test('without an answer there are no figures', () => {
  const refused = { ...ONE.asked, answer: { ...ONE.asked.answer, state: 'refused' as const, words: 'No.' } };
  const nothing = { state: 'not-asked', reason: 'no-answer' };
  expect(answersView({ asked: [], facts: ONE.facts })).toEqual(nothing);
  expect(answersView({ asked: [refused as typeof ONE.asked], facts: ONE.facts })).toEqual(nothing);
});

const FIXTURE = new URL('../../fixtures/answers-view.json', import.meta.url);

/**
 * Update it with `UPDATE_GOLDEN=1 npx vitest run --project answers answers-view`. Tests of pages and documents also use
 * it.
 */
test('the view of the labelled answers matches the reviewed one', () => {
  const view = answersView({ asked, facts: ONE.facts });
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FIXTURE, `${JSON.stringify(view, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FIXTURE, 'utf8'))).toEqual(view);
});
