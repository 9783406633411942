import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { GAZETTEER_COUNTRIES } from '../gazetteer/gazetteer.ts';
import { tradeEntry } from '../trades/index.ts';
import { COUNTRIES, countryOf } from './index.ts';

describe.each(COUNTRIES.map((country) => [country.code, country] as const))('%s', (code, country) => {
  test('has the calling code that the numbering plan gives it', () => {
    expect(isSupportedCountry(code) && getCountryCallingCode(code)).toBe(country.phone.callingCode);
  });

  test('matches its postal codes and no other digits', () => {
    const { pattern, examples, counterExamples } = country.postalCode ?? {
      pattern: /(?!)/,
      examples: [],
      counterExamples: [],
    };
    const whole = new RegExp(`^(?:${pattern.source})$`);
    for (const example of examples) expect(whole.test(example), example).toBe(true);
    for (const example of counterExamples) expect(whole.test(example), example).toBe(false);
    expect(examples.length && counterExamples.length).toBeGreaterThan(0);
  });

  test('finds each credential in its examples and nowhere else', () => {
    for (const { id, pattern, examples, counterExamples } of country.credentials) {
      for (const example of examples) expect(pattern.test(example), `${id}: ${example}`).toBe(true);
      for (const example of counterExamples) expect(pattern.test(example), `${id}: ${example}`).toBe(false);
      expect(examples.length && counterExamples.length, id).toBeGreaterThan(0);
    }
  });

  test('writes fillers in E.164, with a question mark for any digit', () => {
    for (const filler of country.phone.fillers) expect(filler).toMatch(/^\+[\d?]{7,15}$/);
    for (const filler of country.phone.fillers) expect(filler.startsWith(`+${country.phone.callingCode}`)).toBe(true);
  });

  test('has no unfilled blank of the recipe', () => {
    expect(country.languages).not.toEqual([]);
    expect(Intl.supportedValuesOf('currency')).toContain(country.currency.code);
    expect(country.currency.symbols).not.toEqual([]);
    expect(country.phone.source).not.toBe('');
    expect(country.directories).not.toEqual([]);
    for (const { id, source } of country.credentials) expect(source, id).not.toBe('');
  });

  test('has its towns in the gazetteer', () => {
    expect(GAZETTEER_COUNTRIES).toContain(code);
  });

  test('quotes each law as a sentence, with an address where it can be read', () => {
    for (const { says, url } of country.laws) {
      expect(says).toMatch(/^[A-Z][^.]+\.$/);
      expect(url).toMatch(/^https?:/);
    }
  });

  test('names only trades that the lexicon has', () => {
    const named = [...country.credentials, ...country.directories].flatMap(({ trades }) =>
      trades === 'all' ? [] : trades,
    );
    expect(named.filter((id) => tradeEntry(id) === null)).toEqual([]);
  });

  test('gives each credential a unique name', () => {
    const ids = country.credentials.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

test('an unknown country is null', () => {
  expect(countryOf('DE')?.name).toBe('Germany');
  expect(countryOf('XX')).toBeNull();
  expect(countryOf(null)).toBeNull();
});
