import { expect, it } from 'vitest';
import { pageFrom } from '../../test/page-facts.ts';
import { foldedProse } from '../understand/prose/folded.ts';
import { proseOf, sentencesWith } from '../understand/prose/sentences.ts';
import { REGISTERS, type Register } from './registers.ts';

function isFound({ cues, numbered, named }: Register, text: string): boolean {
  const prose = foldedProse(proseOf(pageFrom(`<p>${text}</p>`)));
  return sentencesWith(prose, cues).some(({ lower }) => numbered?.test(lower) || named?.test(lower));
}

it.each(REGISTERS.flatMap((register) => register.says.map((text) => ({ register, name: register.name, text }))))(
  '$name is found in $text through its cues',
  ({ register, text }) => {
    expect(isFound(register, text)).toBe(true);
  },
);

it.each([
  ['USt-IdNr. DE123456789'],
  ['P. IVA 01234567890'],
  ['NIF: B12345678'],
  ['CNPJ 12.345.678/0001-90'],
  ['ABN 12 345 678 901'],
  ['Gas Safe is a register that you can search.'],
  ['Tel. 030 123456'],
  ['do: 08:00 - 17:00 vr: 08:00 - 16:00'],
])('%s is in none of them', (text) => {
  expect(REGISTERS.filter((register) => isFound(register, text)).map(({ name }) => name)).toEqual([]);
});
