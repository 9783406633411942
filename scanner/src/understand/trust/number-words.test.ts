import { expect, it } from 'vitest';
import { numberInWords } from './number-words.ts';

it.each([
  ['OAB/ES 28.627', '28.627', 'OAB/ES 28.627'],
  ['CRP 07/27803', '27803', 'CRP 07/27803'],
  ['RBQ: 5833-4467-01 Disponible 24h/24', '5833-4467-01', 'RBQ: 5833-4467-01'],
  ['5833-4467-01', '5833-4467-01', '5833-4467-01'],
  ['The company was entered into the register of the town in 1999 as 12345', '12345', '12345'],
  ['license D-4471', 'D-4471', 'D-4471'],
  ['License No. #2417', '2417', '2417'],
  ['licensed', '12345', '12345'],
  ['licensed', null, null],
])('%s with the number %s is looked up as %s', (shown, number, words) => {
  expect(numberInWords({ shown, number })).toBe(words);
});
