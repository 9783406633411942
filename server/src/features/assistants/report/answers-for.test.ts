import { type BusinessFacts, readStoredReport } from '@named-first/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadRow, scanReport } from '../../../../test/factories.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { leads } from '../../../db/schema/index.ts';
import { parseSettings } from '../../../settings/settings.ts';
import { reportText } from '../../scans/report-data.ts';
import { pasteAnswer } from '../paste-answer.ts';
import { answersFor } from './answers-for.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct(await openTestDatabase());
});
afterAll(() => product.close());

const PHONE = { shown: '(253) 555-0242', certain: true, evidence: null };
const FACTS: BusinessFacts = {
  ...{ domain: 'acme.example', readAt: '2026-03-01T00:00:00.000Z', language: 'en', country: 'US', trade: 'plumber' },
  ...{ name: { shown: 'Copper Creek Plumbing', certain: true, evidence: null }, alsoCalled: [] },
  phones: [{ value: '+12535550242', ...PHONE }],
  towns: [{ name: 'Tacoma', region: 'WA' }],
  ...{
    addresses: [],
    hours: null,
    emergency: null,
    prices: [],
    services: [],
    licences: [],
    profiles: [],
    disagreeing: [],
  },
};

const reportWith = (comparable: BusinessFacts | null) => {
  const report = scanReport();
  return { ...report, business: { ...readStoredReport(report).business, comparable } };
};
const withKey = () => {
  const { assistants } = parseSettings({ OPENAI_API_KEY: 'sk-of-a-test' });
  return { db: product.deps.db, settings: { assistants } };
};

test('without a key and without answers the report says that no assistant was asked', async () => {
  expect(await answersFor(product.deps, reportWith(FACTS))).toEqual({ state: 'not-asked', reason: 'no-key' });
});

test('with a key it says what is missing', async () => {
  const reasonFor = async (facts: BusinessFacts | null) => answersFor(withKey(), reportWith(facts));
  expect(await reasonFor(null)).toMatchObject({ reason: 'no-trade' });
  expect(await reasonFor({ ...FACTS, trade: null })).toMatchObject({ reason: 'no-trade' });
  expect(await reasonFor({ ...FACTS, towns: [] })).toMatchObject({ reason: 'no-town' });
  // Several states have a Springfield, so it is not asked about, and the report does not promise it.
  expect(await reasonFor({ ...FACTS, towns: [{ name: 'Springfield', region: null }] })).toMatchObject({
    reason: 'no-town',
  });
  expect(await reasonFor({ ...FACTS, language: 'de' })).toMatchObject({ reason: 'no-language' });
  expect(await reasonFor(FACTS)).toMatchObject({ reason: 'not-yet' });
});

test('answers of the site’s market are compared with its facts, even without a key', async () => {
  const pasted = { trade: 'plumbing', town: 'Tacoma, WA', country: 'US', question: 'find', date: '2026-03-02' };
  const text = '1. **Copper Creek Plumbing** in Tacoma: (253) 555-0247\n2. **Puget Pipe Works**: (253) 555-0377';
  await pasteAnswer(product.deps, { ...pasted, assistant: 'ChatGPT app', text, sources: [] });
  expect(await answersFor(product.deps, reportWith(FACTS))).toMatchObject({
    state: 'asked',
    place: 'Tacoma, WA',
    figures: {
      lanes: [{ provider: 'pasted', share: { named: 1, read: 1, range: null } }],
      rivals: [{ name: 'Puget Pipe Works' }],
      claims: [{ kind: 'phone', verdict: 'wrong', said: '(253) 555-0247' }],
    },
  });
  const second = { ...FACTS, towns: [{ name: 'Spokane', region: 'WA' }, ...FACTS.towns] };
  expect(await answersFor(product.deps, reportWith(second))).toMatchObject({
    ...{ state: 'asked', place: 'Tacoma, WA', otherTowns: [] },
  });
  const namesake = { ...FACTS, towns: [{ name: 'Tacoma', region: 'OH' }] };
  expect(await answersFor(product.deps, reportWith(namesake))).toMatchObject({ state: 'not-asked' });
  const elsewhere = { ...FACTS, towns: [{ name: 'Spokane', region: 'WA' }] };
  expect(await answersFor(product.deps, reportWith(elsewhere))).toMatchObject({ state: 'not-asked' });
});

test('each town of a site is a market of its own, and no answer counts in two of them', async () => {
  const pasted = { trade: 'plumbing', country: 'US', assistant: 'ChatGPT app', date: '2026-03-02', sources: [] };
  const paste = (town: string, question: string, text: string) =>
    pasteAnswer(product.deps, { ...pasted, town, question, text });
  await paste('Olympia, WA', 'find', 'Call **Copper Creek Plumbing** in Olympia: (360) 555-0199.');
  await paste('Olympia, WA', 'trust', 'Call **Puget Pipe Works** in Olympia.');
  await paste('Lacey, WA', 'find', 'Call **Puget Pipe Works** in Lacey.');
  const facts: BusinessFacts = {
    ...FACTS,
    towns: ['Olympia', 'Lacey'].map((name) => ({ name, region: 'WA' })),
    // Each location has its own number. That of the other one is never called wrong.
    phones: [...FACTS.phones, { value: '+13605550199', shown: '(360) 555-0199', certain: true, evidence: null }],
  };
  const view = await answersFor(product.deps, reportWith(facts));
  expect(view).toMatchObject({
    place: 'Olympia, WA',
    figures: { lanes: [{ share: { named: 1, read: 2 } }] },
    otherTowns: [{ place: 'Lacey, WA', figures: { lanes: [{ share: { named: 0, read: 1 } }], claims: [] } }],
  });
  expect(JSON.stringify(view)).not.toContain('"verdict":"wrong"');
});

test("a lead's report carries them", async () => {
  const values = leadRow({ scanStatus: 'scanned', reportData: reportText(reportWith(FACTS)) });
  const [lead] = await product.deps.db.insert(leads).values(values).returning();
  const view = await bodyOf(await product.app.request(`/api/reports/${lead!.reportToken}`));
  expect(view).toMatchObject({ answers: { state: 'asked', figures: { lanes: [{ share: { named: 1, read: 1 } }] } } });
});
