import { expect, it } from 'vitest';
import { CERTAIN, certainFact, NOTHING_CERTAIN, SUBJECT, siteFacts, tradeOf } from '../../test/page-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { definitionSentence } from './definition-sentence.ts';

const serving = (...names: string[]) => ({ ...CERTAIN, towns: names.map((name) => certainFact(name, name)) });
const sentence = (groups: Partial<SiteFacts>) => definitionSentence(siteFacts(groups)).text;

it('names the towns of a business that comes to its customers', () => {
  expect(sentence({ certain: serving('Meridian', 'Nampa', 'Eagle', 'Kuna') })).toBe(
    'Copper Creek Plumbing is a plumbing company serving Boise, Meridian, Nampa and Eagle. Call (208) 331-0142.',
  );
});

it('says where the office is, and which towns it is for', () => {
  const trade = tradeOf('plumbing', 'storefront');
  expect(sentence({ trade })).toContain('is a plumbing company in Boise, ID. Call');
  expect(sentence({ trade, certain: serving('Nampa') })).toContain('in Boise, ID, serving Nampa. Call');
});

it('asks for a region in countries without states', () => {
  const subject = { ...SUBJECT, country: 'GB' };
  expect(sentence({ subject, certain: NOTHING_CERTAIN })).toContain('in [your town and region].');
});

it('leaves blanks for unknown facts', () => {
  expect(sentence({ certain: NOTHING_CERTAIN })).toBe(
    '[your business name] is [what you are] in [your town and state]. Call [your phone number].',
  );
});
