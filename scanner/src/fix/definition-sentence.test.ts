import { expect, it } from 'vitest';
import { SUBJECT, siteFacts, tradeOf } from '../../test/page-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { definitionSentence } from './definition-sentence.ts';

const areasOf = (...names: string[]) => placesOf(names, true);
const placesOf = (names: readonly string[], served: boolean) =>
  ({ places: names.map((name) => ({ name, served })) }) as unknown as SiteFacts['areas'];
const sentence = (groups: Partial<SiteFacts>) => definitionSentence(siteFacts({ areas: areasOf(), ...groups })).text;

it('names the towns of a business that comes to its customers', () => {
  expect(sentence({ areas: areasOf('Boise', 'Meridian', 'Nampa', 'Eagle', 'Kuna') })).toBe(
    'Copper Creek Plumbing is a plumbing company serving Boise, Meridian, Nampa and Eagle. Call (208) 555-0142.',
  );
});

it('says where the office is, and which towns it is for', () => {
  const trade = tradeOf('plumbing', 'storefront');
  expect(sentence({ trade })).toContain('is a plumbing company in Boise, ID. Call');
  expect(sentence({ trade, areas: areasOf('Nampa', 'Boise') })).toContain('in Boise, ID, serving Nampa. Call');
});

it('calls no town served that is only named', () => {
  expect(sentence({ areas: placesOf(['Boise', 'Salem'], false) })).toContain(
    'is a plumbing company in Boise, ID. Call',
  );
});

it('asks for a region where no states are', () => {
  const subject = { ...SUBJECT, city: null, region: null, country: 'GB' };
  expect(sentence({ subject })).toContain('in [your town and region].');
});

it('leaves blanks for what is not known', () => {
  const subject = { ...SUBJECT, name: null, city: null, region: null, phoneShown: null };
  expect(sentence({ subject })).toBe(
    '[your business name] is a plumbing company in [your town and state]. Call [your phone number].',
  );
});
