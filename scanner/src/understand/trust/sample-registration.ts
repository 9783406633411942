import { formsOf } from '../kind/sample/text-forms.ts';
import { textSigner } from '../kind/sample/text-signs.ts';
import { hasSquare, writtenSigns } from '../kind/sample/written-signs.ts';
import { foldAccents } from '../prose/folded.ts';
import { plainLower } from '../prose/sentences.ts';

/** `12345`, `00000000`, `123 456 789 00012`, `00.000.000/0001-00`: a number that a template left behind. */
export function isSampleRegistration(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (/^(\d)\1{3,}$|(\d)\2{6}|1234567/.test(digits)) return true;
  return digits.length >= 5 && '01234567890123456789'.includes(digits);
}

const sign = textSigner('en');

/** True for a proof with its blanks still in it: `License #EC-XXXXXX held by [NAME]`, `Placeholder: add the license number`. */
export function isUnfilled(text: string): boolean {
  if (hasSquare(text) || writtenSigns(text, foldAccents(plainLower(text))).length > 0) return true;
  return sign(formsOf(text))?.why === 'note-to-the-author';
}
