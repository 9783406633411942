import type { AnswerReading } from '@named-first/contract';
import { expect, test } from 'vitest';
import { labelledAnswers } from '../../test/labelled-answers.ts';
import { verifyExtracted } from './extracted.ts';
import { placesToBe } from './work-list.ts';

const [LABEL] = labelledAnswers('tuning').filter(({ id }) => id === 'copper-creek 1');
if (!LABEL) throw new Error('The labels have lost their first answer.');
const { facts } = LABEL;

const reading = (verdict: AnswerReading['verdict'], hosts: readonly string[], cited = true): AnswerReading => ({
  ...{ verdict, found: [], quote: null, first: false, alike: [], claims: [] },
  rivals: [{ name: 'Puget Pipe Works', quote: 'Puget Pipe Works', domain: null }],
  sources: hosts.map((host) => ({
    url: `https://${host}/x`,
    host,
    title: null,
    cited,
    class: 'directory',
    platform: null,
  })),
});

test('a directory counts once for each answer that names others and not the business', () => {
  const readings = [
    reading('not-named', ['angi.com', 'angi.com', 'yelp.com']),
    reading('somebody-alike', ['angi.com']),
    reading('named', ['thumbtack.com']),
    reading('not-named', ['houzz.com'], false),
  ];
  expect(placesToBe(readings, facts)).toEqual([
    { host: 'angi.com', name: 'angi.com', answers: 2, linked: null },
    { host: 'yelp.com', name: 'yelp.com', answers: 1, linked: 'https://www.yelp.com/biz/copper-creek-plumbing-tacoma' },
  ]);
});

test('a host that only ends with the letters of a directory is a different host', () => {
  expect(placesToBe([reading('not-named', ['notyelp.com'])], facts)[0]?.linked).toBeNull();
});

test('findings of a model that the answer does not contain are dropped and counted', () => {
  const answer = 'Try Puget Pipe Works (pugetpipe.example) in Tacoma.';
  const businesses = [
    { name: 'Puget Pipe Works', quote: 'Puget Pipe Works (pugetpipe.example)', website: 'pugetpipe.example' },
    { name: 'Puget Pipe Works', quote: 'Try Puget Pipe Works', website: 'evil.example' },
    { name: 'Invented Plumbing', quote: 'Invented Plumbing', website: null },
    { name: 'Invented Plumbing', quote: 'Try Puget', website: null },
  ];
  expect(verifyExtracted(answer, { businesses })).toEqual({
    rivals: [
      { name: 'Puget Pipe Works', quote: 'Puget Pipe Works (pugetpipe.example)', domain: 'pugetpipe.example' },
      { name: 'Puget Pipe Works', quote: 'Try Puget Pipe Works', domain: null },
    ],
    dropped: 2,
  });
});
