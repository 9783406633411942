import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AnswersView, answersViewSchema, NOT_ASKED_REASONS } from '@named-first/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamedSection } from './named-section';

const file = resolve(import.meta.dirname, '../../../../../answers/fixtures/answers-view.json');
const asked = answersViewSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
if (asked.state !== 'asked') throw new Error('The fixture holds no answers.');

const shown = (answers: AnswersView): string => renderToStaticMarkup(<NamedSection answers={answers} />);
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test.each(NOT_ASKED_REASONS)('without answers it says why and shows no figure: %s', (reason) => {
  const html = shown({ state: 'not-asked', reason });
  expect(wordsOf(html)).not.toMatch(/\d/);
  expect(html).not.toContain('<svg');
});

test('shows each lane separately, under the name of its provider', () => {
  const words = wordsOf(shown(asked));
  expect(words).toContain('OpenAI, maker of ChatGPT');
  expect(words).toContain('Anthropic, maker of Claude');
  expect(words).not.toMatch(/ChatGPT says|average|rank/i);
});

test('no text of an answer is HTML or a link', () => {
  const hostile = '<script>alert(1)</script> [x](javascript:alert(1)) \u202e';
  const lanes = asked.figures.lanes.map((lane) => ({
    ...lane,
    served: hostile,
    answers: lane.answers.map((answer) => ({ ...answer, quote: hostile, question: hostile })),
  }));
  const html = shown({ ...asked, figures: { ...asked.figures, lanes } });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  expect(hrefs.every((href) => /^(?:https?:\/\/|#answer-)/.test(href))).toBe(true);
});

test('only http addresses become links', () => {
  const { figures } = asked;
  const places = [{ host: 'a.example', name: 'A', answers: 1, linked: 'javascript:alert(1)' }];
  expect(shown({ ...asked, figures: { ...figures, places } })).not.toContain('javascript:');
});

test('every dot leads to an answer, and links give no referrer', () => {
  const html = shown(asked);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  for (const [tag] of html.matchAll(/<a [^>]*href="http[^>]*>/g)) expect(tag).toContain('rel="nofollow noreferrer"');
});

test('answers from memory are a line of their own below the share', () => {
  const [lane] = asked.figures.lanes;
  const share = { named: 3, read: 12, range: null };
  const lanes = [{ ...lane!, share, memory: { named: 1, read: 4, range: null } }];
  const words = wordsOf(shown({ ...asked, figures: { ...asked.figures, lanes } }));
  expect(words).toContain('Answered from memory, without a search: 4; named in 1 of them. Not counted above.');
  expect(words).toContain('Named in 3 of 12 answers');
});

test('a second town has its own figures, and questions without an answer are reported', () => {
  const [lane] = asked.figures.lanes;
  const share = { named: 2, read: 7, range: null };
  const second = {
    ...{ place: 'Lakewood, WA', compared: true },
    figures: { ...asked.figures, lanes: [{ ...lane!, share, first: 1, answers: [] }] },
    missing: [{ name: 'Perplexity', why: 'no-answer' as const, questions: 4 }],
  };
  const words = wordsOf(shown({ ...asked, otherTowns: [second] }));
  expect(words).toContain('The same questions, asked about Lakewood, WA.');
  expect(words).toContain('Named in 2 of 7 answers');
  expect(words).toContain('No answer from Perplexity to 4 questions.');
  expect(words.indexOf('Sometimes named in four tries')).toBeLessThan(words.indexOf('Lakewood, WA'));
});

test('a wrong statement shows both quotes', () => {
  const words = wordsOf(shown(asked));
  expect(words).toContain('What they get wrong about you');
  expect(words).toContain('(253) 555-0247');
  expect(words).toContain('(253) 555-0242');
});

test('without a comparison nothing is called right or wrong', () => {
  const words = wordsOf(shown({ ...asked, compared: false }));
  expect(words).toContain('We have not compared');
  expect(words).not.toContain('What they get wrong about you');
});
