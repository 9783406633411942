import { expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { isStatedInText } from './name-in-text.ts';

const NAME = 'Shelswell Heating & Air';
const isStated = (html: string, name = NAME) => isStatedInText(name, [pageFrom(html)]);
const SENTENCE = `<main><p>When others send a different person every time, ${NAME} sends Bob.</p></main>`;

it.each([
  ['a heading and a sentence', `<main><h1>Welcome to ${NAME}</h1></main>${SENTENCE}`],
  ['a notice and a sentence', `${SENTENCE}<footer><p>© 2026 ${NAME}. All rights reserved. 51 Ward Ave.</p></footer>`],
  ['a header and a footer', `<header><div>${NAME}</div></header><footer><p>${NAME}</p></footer>`],
])('a text states a name in two ways in %s', (_what, html) => {
  expect(isStated(html)).toBe(true);
});

it.each([
  ['one line', `<main><h1>${NAME}</h1></main>`],
  ['two lines of one part', `<main><h1>${NAME}</h1><h2>About ${NAME}</h2></main>`],
  ['sentences alone', SENTENCE + SENTENCE],
  [
    'a line and a long text in the footer',
    `<footer><p>${NAME}</p><p>The site of ${NAME} was made in Toronto.</p></footer>`,
  ],
])('a text does not state a name in two ways in %s', (_what, html) => {
  expect(isStated(html)).toBe(false);
});

it('a sentence states a name only with its capitals, in capital letters or not', () => {
  const heading = '<main><h1>Roof Repair Boise</h1></main>';
  const sentence = (text: string) => `${heading}<main><p>${text} since 1998, in the whole valley.</p></main>`;
  expect(isStated(sentence('We do roof repair, Boise and around,'), 'Roof Repair Boise')).toBe(false);
  expect(isStated(sentence('Roof Repair Boise has been here'), 'Roof Repair Boise')).toBe(true);
  expect(isStated(sentence('Roof Repair Boise has been here'), 'ROOF REPAIR BOISE')).toBe(true);
});

it('a name of one word is not looked for, because it may be a word of a sentence', () => {
  const html =
    '<header><div>Palette</div></header><main><p>Choose the palette that you like.</p></main><footer>Palette</footer>';
  expect(isStated(html, 'Palette')).toBe(false);
});
