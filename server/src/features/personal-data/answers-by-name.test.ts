import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientRow, leadRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import {
  clientMarkets,
  clients,
  leads,
  markets,
  panelAnswers,
  panelReadings,
  panelRuns,
} from '../../db/schema/index.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

const ADA = 'ada@pipe.example';
const ASKED_AT = new Date('2026-03-04T10:00:00Z');

const REPLY = {
  served: 'gpt-6-luna-2026-09-30',
  usage: { inputTokens: 20, outputTokens: 40, searches: 1 },
  cost: { micros: 10_000, kind: 'estimated' as const },
  requestId: null,
};
const SOURCE = { url: 'https://pipe.example/', title: 'Pipe & Daughters', start: 0, end: 4, quote: null };
const ANSWERED = {
  ...{ ...REPLY, state: 'answered' as const, text: 'Pipe & Daughters are plumbers in Tacoma.', cut: false },
  ...{ cited: [SOURCE], consulted: [{ url: 'https://list.example/', title: null }] },
  ...{ searches: ['pipe & daughters tacoma'], searched: true },
};
const COHORT = {
  ...{ provider: 'openai' as const, host: 'api.openai.com', served: REPLY.served, tool: 'web_search' },
  ...{ toolChoice: 'required', effort: 'low', placeMode: 'field' as const, questionsVersion: 1 },
};

describeOnEachDatabase('the answers about a business by name', (open) => {
  let product: TestProduct;
  let leadId: string;
  let otherId: string;
  beforeAll(async () => {
    product = await openTestProduct(await open());
    leadId = await addLead();
    const marketId = await addMarket();
    const own = await addClient(` ${ADA.toUpperCase()}`);
    const second = await addClient(ADA);
    const other = await addClient('ben@drain.example');
    const [march, april, ofSecond, ofOther, ofMarket] = await Promise.all([
      addRound({ marketId, clientId: own, period: '2026-03' }),
      addRound({ marketId, clientId: own, period: '2026-04' }),
      addRound({ marketId, clientId: second, period: '2026-03' }),
      addRound({ marketId, clientId: other, period: '2026-03' }),
      addRound({ marketId, clientId: null, period: '2026-03' }),
    ]);
    await addAnswer(march, { state: 'answered', answer: ANSWERED, cohort: COHORT, askedAt: ASKED_AT, raw: '{"id":1}' });
    await addAnswer(march, {
      ...{ provider: 'anthropic', state: 'refused', askedAt: ASKED_AT },
      answer: { ...REPLY, state: 'refused', words: 'I cannot say.' },
    });
    await addAnswer(march, { provider: 'perplexity', state: 'failed', reason: 'timeout' });
    await addAnswer(april, { state: 'planned' });
    for (const round of [ofSecond, ofOther]) await addAnswer(round, { state: 'answered', answer: ANSWERED });
    const answerId = await addAnswer(ofMarket, { state: 'answered', answer: ANSWERED });
    for (const clientId of [own, other]) {
      await product.deps.db.insert(clientMarkets).values({ clientId, marketId, since: ASKED_AT });
      const reading = { clientId, answerId, verdict: 'named', readerVersion: 1, factsReadAt: ASKED_AT } as const;
      await product.deps.db.insert(panelReadings).values(reading);
    }
    otherId = other;
  });
  afterAll(() => product.close());

  async function addLead(): Promise<string> {
    const row = leadRow({ email: ADA, emailNormalised: ADA });
    const [lead] = await product.deps.db.insert(leads).values(row).returning();
    return lead!.id;
  }

  async function addMarket(): Promise<string> {
    const place = { trade: 'plumber', town: 'Tacoma', region: 'WA', country: 'US', language: 'en' };
    const [market] = await product.deps.db.insert(markets).values(place).returning();
    return market!.id;
  }

  async function addClient(email: string): Promise<string> {
    const [client] = await product.deps.db.insert(clients).values(clientRow({ email })).returning();
    return client!.id;
  }

  type Round = { marketId: string; clientId: string | null; period: string };

  async function addRound(round: Round): Promise<string> {
    const purpose = round.clientId === null ? 'monthly' : 'branded';
    const row = { ...round, purpose, questionsVersion: 1, capMicros: 0, state: 'done' } as const;
    const [run] = await product.deps.db.insert(panelRuns).values(row).returning();
    return run!.id;
  }

  type Row = typeof panelAnswers.$inferInsert;

  async function addAnswer(runId: string, row: Partial<Row> & Pick<Row, 'state'>): Promise<string> {
    const text = 'What do you know about Pipe & Daughters in Tacoma, WA?';
    const question = { id: 'branded', family: 'branded' as const, phrasing: 0, text, language: 'en', version: 1 };
    const asked = { runId, provider: 'openai' as const, questionId: 'branded', sample: 0, question, dueAt: ASKED_AT };
    const [answer] = await product.deps.db
      .insert(panelAnswers)
      .values({ ...asked, ...row })
      .returning();
    return answer!.id;
  }

  async function storedIds(): Promise<string[]> {
    const rows = await product.deps.db.select({ id: panelAnswers.id }).from(panelAnswers);
    return rows.map(({ id }) => id);
  }

  test('are in the export of the buyer with question, assistant, date, text and sources', async () => {
    const { answersByName, clientMarkets: chosen, answerVerdicts } = await exportPerson(product.deps, leadId);
    expect(chosen).toMatchObject([{ rank: 'main', market: { trade: 'plumber', town: 'Tacoma' } }]);
    expect(answerVerdicts).toMatchObject([{ verdict: 'named' }]);
    const question = 'What do you know about Pipe & Daughters in Tacoma, WA?';
    expect(answersByName).toHaveLength(5);
    expect(answersByName.find(({ raw }) => raw !== null)).toMatchObject({
      ...{ period: '2026-03', assistant: 'openai', model: REPLY.served, askedAt: ASKED_AT, question, raw: '{"id":1}' },
      ...{ state: 'answered', text: ANSWERED.text, sources: [SOURCE], pagesRead: ANSWERED.consulted },
      searches: ANSWERED.searches,
    });
    expect(answersByName.find(({ state }) => state === 'refused')).toMatchObject({
      text: 'I cannot say.',
      sources: [],
    });
    expect(answersByName.find(({ state }) => state === 'planned')).toMatchObject({
      question,
      text: null,
      askedAt: null,
    });
  });

  test('are exported exactly if erasing the buyer deletes them', async () => {
    const before = await storedIds();
    const { answersByName } = await exportPerson(product.deps, leadId);
    await erasePerson(product.deps, leadId);
    const left = await storedIds();
    const erased = before.filter((id) => !left.includes(id));
    expect(answersByName.map(({ id }) => id).sort()).toEqual(erased.sort());
    expect(left, 'that of another client, and that of the market').toHaveLength(2);
  });

  test('are not asked for again after the erasure: the client has no market left', async () => {
    const ofClients = (rows: { clientId: string }[]) => rows.map(({ clientId }) => clientId);
    expect(ofClients(await product.deps.db.select().from(clientMarkets))).toEqual([otherId]);
    expect(ofClients(await product.deps.db.select().from(panelReadings))).toEqual([otherId]);
  });
});
