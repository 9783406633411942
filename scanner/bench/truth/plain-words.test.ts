import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsPlain, plain, sharesAllWords } from './plain-words.ts';

test('spellings that differ only in case, accents, punctuation and legal form are equal', () => {
  expect(plain('Müller & Söhne GmbH')).toBe(plain('mueller & söhne'.replace('ue', 'ü')));
  expect(plain("Kevin's Hundeschule")).toBe(plain('Kevin’s  hundeschule'));
  expect(plain('Richard-Sorge-Straße 73')).toBe('richard sorge strasse 73');
  expect(plain('RICHARD-SORGE-STRAẞE 73')).toBe('richard sorge strasse 73');
  expect(plain('ALP Plumbing, LLC')).toBe('alp plumbing');
});

test('a name that is only a legal form keeps it', () => {
  expect(plain('SA')).toBe('sa');
});

test('a value is found in a text as whole words only', () => {
  expect(containsPlain('Fully insured and bonded', 'insured')).toBe(true);
  expect(containsPlain('uninsured', 'insured')).toBe(false);
  expect(containsPlain('anything', '…')).toBe(false);
});

test('a service shares all its words with a longer label, not the other way round', () => {
  expect(sharesAllWords('Drain cleaning services', 'Drain Cleaning & Repair')).toBe(true);
  expect(sharesAllWords('What is Dental Cleaning?', 'Dental Cleaning')).toBe(false);
  expect(sharesAllWords('Services', 'Plumbing Services')).toBe(false);
});

test('normalizing twice changes nothing, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => plain(plain(text)) === plain(text)));
});

test('every text contains its words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, value) => {
      fc.pre(plain(value) !== '');
      // `plain` drops legal forms unless the text consists of nothing else, so joining two texts can drop one.
      fc.pre(plain(`${before} ${value}`) === `${plain(before)} ${plain(value)}`.trim());
      expect(containsPlain(`${before} ${value}`, value)).toBe(true);
    }),
  );
});
