import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PeerReply,
  type ProviderPeer,
  peerAnswer,
  startProviderPeer,
} from '../../../../../answers/test/provider-peer.ts';
import { type Death, eachDeath, mortalProcess } from '../../../../test/mortal-process.ts';
import { openTestDatabase, testServer } from '../../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { assistantLanes, assistantSpend, outboundMails, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import { parseSettings } from '../../../settings/settings.ts';
import { createAskers } from '../create-askers.ts';
import { planPanelRun } from '../panels/plan-panel-run.ts';
import { startPanel } from '../panels/start-panel.ts';
import { askAnswer } from './ask-answer.ts';
import { MAX_ATTEMPTS } from './begin-ask.ts';

const BILLED = 11_150;
/** Longer than the time after which a request counts as lost. */
const LATER_MS = 151_000;
const never = () => new AbortController().signal;
const error = (status: number, type: string, headers = {}): PeerReply => ({
  ...{ status, headers, body: { error: { type, message: 'Not now' } } },
});

type Scenario = { name: string; replies?: PeerReply[]; env?: Record<string, string>; ends: string; mails?: number };

const ANSWERS: Scenario = { name: 'that answers', ends: 'answered' };
const BUSY: Scenario = {
  name: 'that is too busy at first',
  replies: [error(429, 'rate_limit_error', { 'retry-after': '5' })],
  ends: 'answered',
};
const REFUSES_KEY: Scenario = {
  name: 'that refuses the key for the third time',
  replies: Array.from({ length: 9 }, () => error(401, 'authentication_error')),
  ends: 'failed bad-key',
  mails: 1,
};
const UNPAID: Scenario = {
  name: 'that cannot be paid',
  env: { ASSISTANTS_DAY_LIMIT_USD: '0.01' },
  ends: 'skipped budget',
};

describe.skipIf(!testServer())('asking while the process is killed (needs PostgreSQL)', () => {
  let product: TestProduct;
  let peer: ProviderPeer;
  let process: ReturnType<typeof mortalProcess>;
  let replies: PeerReply[] = [];

  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('postgres'));
    peer = await startProviderPeer(({ form }) => replies.shift() ?? peerAnswer(form));
    process = mortalProcess();
  });
  afterAll(async () => {
    process.end();
    await peer.close();
    await product.close();
  });
  beforeEach(() => {
    product.clock.time = new Date('2026-03-02T15:00:00Z');
  });

  async function start({ replies: next = [], env = {} }: Omit<Scenario, 'name' | 'ends'>): Promise<string> {
    const { db } = product.deps;
    await db.execute(sql`truncate markets, outbound_mails, assistant_lanes, assistant_spend cascade`);
    await db.execute(sql`delete from pgboss.job`);
    replies = [...next];
    peer.requests.length = 0;
    const { assistants } = parseSettings({
      ...{ OPENAI_API_KEY: 'sk-of-a-test', OPENAI_API_BASE: peer.baseUrl('openai'), ...env },
    });
    const { askerOf } = product.deps;
    Object.assign(product.deps, { settings: { ...product.deps.settings, assistants } });
    const create = createAskers(assistants.lanes);
    product.deps.askerOf = process.mortal(async (provider) => {
      const asker = await create(provider);
      return asker && { ...asker, ask: process.mortal(asker.ask) };
    }) as typeof askerOf;
    await startPanel(product.deps, { trade: 'plumbing', town: 'Tacoma, WA', country: 'US', purpose: 'sample' });
    const [run] = await db.select().from(panelRuns);
    return run!.id;
  }

  /** A planned run with a single question, so that its answer also ends the run. */
  async function startWithOneQuestion(scenario: Scenario): Promise<string> {
    const runId = await start(scenario);
    const { db } = product.deps;
    await planPanelRun(product.deps, { runId });
    await db.execute(sql`delete from panel_answers where id <> (select id from panel_answers order by due_at limit 1)`);
    await db.execute(sql`delete from pgboss.job`);
    if (scenario.mails) await db.insert(assistantLanes).values({ provider: 'openai', failures: 2 });
    const [row] = await db.select().from(panelAnswers);
    return row!.id;
  }

  const isDone = async () => (await product.deps.db.select().from(panelRuns))[0]?.state === 'done';

  /**
   * Asks one question until its run has ended, with one death on the way. Returns false if the run ended before the
   * death.
   */
  async function liveThrough(scenario: Scenario, fate: Death): Promise<boolean> {
    const answerId = await startWithOneQuestion(scenario);
    process.dieAt(fate);
    await process.survive(async () => {
      product.clock.time = new Date(product.clock.time.getTime() + LATER_MS);
      await askAnswer(product.deps, { answerId }, never());
      if (await isDone()) return true;
      // The job is complete, so another one must be left for the open row.
      expect((await product.queuedJobs()).map(({ name, data }) => [name, data])).toContainEqual([
        'ask-answer',
        { answerId },
      ]);
      return false;
    });
    const hasDied = process.hasDied();
    await expectSound(scenario);
    return hasDied;
  }

  async function expectSound({ name, ends, mails = 0, replies: refused = [] }: Scenario): Promise<void> {
    const { db } = product.deps;
    const [row] = await db.select().from(panelAnswers);
    expect([row?.state, row?.reason].filter((part) => part && part !== 'too-fast').join(' '), name).toBe(ends);
    const requests = peer.requests.length;
    // Usually one request, or two if the first is refused; a death adds one at most.
    expect(requests).toBeLessThanOrEqual(row!.attempts);
    expect(row!.attempts).toBeLessThanOrEqual(Math.min(MAX_ATTEMPTS, (ends === 'answered' ? refused.length : 0) + 2));
    const spend = await db.select().from(assistantSpend).where(eq(assistantSpend.scope, 'all'));
    const counted = spend.reduce((sum, { reservedMicros, spentMicros }) => sum + reservedMicros + spentMicros, 0);
    const billed = ends === 'answered' ? (requests - refused.length) * BILLED : 0;
    expect(counted).toBeGreaterThanOrEqual(billed);
    expect(row!.costMicros).toBe(counted);
    expect(await db.select().from(outboundMails)).toHaveLength(mails);
  }

  test.each<[Death['when'], string, Scenario]>([
    ['before', ANSWERS.name, ANSWERS],
    ['after', ANSWERS.name, ANSWERS],
    ['after', BUSY.name, BUSY],
    ['after', REFUSES_KEY.name, REFUSES_KEY],
    ['after', UNPAID.name, UNPAID],
  ])(
    'killed %s any await of asking a provider %s, the row ends, is not asked too often and never costs too little',
    async (when, _, scenario) => {
      const deaths = await eachDeath(when, (fate) => liveThrough(scenario, fate));
      // Finding the row, loading the asker, begin, lane, row, run, reserve, count, commit, and the same to settle.
      expect(deaths).toBeGreaterThanOrEqual(scenario === UNPAID ? 12 : 25);
    },
    180_000,
  );

  test('killed after any await of planning, a run is planned once', { timeout: 180_000 }, async () => {
    let deaths = 0;
    for (let goesOn = true; goesOn; deaths += 1) {
      const runId = await start({});
      await product.deps.db.execute(sql`delete from pgboss.job`);
      process.dieAt({ at: deaths + 1, when: 'after' });
      await process.survive(async () => {
        await planPanelRun(product.deps, { runId });
        return true;
      });
      goesOn = process.hasDied();
      const rows = await product.deps.db.select().from(panelAnswers);
      const jobs = (await product.queuedJobs()).map(({ data }) => (data as { answerId: string }).answerId);
      expect(jobs.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      expect(rows).toHaveLength(12);
    }
    expect(deaths).toBeGreaterThanOrEqual(8);
  });
});
