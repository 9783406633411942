import type { AskedProvider } from '@named-first/answers';
import { type BusinessFacts, clientAnswersSchema, type MailData, readStoredReport } from '@named-first/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRow, scanReport, scanRow } from '../../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import {
  clientScans,
  clients,
  markets,
  outboundMails,
  panelAnswers,
  panelReadings,
  panelRuns,
  scans,
} from '../../../db/schema/index.ts';
import { planMonths } from '../panels/plan-months.ts';
import { pasteAnswer } from '../paste-answer.ts';
import { getClientAnswers } from './get-client-answers.ts';

const MARKET = { trade: 'plumbing', town: 'Tacoma, WA', country: 'US' };
const PHONE = { shown: '(253) 555-0242', certain: true, evidence: null };
const FACTS: BusinessFacts = {
  ...{ domain: 'acme.example', readAt: '2026-03-01T00:00:00.000Z', language: 'en', country: 'US', trade: 'plumber' },
  ...{ name: { shown: 'Copper Creek Plumbing', certain: true, evidence: null }, alsoCalled: [] },
  phones: [{ value: '+12535550242', ...PHONE }],
  towns: [{ name: 'Tacoma', region: 'WA' }],
  ...{ addresses: [], hours: null, emergency: null, prices: [], services: [] },
  ...{ licences: [], profiles: [], disagreeing: [] },
};
const NAMED = 'Call **Copper Creek Plumbing** in Tacoma: (253) 555-0242.';
const NOT_NAMED = 'Call **Puget Pipe Works** in Tacoma: (253) 555-0377.';

describeOnEachDatabase('what assistants say about a client', (open) => {
  let product: TestProduct;
  let clientId: string;

  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    const { db } = product.deps;
    await db.execute(sql`truncate markets, clients, client_scans, scans, outbound_mails cascade`);
    const [client] = await db
      .insert(clients)
      .values(clientRow({ state: 'active', site: 'example.com' }))
      .returning();
    clientId = client!.id;
  });

  async function scanned(comparable: BusinessFacts | null) {
    const report = scanReport();
    const business = { ...readStoredReport(report).business, comparable };
    const [scan] = await product.deps.db
      .insert(scans)
      .values(scanRow({ site: 'example.com', report: { ...report, business } }))
      .returning();
    await product.deps.db.insert(clientScans).values({ clientId, scanId: scan!.id, reason: 'baseline' });
  }

  const setMarket = (market: Record<string, string> = MARKET) =>
    product.asAdmin(`/api/admin/assistants/clients/${clientId}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(market),
    });
  const answers = async () =>
    clientAnswersSchema.parse(await bodyOf(await product.asAdmin(`/api/admin/assistants/clients/${clientId}`)));

  /** Pastes answers of one month, `named` of which name the client. */
  async function pasted(month: string, count: number, named: number, assistant = 'ChatGPT app') {
    for (let at = 0; at < count; at++) {
      const text = `${at < named ? NAMED : NOT_NAMED} (${at})`;
      const question = ['find', 'urgent', 'trust'][at % 3]!;
      await pasteAnswer(product.deps, {
        ...{ ...MARKET, question, assistant, date: `${month}-02`, text, sources: ['https://a.example/'] },
      });
    }
  }

  /** Stores a round of answers to the question about the client by name; null is a question that was skipped. */
  async function askedByName(said: Partial<Record<AskedProvider, string | null>>) {
    const { db, clock } = product.deps;
    const [market] = await db.select().from(markets);
    const [run] = await db
      .insert(panelRuns)
      .values({
        ...{ marketId: market!.id, clientId, purpose: 'branded', period: '2026-03', questionsVersion: 1, capMicros: 0 },
        ...{ state: 'done', planned: 5, finishedAt: clock.now() },
      })
      .returning();
    const [example] = await db.select().from(panelAnswers);
    for (const [provider, text] of Object.entries(said)) {
      const own = provider as AskedProvider;
      await db.insert(panelAnswers).values({
        ...{
          runId: run!.id,
          provider: own,
          questionId: 'branded',
          sample: 0,
          dueAt: clock.now(),
          askedAt: clock.now(),
        },
        question: { ...example!.question, id: 'branded', family: 'branded', text: 'What do you know about …?' },
        state: text === null ? 'skipped' : 'answered',
        cohort: text === null ? null : { ...example!.cohort!, provider: own, host: `${provider}.example` },
        answer: text === null ? null : ({ ...example!.answer!, text, cited: [], searched: true } as never),
      });
    }
  }

  test('without a market it suggests the one that their site names, and a person sets it', async () => {
    expect(await answers()).toMatchObject({ market: null, suggested: null, hasFacts: false, lines: [] });
    await scanned(FACTS);
    expect(await answers()).toMatchObject({
      hasFacts: true,
      suggested: { trade: 'plumber', town: 'Tacoma, WA', country: 'US' },
    });
    expect((await setMarket()).status).toBe(200);
    expect(await answers()).toMatchObject({
      market: { trade: 'plumber', town: 'Tacoma', region: 'WA', country: 'US' },
    });
  });

  test('an unknown town is refused, and the market stays', async () => {
    await setMarket();
    const refused = await setMarket({ ...MARKET, town: 'Springfield' });
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      400,
      expect.stringContaining('Several regions have a town of this name'),
    ]);
    expect(await answers()).toMatchObject({ market: { town: 'Tacoma' } });
  });

  test('a second town has its own line, and the date of an unchanged market stays', async () => {
    await scanned({ ...FACTS, towns: ['Tacoma', 'Olympia'].map((name) => ({ name, region: 'WA' })) });
    await setMarket();
    const { market } = await answers();
    product.clock.time = new Date(product.clock.time.getTime() + 86_400_000);
    expect((await setMarket({ ...MARKET, secondTown: 'Olympia, WA' })).status).toBe(200);
    await pasted('2026-01', 6, 6);
    await pasteAnswer(product.deps, {
      ...{ ...MARKET, town: 'Olympia, WA', question: 'find', assistant: 'ChatGPT app', date: '2026-01-02' },
      ...{ text: 'Call **Puget Pipe Works** in Olympia.', sources: ['https://a.example/'] },
    });
    const shown = await answers();
    expect(shown.market).toEqual(market);
    expect(shown.lines[0]?.points[0]?.share).toMatchObject({ named: 6, read: 6 });
    expect(shown.second).toMatchObject({ town: 'Olympia', lines: [{ points: [{ share: { named: 0, read: 1 } }] }] });
    await setMarket();
    expect(await answers()).toMatchObject({ second: null, lines: [{ points: [{ share: { read: 6 } }] }] });
  });

  test('an answer by name counts with a second identifier, and is in no line', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-03', 6, 3);
    const before = await answers();
    expect(before.byName).toBeNull();
    const said = {
      openai: 'Copper Creek Plumbing in Tacoma has the phone number (253) 555-0242. It is permanently closed.',
      anthropic: 'Copper Creek Plumbing (Portland, OR) has many five-star reviews; call (503) 555-0288.',
      perplexity: 'Copper Creek Plumbing in Tacoma is a plumbing company that offers many services.',
      compatible: null,
    };
    await askedByName(said);
    const shown = await answers();
    expect(shown.lines).toEqual(before.lines);
    expect(shown.byName?.assistants.map(({ provider, says, alike }) => [provider, says, alike?.reason])).toEqual([
      ['anthropic', 'mixes-up', 'other-town'],
      ['openai', 'knows', undefined],
      ['perplexity', 'does-not-know', undefined],
    ]);
    expect(shown.byName).toMatchObject({ period: '2026-03', compared: true, unanswered: 1 });
    expect(shown.byName?.claims[0]).toMatchObject({ kind: 'closed', said: 'permanently closed' });
  });

  const alerts = async () => {
    await planMonths(product.deps, new AbortController().signal);
    const mails = await product.deps.db.select().from(outboundMails).where(eq(outboundMails.kind, 'answers-alert'));
    return mails.map(({ recipient, data }) => ({ recipient, ...(data as MailData['answers-alert']) }));
  };

  test('a clear change is mailed to the agency, once', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-01', 9, 0);
    await pasted('2026-02', 9, 9);
    expect(await alerts()).toEqual([]);
    const { db, clock, settings } = product.deps;
    await db.update(panelRuns).set({ purpose: 'monthly', state: 'done', finishedAt: clock.now() });
    expect(await alerts()).toMatchObject([
      {
        ...{ recipient: settings.mailTo, period: '2026-02', claims: [] },
        ...{ adminUrl: expect.stringContaining(clientId) },
        changes: [
          {
            assistant: 'ChatGPT app, pasted by hand',
            town: 'Tacoma',
            change: 'rose',
            words: 'Named in 9 of 9 answers',
          },
        ],
      },
    ]);
    expect(await alerts()).toHaveLength(1);
  });

  test('a wrong statement is mailed to the agency if two answers make it', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-02', 1, 0);
    const wrong = 'Copper Creek Plumbing (acme.example) in Tacoma: call (253) 555-0999.';
    await askedByName({ openai: wrong });
    expect(await alerts()).toEqual([]);
    await product.deps.db.delete(panelRuns).where(eq(panelRuns.purpose, 'branded'));
    await askedByName({ openai: wrong, anthropic: `${wrong} They also clean drains.` });
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      ...{ period: '2026-03', changes: [] },
      claims: [{ what: 'Phone', said: '(253) 555-0999', site: '(253) 555-0242', answers: 2 }],
    });
  });

  test('a month in which nobody answered says who did not, and why', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-01', 3, 1);
    const { db } = product.deps;
    await db.update(panelRuns).set({ purpose: 'monthly' });
    expect((await answers()).missing).toBeNull();
    await db.update(panelAnswers).set({ provider: 'openai', state: 'failed', reason: 'overloaded' });
    expect((await answers()).missing).toEqual({
      period: '2026-01',
      questions: [{ name: 'OpenAI, maker of ChatGPT', why: 'no-answer', questions: 3 }],
    });
  });

  test('facts that are much older than the answers by name are not compared', async () => {
    await scanned({ ...FACTS, readAt: '2026-01-01T00:00:00.000Z' });
    await setMarket();
    await pasted('2026-03', 1, 1);
    const { db, clock } = product.deps;
    await db.update(panelRuns).set({ purpose: 'branded', clientId });
    await db.update(panelAnswers).set({ askedAt: clock.now() });
    expect((await answers()).byName).toMatchObject({ compared: false, assistants: [{ says: 'knows' }] });
  });

  test('an unknown client has no answers', async () => {
    const nobody = crypto.randomUUID();
    expect((await product.asAdmin(`/api/admin/assistants/clients/${nobody}`)).status).toBe(404);
    expect((await product.app.request(`/api/admin/assistants/clients/${clientId}`)).status).toBe(401);
  });

  test('each month is a point, compared with the month before; another assistant has its own line', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-02', 9, 9);
    await pasted('2026-01', 9, 0);
    await pasted('2026-02', 3, 1, 'Claude app');
    const { unread, lines } = await answers();
    expect(unread).toBe(0);
    const told = lines.map(({ host, points }) => [
      host,
      points.map(({ period, share, change }) => [period, share.named, share.read, share.range !== null, change]),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      'ChatGPT app': [
        ['2026-01', 0, 9, true, null],
        ['2026-02', 9, 9, true, 'rose'],
      ],
      'Claude app': [['2026-02', 1, 3, false, null]],
    });
  });

  test('a month keeps its reading if the facts change later, until the reader itself changes', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-01', 6, 6);
    const before = await answers();
    await scanned({ ...FACTS, name: { ...FACTS.name!, shown: 'Another Name Entirely' }, phones: [] });
    expect((await answers()).lines).toEqual(before.lines);
    await product.deps.db.update(panelReadings).set({ readerVersion: 0 });
    expect((await answers()).lines[0]?.points[0]?.share).toMatchObject({ named: 0, read: 6 });
  });

  test('many answers are read in several requests, which together count each answer once', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-01', 130, 40);
    const first = await answers();
    expect(first.unread).toBe(30);
    expect((await Promise.all([answers(), answers()])).map(({ unread }) => unread)).toEqual([0, 0]);
    const { unread, lines } = await answers();
    expect([unread, lines[0]?.points[0]?.share]).toMatchObject([0, { named: 40, read: 130 }]);
    expect(await product.deps.db.select().from(panelReadings)).toHaveLength(130);
  });

  test('without facts of the site nothing is counted, and a sample is not a point of a line', async () => {
    await setMarket();
    await pasted('2026-01', 6, 6);
    expect(await answers()).toMatchObject({ hasFacts: false, unread: 0, lines: [] });
    await scanned(FACTS);
    await product.deps.db.update(panelRuns).set({ purpose: 'sample', period: null });
    expect(await answers()).toMatchObject({ hasFacts: true, lines: [] });
  });

  test('readings are deleted with the client', async () => {
    await scanned(FACTS);
    await setMarket();
    await pasted('2026-01', 2, 1);
    await getClientAnswers(product.deps, clientId);
    expect(await product.deps.db.select().from(panelReadings)).toHaveLength(2);
    await product.deps.db.delete(clients).where(eq(clients.id, clientId));
    expect(await product.deps.db.select().from(panelReadings)).toEqual([]);
  });
});
