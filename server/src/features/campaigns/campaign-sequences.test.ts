import { campaignPercent } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { campaignForm, campaignLine, countCampaign } from '../../../test/campaign-files.ts';
import { scanReport } from '../../../test/factories.ts';
import { describeOnBothDatabases } from '../../../test/test-database.ts';
import { openTestProduct, type QueuedJob, type TestProduct } from '../../../test/test-product.ts';
import { cancelCampaign } from './cancel-campaign.ts';
import { pauseCampaign } from './pause-campaign.ts';
import { resumeCampaign } from './resume-campaign.ts';
import { retryCampaign } from './retry-campaign.ts';
import { scanCampaignRow } from './rows/scan-campaign-row.ts';
import { uploadCampaign } from './upload/upload-campaign.ts';
import { watchCampaigns } from './watch-campaigns.ts';

/** Each statement costs the embedded database a disk write. */
const SEQUENCES = { embedded: times({ usual: 8, thorough: 40 }), postgres: times({ usual: 30, thorough: 160 }) };
const SITES = ['a', 'b', 'c', 'a', 'd', 'b'];

/** The next event: a user clicks, a job runs, or a process dies while running one (after this many statements). */
const eventArbitrary = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'pause' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'resume' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'retry' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'watch' } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('job' as const), pick: fc.nat(9), outcome: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('kill' as const), pick: fc.nat(9), outcome: fc.nat(2), after: fc.nat(6) }),
  },
);

class Killed extends Error {}

describeOnBothDatabases('random sequences of pause, resume, cancel, retry and kill', (open) => {
  let product: TestProduct;
  let numRuns: number;
  beforeAll(async () => {
    const database = await open();
    numRuns = SEQUENCES[database.kind];
    product = await openTestProduct(database, { env: { RATE_LIMITS: 'off', SCAN_CACHE_SECONDS: '0' } });
  });
  afterAll(() => product.close());

  /** A site with a score, one that refuses us, one that does not answer. */
  const answer = (outcome: number) => {
    product.scanner.answer = async (website) =>
      outcome === 0
        ? scanReport({ website })
        : scanReport({ website, score: null, state: outcome === 1 ? 'login' : 'unreachable' });
  };

  const jobs = async () => (await product.queuedJobs()).filter(({ name }) => name === 'scan-campaign-row');
  const done = ({ id }: QueuedJob) => product.deps.db.execute(sql`delete from pgboss.job where id = ${id}`);
  const run = async (job: QueuedJob) => {
    await scanCampaignRow(product.deps, job.data, new AbortController().signal);
    await done(job);
  };
  /**
   * Runs a job in a process that dies: nothing happens after some statement or commit, and the job stays in the queue.
   */
  const kill = async (job: QueuedJob, after: number) => {
    const deps = { ...product.deps, db: dying(product.deps.db, after) };
    await scanCampaignRow(deps, job.data, new AbortController().signal).catch((error) => {
      if (!(error instanceof Killed) && !(error?.cause instanceof Killed)) throw error;
    });
  };

  test('progress never decreases, counters match rows, and every campaign ends', { timeout: 240_000 }, async () => {
    let sequence = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(eventArbitrary, { minLength: 4, maxLength: 14 }), async (events) => {
        sequence += 1;
        const lines = SITES.map((site, index) =>
          campaignLine(`${site}${sequence}.example.com`, `p${index}@example.com`),
        );
        const bytes = new Uint8Array(await (campaignForm(lines).get('csv') as File).arrayBuffer());
        const upload = { fileName: 'a.csv', bytes, name: 'a', contactAllowed: undefined };
        const { id } = await uploadCampaign(product.deps, upload);
        let percent = 0;
        const look = async () => {
          const counted = await countCampaign(product.deps.db, id);
          expect([counted.completedRows, counted.failedRows]).toEqual([counted.completed, counted.failed]);
          expect([counted.leads, counted.rowsWithoutLead, counted.sharedLeads]).toEqual([counted.completed, 0, 0]);
          const now = campaignPercent({
            totalContacts: counted.total,
            completedScans: counted.completed,
            failedScans: counted.failed,
          });
          expect(now).toBeGreaterThanOrEqual(percent);
          percent = now;
          return counted;
        };
        for (const event of events) {
          if (event.kind === 'job' || event.kind === 'kill') {
            const queued = await jobs();
            const job = queued[event.pick % Math.max(1, queued.length)];
            answer(event.outcome);
            if (job && event.kind === 'job') await run(job);
            else if (job && event.kind === 'kill') await kill(job, event.after);
          } else await command(event.kind, id);
          await look();
        }
        answer(0);
        await resumeCampaign(product.deps, id);
        await watchCampaigns(product.deps);
        for (let left = await jobs(); left.length > 0; left = await jobs()) for (const job of left) await run(job);
        expect(await look()).toMatchObject({ status: expect.stringMatching(/^(completed|failed)$/), work: 0 });
        expect(percent).toBe(100);
      }),
      { numRuns },
    );
  });

  async function command(kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'watch', id: string): Promise<unknown> {
    if (kind === 'watch') return watchCampaigns(product.deps);
    const verbs = { pause: pauseCampaign, resume: resumeCampaign, cancel: cancelCampaign, retry: retryCampaign };
    return verbs[kind](product.deps, id);
  }
});

type Db = TestProduct['deps']['db'];

/** A database handle whose process dies after this many uses: in a transaction before it commits, or right after. */
function dying(db: Db, after: number): Db {
  let left = after;
  const use = () => {
    if (left <= 0) throw new Killed();
    left -= 1;
  };
  const watched = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_target, key) {
        const value = Reflect.get(target, key);
        if (key === 'transaction') {
          return async (work: (tx: never) => Promise<unknown>) => {
            use();
            const result = await (value as typeof db.transaction).call(target, (tx) => work(watched(tx) as never));
            use();
            return result;
          };
        }
        if (typeof value !== 'function') return value;
        if (key !== 'select' && key !== 'insert' && key !== 'update' && key !== 'delete' && key !== 'execute')
          return value;
        return (...parameters: unknown[]) => {
          use();
          return value.apply(target, parameters);
        };
      },
    });
  return watched(db);
}
