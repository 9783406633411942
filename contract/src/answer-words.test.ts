import { expect, test } from 'vitest';
import { type AnswerLane, type AnswersView, NOT_ASKED_REASONS } from './answer-figures.ts';
import {
  answersCallLines,
  asideWords,
  askedMethod,
  laneName,
  missingWords,
  notAskedWords,
  rangeWords,
  shareWords,
} from './answer-words.ts';

test.each([
  [0, 0, 'No answer that counts'],
  [0, 1, 'Never named in the one try'],
  [1, 3, 'Sometimes named in three tries'],
  [4, 4, 'Named each time in four tries'],
  [3, 12, 'Named in 3 of 12 answers'],
])('%i of %i answers: %s', (named, read, words) => {
  expect(shareWords({ named, read })).toBe(words);
});

test('below five answers no figure is shown', () => {
  for (let read = 0; read < 5; read += 1)
    for (let named = 0; named <= read; named += 1) expect(shareWords({ named, read })).not.toMatch(/\d/);
  expect(rangeWords({ named: 1, read: 3, range: null })).toBeNull();
});

test('a range is given per hundred answers', () => {
  expect(rangeWords({ named: 3, read: 12, range: { low: 0.089, high: 0.532 } })).toBe(
    'If we went on asking, between 9 and 53 of 100 answers would name you.',
  );
});

test('an assistant is named by its maker', () => {
  expect(laneName({ provider: 'openai', host: 'api.openai.com' })).toBe('OpenAI, maker of ChatGPT');
  expect(laneName({ provider: 'compatible', host: 'models.example' })).toBe('models.example');
});

test.each(NOT_ASKED_REASONS)('the reason why no assistant was asked contains no figure: %s', (reason) => {
  expect(notAskedWords(reason)).toMatch(/^We .* we do not guess\.$/);
  expect(notAskedWords(reason)).not.toMatch(/\d/);
});

const LANE: AnswerLane = {
  ...{
    cohort: 'c',
    provider: 'openai',
    host: 'api.openai.com',
    served: 'm',
    from: '2026-11-20',
    to: '2026-11-21',
    answers: [],
  },
  share: { named: 3, read: 12, range: null },
  ...{ first: 2, citedOnly: 1, alike: 1, nobody: 4, refused: 1, empty: 0, failed: 2 },
  memory: { named: 0, read: 4, range: null },
};

test('answers outside the share are counted separately', () => {
  expect(asideWords(LANE)).toEqual([
    'Named first in 2 of the 3 answers that name you.',
    '4 answers name no business at all.',
    'One answer cites your site without naming you.',
    'One answer names somebody like you. We do not count that.',
    'One answer refused, not counted.',
    '2 answers never came, not counted.',
    'Answered from memory, without a search: 4; named in 0 of them. Not counted above.',
  ]);
});

test('the call sheet lists named businesses and wrong statements, and claims nothing without answers', () => {
  const wrong = {
    kind: 'phone' as const,
    verdict: 'wrong' as const,
    said: '555',
    quote: 'Call 555.',
    answers: ['a', 'b'],
  };
  const view: AnswersView = {
    ...{ state: 'asked', place: 'Tacoma, WA', generalName: false, compared: true, missing: [], otherTowns: [] },
    figures: {
      lanes: [LANE],
      rivals: [{ name: 'Puget Pipe Works', domain: null, answers: ['a', 'b'] }],
      places: [],
      claims: [{ ...wrong, site: { shown: '556', excerpt: 'Call 556', url: null } }],
      branded: { asked: 0, knows: 0, mixesUp: 0 },
    },
  };
  expect(answersCallLines(view)).toEqual([
    {
      heading: 'Do assistants name them?',
      words:
        'OpenAI, maker of ChatGPT: named in 3 of 12 answers (answered from memory, without a search: 4; named in 0 of them). Asked about Tacoma, WA.',
    },
    { heading: 'Named instead', words: 'Puget Pipe Works (2).' },
    { heading: 'What assistants get wrong', words: 'Phone, in 2 answers: “555”. Their site says “556”.' },
  ]);
  const lane = { ...LANE, memory: { named: 0, read: 0, range: null } };
  const town = { compared: true, missing: [], figures: { ...view.figures, lanes: [lane] } };
  const missing = [{ name: 'Perplexity', why: 'no-answer' as const, questions: 12 }];
  const two = answersCallLines({ ...view, ...town, missing, otherTowns: [{ ...town, place: 'Lakewood, WA' }] });
  expect(two[0]?.words).toBe(
    'OpenAI, maker of ChatGPT: named in 3 of 12 answers. Asked about Tacoma, WA. No answer from Perplexity to 12 questions. OpenAI, maker of ChatGPT: named in 3 of 12 answers. Asked about Lakewood, WA.',
  );
  expect(answersCallLines({ ...view, compared: false }).map(({ heading }) => heading)).not.toContain(
    'What assistants get wrong',
  );
  expect(answersCallLines({ state: 'not-asked', reason: 'no-key' })).toEqual([
    { heading: 'Do assistants name them?', words: 'Not asked. Do not claim either way.' },
  ]);
  expect(answersCallLines(undefined)).toEqual([]);
});

test('questions without an answer are reported with the reason', () => {
  const name = 'Anthropic, maker of Claude';
  expect(missingWords({ name, why: 'no-answer', questions: 1 })).toBe(
    'No answer from Anthropic, maker of Claude to one question.',
  );
  expect(missingWords({ name, why: 'budget', questions: 10 })).toBe(
    '10 questions to Anthropic, maker of Claude were left out, because the limit of what we spend on asking was reached.',
  );
});

test('the method says who asked: a program, a person in the app, or both', () => {
  const figuresOf = (...providers: AnswerLane['provider'][]) =>
    askedMethod({
      ...{ rivals: [], places: [], claims: [], branded: { asked: 0, knows: 0, mixesUp: 0 } },
      lanes: providers.map((provider) => ({ ...LANE, provider })),
    });
  expect(figuresOf('openai')).toContain('interfaces for programs');
  expect(figuresOf('openai')).not.toContain('A person asked');
  expect(figuresOf('pasted')).toMatch(/^A person asked in the app/);
  expect(figuresOf('pasted')).not.toContain('interfaces for programs');
  expect(figuresOf('openai', 'pasted')).toMatch(/interfaces for programs.*A person asked in the app/);
});
