import { readdirSync } from 'node:fs';
import { CHECKS } from '@named-first/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { FACT_KINDS, PAGE_KINDS, readLabels, WEEKDAYS, type Week } from '../bench/truth/label.ts';

const labels = readLabels();
const TIME = /^(?:[01]\d|2[0-7]):[0-5]\d$/;

test.each(labels.map((label) => [label.site, label] as const))('the label of %s is well formed', (_, label) => {
  expect(label.commit).toMatch(/^[0-9a-f]{40}$/);
  expect(label.repository).toMatch(/^[\w.-]+\/[\w.-]+$/);
  expect(label.country).toMatch(/^[A-Z]{2}$/);
  expect(label.language).toMatch(/^[a-z]{2}$/);
  expect(['tuning', 'checking']).toContain(label.set);
  expect(['text', 'none']).toContain(label.reviews);
  expect(() => new RegExp(label.trade.words, 'i')).not.toThrow();
  expect([...FACT_KINDS, ...PAGE_KINDS]).toEqual(expect.arrayContaining([...label.not_labelled]));
  const checks = CHECKS.map(({ id }) => String(id));
  expect(checks).toEqual(expect.arrayContaining(Object.keys(label.verdicts ?? {})));
});

test.each(labels.map((label) => [label.site, label] as const))('the phones of %s are whole numbers', (_, label) => {
  const { main, all, fax, filler } = label.phones;
  for (const number of [...all, ...fax]) expect(parsePhoneNumberFromString(number)?.isPossible(), number).toBe(true);
  expect(all.filter((number) => filler.includes(number) || fax.includes(number))).toEqual([]);
  if (main.startsWith('+')) expect(all).toContain(main);
  else expect(['none', 'filler']).toContain(main);
});

test.each(labels.flatMap(({ site, hours }) => (hours ? [[site, [hours.week, ...(hours.also ?? [])]] as const] : [])))(
  'the hours of %s are times of weekdays',
  (_, weeks: readonly Week[]) => {
    for (const week of weeks) {
      expect(WEEKDAYS).toEqual(expect.arrayContaining(Object.keys(week)));
      for (const [opens, closes] of Object.values(week).flat()) {
        expect(opens).toMatch(TIME);
        expect(closes).toMatch(TIME);
        expect(opens < closes, `${opens} to ${closes}`).toBe(true);
      }
    }
  },
);

test('the file of a label is named after its site', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  expect(labels.map(({ site }) => `${site}.json`).sort()).toEqual(files.sort());
  for (const { site } of labels) expect(site).toMatch(/^[a-z0-9-]+$/);
});

test('there are enough different sites for meaningful figures', () => {
  const businesses = labels.filter((label) => label.is_local_business);
  expect(labels.length).toBeGreaterThanOrEqual(80);
  expect(labels.length - businesses.length).toBeGreaterThanOrEqual(14);
  expect(new Set(businesses.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
  expect(new Set(labels.map(({ country }) => country)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(labels.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt']));
});

test('a third of the sites of every language is in the checking set', () => {
  expect(labels.filter(({ set }) => set === 'checking').length * 3).toBeGreaterThanOrEqual(labels.length);
  for (const language of new Set(labels.map((label) => label.language)))
    expect(labels.filter((label) => label.language === language && label.set === 'checking').length).toBeGreaterThan(2);
});
