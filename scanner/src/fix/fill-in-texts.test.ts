import { TRADES } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { CERTAIN, certainFact, NOTHING_CERTAIN, SUBJECT, tradeOf } from '../../test/page-facts.ts';
import { questionsIn } from '../lexicon/questions/index.ts';
import { CUSTOMERS } from '../lexicon/trade.ts';
import { questionsFor } from '../understand/offers/questions.ts';
import { priceRangeBlank } from './country-words.ts';
import { credentialLines, identifierMarkup } from './credential-lines.ts';
import { questionSentences } from './question-sentences.ts';
import { townSentence } from './town-list.ts';

const townsOf = (...names: string[]) => names.map((name) => certainFact(name, name));

describe('texts to fill in', () => {
  it.each(TRADES)('exist for every question of %s, with a blank for what only the owner knows', (trade) => {
    for (const { id, question } of questionsFor(trade)) {
      const { text } = questionSentences([{ id, question, state: 'absent', evidence: null }], CERTAIN, SUBJECT);
      expect(text, id).not.toContain('[your answer]');
      expect(text, id).toContain('[');
    }
  });

  it.each(CUSTOMERS)('exist for every question that customers ask of this kind of business: %s', (customers) => {
    for (const { id, question } of questionsIn('en', 'generic', customers)) {
      const { text } = questionSentences([{ id, question, state: 'absent', evidence: null }], CERTAIN, SUBJECT);
      expect(text, id).not.toContain('[your answer]');
      expect(text, id).toContain('[');
    }
  });

  it('name the known towns and leave the rest blank', () => {
    expect(townSentence({ ...CERTAIN, towns: townsOf('Nampa') }).text).toBe(
      'Copper Creek Plumbing serves Boise, Nampa and [town], ID.',
    );
    expect(townSentence(NOTHING_CERTAIN).text).toBe('[Your business name] serves [town], [town] and [town].');
  });

  it('never put a county after a list of towns', () => {
    const town = certainFact({ city: 'Ipswich', region: 'Suffolk' }, 'Ipswich');
    expect(townSentence({ ...CERTAIN, town, towns: townsOf('Woodbridge', 'Saxmundham') }).text).toBe(
      'Copper Creek Plumbing serves Ipswich, Woodbridge and Saxmundham.',
    );
  });

  it.each(TRADES)('ask other countries for nothing that only the United States have: %s', (trade) => {
    const subject = { ...SUBJECT, country: 'DE' };
    const none = {
      credentials: [],
      groups: [],
      numbered: null,
      companyNumber: null,
      standing: null,
      likely: [],
      bonded: null,
      california: false,
    };
    const gaps = questionsFor(trade).map(
      ({ id, question }) => ({ id, question, state: 'absent', evidence: null }) as const,
    );
    const texts = [
      ...gaps.map((gap) => questionSentences([gap], CERTAIN, subject)),
      credentialLines(none, tradeOf(trade), subject, CERTAIN),
      identifierMarkup(none, trade, subject, CERTAIN),
    ].map(({ text }) => text);
    expect(texts.join('\n')).not.toMatch(/\[state|\bNPI\b|\bbar\b|\bNATE\b|\bEPA\b|NABCEP|\$\[/i);
  });

  it('ask for a license and name materials as in the country', () => {
    const sentenceOf = (id: string, country: string | null) =>
      questionSentences([{ id, question: id, state: 'absent', evidence: null }], CERTAIN, { ...SUBJECT, country }).text;
    expect(sentenceOf('licensed', 'US')).toContain('We are licensed in [state], license number');
    expect(sentenceOf('licensed', 'GB')).toContain('[Kind of licence or registration, if your trade needs one]');
    expect(sentenceOf('materials', 'GB')).toContain('[tile, slate, metal, flat] roofs');
    expect(sentenceOf('water-heaters', 'IE')).toContain('[boilers / water heaters]');
  });

  it('give the level of prices in the currency of the country', () => {
    const rangeIn = (country: string | null) => priceRangeBlank({ ...SUBJECT, country });
    expect(['US', 'GB', 'IE'].map(rangeIn)).toEqual(['[$, $$ or $$$]', '[£, ££ or £££]', '[€, €€ or €€€]']);
    expect(rangeIn('CH')).toBe('[your lowest and highest price, such as CHF 50–200]');
    expect(rangeIn(null)).not.toContain('$');
  });

  it('do not promise results for lawyers and clinicians', () => {
    const lawFirm = certainFact({ noun: 'lawyer', companyNoun: 'law firm' }, 'lawyer');
    const gap = [
      { id: 'guarantee', question: 'Do you guarantee your work?', state: 'absent' as const, evidence: null },
    ];
    expect(questionSentences(gap, { ...CERTAIN, noun: lawFirm }, SUBJECT).text).not.toContain('is guaranteed');
    expect(questionSentences(gap, CERTAIN, SUBJECT).text).toContain('is guaranteed');
  });

  describe('of proof', () => {
    const none = {
      ...{ credentials: [], groups: [], numbered: null, companyNumber: null },
      ...{ standing: null, likely: [], bonded: null, california: false },
    };
    const linesOf = (id: string, country: string, shape: 'storefront' | 'service-area' = 'storefront') =>
      credentialLines(none, { ...tradeOf('generic', shape), id }, { ...SUBJECT, country }, CERTAIN).text;

    it('name the insurer only where something may be damaged', () => {
      expect(linesOf('plumber', 'GB')).toContain('Insured through [insurer]');
      for (const id of ['cafe', 'barber', 'accountant', 'dentist']) expect(linesOf(id, 'GB')).not.toContain('Insured');
    });

    it('name a license of the country for the trade as an example', () => {
      expect(linesOf('plumber', 'GB')).toContain(
        '[Kind of licence or registration, for example Gas Safe Register] number',
      );
      expect(linesOf('painter', 'GB')).toContain('[Kind of licence or registration] number');
    });

    it('ask a café for no license, and a hotel only where one is registered', () => {
      for (const id of ['cafe', 'florist', 'hotel']) expect(linesOf(id, 'GB')).not.toContain('number [your number]');
      expect(linesOf('hotel', 'CO')).toContain('for example Registro Nacional de Turismo');
    });
  });

  it('leave the number of a license blank', () => {
    const none = {
      credentials: [],
      groups: [],
      numbered: null,
      companyNumber: null,
      standing: null,
      likely: [],
      bonded: null,
      california: false,
    };
    expect(identifierMarkup(none, 'legal', SUBJECT, CERTAIN).text).toContain('[your bar number]');
    expect(identifierMarkup(none, 'plumbing', SUBJECT, CERTAIN).text).toContain('[your license number]');
  });
});
