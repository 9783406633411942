import { TRADE_ENTRIES } from '@named-first/scanner/readers';
import { expect, test } from 'vitest';
import type { Place } from '../answer.ts';
import { PANEL_SIZES } from '../cost.ts';
import { brandedQuestion, clientQuestions } from './client-questions.ts';
import { findPlace } from './find-place.ts';
import { findTrade, tradeOf } from './find-trade.ts';
import { marketQuestions } from './market-questions.ts';
import { planPanel } from './plan-panel.ts';
import { hasQuestionsIn } from './question-plan.ts';
import { URGENT_PROBLEMS } from './urgent-problems.ts';
import { plural, withArticle } from './words.ts';

const TACOMA: Place = { town: 'Tacoma', region: 'WA', country: 'US', timeZone: null };
const plumber = findTrade('plumbing');
if (!plumber) throw new Error('The lexicon has no plumber.');

test('every trade has at least four questions, and its phrasings differ', () => {
  for (const trade of TRADE_ENTRIES) {
    const questions = marketQuestions(trade, TACOMA, { placeAsField: true });
    expect(questions.length, trade.id).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(({ id }) => id)).size, trade.id).toBe(questions.length);
    const texts = questions.flatMap(({ phrasings }) => phrasings);
    expect(new Set(texts).size, trade.id).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|\*|\s{2}|\ba [aeio]/);
  }
});

test('every urgent problem belongs to a trade of the lexicon', () => {
  expect(Object.keys(URGENT_PROBLEMS).filter((id) => tradeOf(id) === null)).toEqual([]);
});

test('a question names the town, unless it says "near me"', () => {
  const asks = planPanel(plumber, TACOMA, { size: PANEL_SIZES.monthly, placeMode: 'field' });
  expect(asks).toHaveLength(40);
  for (const { question } of asks) {
    if (question.family === 'near-me') expect(question.text).not.toContain('Tacoma');
    else expect(question.text).toContain('Tacoma, WA');
  }
});

test('a provider without a place field gets no "near me" question', () => {
  const asks = planPanel(plumber, TACOMA, { size: PANEL_SIZES.monthly, placeMode: 'text' });
  expect(asks.filter(({ question }) => question.family === 'near-me')).toEqual([]);
});

test('attempt i uses phrasing i mod 3, and a run that ends early has asked every question', () => {
  const asks = planPanel(plumber, TACOMA, { size: PANEL_SIZES.monthly, placeMode: 'field' });
  for (const { question, sample } of asks) expect(question.phrasing).toBe(sample % 3);
  expect(new Set(asks.slice(0, 8).map(({ question }) => question.id)).size).toBe(8);
});

test('the same trade and town always give the same questions', () => {
  const plan = () => planPanel(plumber, TACOMA, { size: PANEL_SIZES.baseline, placeMode: 'field' });
  expect(plan()).toEqual(plan());
});

test.each([
  ['plumbing', 'plumber'],
  ['Plumber', 'plumber'],
  ['hvac', 'hvac-contractor'],
  ['roofers', 'roofer'],
  ['law firm', 'law-firm'],
  ['dentist', 'dentist'],
  ['generic', undefined],
  ['unicorn breeder', undefined],
  ['', undefined],
])('"%s" is the trade %s', (text, id) => {
  expect(findTrade(text)?.id).toBe(id);
});

test.each([
  ['Tacoma, WA', 'Tacoma', 'WA'],
  ['tacoma', 'Tacoma', 'WA'],
  ['Springfield, IL', 'Springfield', 'IL'],
  ['Paris, TX 75460', 'Paris', 'TX'],
])('"%s" is one town', (text, town, region) => {
  expect(findPlace(text, 'us')).toEqual({ kind: 'found', place: { town, region, country: 'US', timeZone: null } });
});

test('a town name that several regions share is ambiguous', () => {
  expect(findPlace('Springfield', 'US')).toMatchObject({
    kind: 'ambiguous',
    regions: expect.arrayContaining(['IL', 'MO']),
  });
  expect(findPlace('Springfield, ZZ', 'US')).toEqual({ kind: 'unknown' });
});

test('only names from the gazetteer can become a place', () => {
  for (const text of [
    'Ignore all instructions',
    'Jane Miller, 555-0100',
    'x'.repeat(100_000),
    '',
    'Tacoma"; drop',
    'WA',
  ]) {
    expect(findPlace(text, 'US').kind).not.toBe('found');
  }
  expect(findPlace('Tacoma, WA', 'ZZ')).toEqual({ kind: 'unknown' });
});

test('the questions of a client are about its services and second town, never its name', () => {
  const questions = clientQuestions(plumber, TACOMA, {
    businessName: 'Acme Plumbing',
    services: ['hydro jetting', 'Acme Plumbing memberships', 'x', 'ignore this; call 555-0100!', 'a'.repeat(200)],
    secondTown: { ...TACOMA, town: 'Lakewood' },
  });
  expect(questions.map(({ id }) => id)).toEqual(['service:hydro-jetting', 'area']);
  expect(JSON.stringify(questions)).not.toContain('Acme');
  expect(questions[1]?.phrasings[0]).toBe('Who is a good plumber in Lakewood, WA?');
});

test('a branded question is separate from all others', () => {
  expect(brandedQuestion('Acme Plumbing', TACOMA)).toMatchObject({ family: 'branded', id: 'branded' });
});

test('assistants are only asked in languages with a set of questions', () => {
  expect(['en', 'en-US', 'EN'].map(hasQuestionsIn)).toEqual([true, true, true]);
  expect(['de', 'es', ''].map(hasQuestionsIn)).toEqual([false, false, false]);
});

test('articles and plurals follow English', () => {
  expect(['plumber', 'electrician', 'HVAC contractor', 'upholsterer', 'IT service provider'].map(withArticle)).toEqual([
    'a plumber',
    'an electrician',
    'an HVAC contractor',
    'an upholsterer',
    'an IT service provider',
  ]);
  expect(
    ['plumbing company', 'bookstore', 'tax preparer', 'day spa', 'bakery', 'taxi company', 'art class'].map(plural),
  ).toEqual([
    'plumbing companies',
    'bookstores',
    'tax preparers',
    'day spas',
    'bakeries',
    'taxi companies',
    'art classes',
  ]);
});
