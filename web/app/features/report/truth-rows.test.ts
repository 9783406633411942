import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteAround, truthRows } from './truth-rows';

test('facts that customers ask for first are on the card even if they were not found', () => {
  expect(truthRows({ facts: [], kind: 'local-business' }).map(({ label }) => label)).toEqual([
    'Name',
    'Trade',
    'Towns',
    'Phone',
    'Hours',
    'Emergency',
    'Prices',
    'License',
    'Proof',
  ]);
});

test('a site that is not a local business has rows only for what was found', () => {
  const name = { kind: 'name' as const, value: 'Rowing Club', source: 'text' as const, evidence: [] };
  expect(truthRows({ facts: [name], kind: 'not-a-business' }).map(({ label }) => label)).toEqual(['Name']);
  expect(truthRows({ facts: [], kind: 'business-not-local' })).toEqual([]);
});

test('a quote is a verbatim part of the excerpt that contains the whole value', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), fc.constantFrom('text', 'markup'), (excerpt, a, b, place) => {
      const at = a % excerpt.length;
      const value = excerpt.slice(at, at + (b % 60));
      const { before, match, after } = quoteAround(excerpt, value, place);
      expect(match).toBe(value);
      expect(excerpt).toContain(before.replace(/^… /, '') + match + after.replace(/ …$/, ''));
    }),
  );
});

test('a long excerpt is cut at words around the value, and the cut is marked', () => {
  const excerpt = `${'before '.repeat(40)}$129 ${'after '.repeat(40)}`.trim();
  const { before, match, after } = quoteAround(excerpt, '$129', 'text');
  expect(match).toBe('$129');
  expect(before).toMatch(/^… (?:before )+$/);
  expect(after).toMatch(/^(?: after)+ …$/);
});
