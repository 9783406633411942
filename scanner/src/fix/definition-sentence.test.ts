import { describe, expect, it } from 'vitest';
import { CERTAIN, certainFact, NOTHING_CERTAIN, pageFrom, SUBJECT, siteFacts, tradeOf } from '../../test/page-facts.ts';
import type { SiteFacts } from '../understand/facts.ts';
import { definitionSentence, withArticle } from './definition-sentence.ts';

const serving = (...names: string[]) => ({ ...CERTAIN, towns: names.map((name) => certainFact(name, name)) });
const NO_AREAS = { places: [] } as unknown as SiteFacts['areas'];
const sentence = (groups: Partial<SiteFacts>) => definitionSentence(siteFacts({ areas: NO_AREAS, ...groups })).text;

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

it.each(['an HVAC company', 'an upholsterer', 'a university', 'a used-car dealer', 'an urgent care', 'a plumber'])(
  'says %s',
  (words) => {
    expect(withArticle(words.replace(/^an? /, ''))).toBe(words);
  },
);

it('asks for a region in countries without states', () => {
  const subject = { ...SUBJECT, country: 'GB' };
  expect(sentence({ subject, certain: NOTHING_CERTAIN })).toContain('in [your town and region].');
});

it('leaves blanks for unknown facts', () => {
  expect(sentence({ certain: NOTHING_CERTAIN })).toBe(
    '[your business name] is [what you are] in [your town and state]. Call [your phone number].',
  );
});

const servedTowns = (...names: string[]) => ({
  places: names.map((name) => ({
    ...{ name, region: null, mentions: 1, served: true },
    evidence: { url: 'https://www.example.com/', place: 'text' as const, excerpt: name },
  })),
});

it('does not let one of several towns stand for the others', () => {
  const trade = tradeOf('plumbing', 'storefront');
  const towns = (...names: string[]) =>
    sentence({
      trade,
      certain: serving(...names),
      areas: { ...NO_AREAS, ...servedTowns('Nampa', 'Eagle', 'Kuna') },
    });
  expect(towns('Nampa')).toContain('in Boise, ID. Call');
  expect(towns('Nampa', 'Eagle')).toContain('in Boise, ID, serving Nampa, Eagle and other towns. Call');
});

it('does not repeat a region that is named like its town', () => {
  const certain = { ...CERTAIN, town: certainFact({ city: 'Auckland', region: 'Auckland' }, 'Auckland') };
  expect(sentence({ certain, trade: tradeOf('plumbing', 'storefront') })).toContain('in Auckland. Call');
});

describe('the services in it', () => {
  const HEADED = pageFrom(
    '<title>Fans and smoke alarms</title><h2>Ceiling Fans</h2><h2>Smoke Alarms</h2><h2>EICR TESTING</h2>',
  );
  const offering = (certain: readonly string[], all: number, page = HEADED) => {
    const services = { ...siteFacts({}).services, services: Array.from({ length: all }, () => ({})) } as never;
    const named = certain.map((name) => certainFact({ url: null }, name));
    return sentence({ certain: { ...CERTAIN, services: named }, services, pages: [page] });
  };

  it('are all of them, or the first ones and more', () => {
    expect(offering(['Ceiling Fans', 'Smoke Alarms'], 2)).toContain(' We offer smoke alarms and ceiling fans. ');
    expect(offering(['Ceiling Fans', 'Smoke Alarms'], 5)).toContain(' We offer smoke alarms, ceiling fans and more. ');
  });

  it('begin with those of the title', () => {
    expect(offering(['Ceiling Fans', 'EICR TESTING', 'Smoke Alarms'], 3)).toContain(
      ' We offer smoke alarms, ceiling fans and EICR testing. ',
    );
  });

  it('stay a blank if they are few of many', () => {
    expect(offering(['Ceiling Fans', 'EICR TESTING'], 17)).toContain(' We offer [your two or three main services]. ');
    expect(offering(['Ceiling Fans'], 17)).not.toContain('We offer');
  });

  it('keep the capitals of countries', () => {
    const page = pageFrom('<h2>Swedish Massage</h2><h2>Sports Massage</h2>');
    expect(offering(['Swedish Massage', 'Sports Massage'], 2, page)).toContain(
      'We offer Swedish massage and sports massage.',
    );
  });
});
