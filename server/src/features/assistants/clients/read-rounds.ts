import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Place, READER_VERSION, type Round, readAnswer } from '@named-first/answers';
import type { BusinessFacts } from '@named-first/contract';
import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { panelAnswers, panelReadings, panelRuns } from '../../../db/schema/index.ts';

/** A year of months with a baseline. */
const MAX_ROUNDS = 13;
/** Reading an answer takes several milliseconds of processor time, so a year is read in several requests. */
const MAX_READ_AT_ONCE = 100;

type Client = { id: string; facts: BusinessFacts };
type Market = { id: string; place: Place };

/**
 * The newest rounds of a market with what they say about a client, oldest first. Answers that were not read for this
 * client before are read now and stored, newest first.
 *
 * @returns `unread`: how many are left for the next call.
 */
export async function readRounds(
  db: Database,
  market: Market,
  client: Client,
): Promise<{ rounds: Round[]; unread: number }> {
  const runs = await newestRuns(db, market.id);
  const unread = await readMissing(db, { market, client, runIds: runs.map(({ id }) => id) });
  const read = await readAnswers(
    db,
    client.id,
    runs.map(({ id }) => id),
  );
  const rounds = runs.map(({ id, purpose, period, createdAt }) => ({
    ...{ runId: id, purpose, period, date: createdAt.toISOString().slice(0, 10) },
    answers: read.filter(({ runId }) => runId === id),
  }));
  return { rounds: rounds.reverse(), unread };
}

type Run = Pick<typeof panelRuns.$inferSelect, 'id' | 'period' | 'createdAt'> & { purpose: Round['purpose'] };

async function newestRuns(db: Database, marketId: string): Promise<Run[]> {
  const { id, purpose, period, createdAt } = panelRuns;
  const runs = await db
    .select({ id, purpose, period, createdAt })
    .from(panelRuns)
    .where(and(eq(panelRuns.marketId, marketId), notInArray(purpose, ['sample', 'branded'])))
    // Answers of a past month can be pasted at any time, so the month decides and not the day on which they arrived.
    .orderBy(
      desc(sql`coalesce(${period}, to_char(${createdAt} at time zone 'UTC', 'YYYY-MM'))`),
      desc(createdAt),
      desc(id),
    )
    .limit(MAX_ROUNDS);
  return runs.flatMap((run) =>
    run.purpose === 'sample' || run.purpose === 'branded' ? [] : [{ ...run, purpose: run.purpose }],
  );
}

type Missing = { market: Market; client: Client; runIds: string[] };

async function readMissing(db: Database, { market, client, runIds }: Missing): Promise<number> {
  if (runIds.length === 0) return 0;
  const isMissing = and(
    ...[inArray(panelAnswers.runId, runIds), eq(panelAnswers.state, 'answered')],
    ...[isNotNull(panelAnswers.answer), isNotNull(panelAnswers.cohort), isNotNull(panelAnswers.askedAt)],
    or(isNull(panelReadings.readerVersion), ne(panelReadings.readerVersion, READER_VERSION)),
  );
  const ofClient = and(eq(panelReadings.answerId, panelAnswers.id), eq(panelReadings.clientId, client.id));
  const { id, question, sample, cohort, askedAt, answer } = panelAnswers;
  const missing = await db
    .select({ id, question, sample, cohort, askedAt, answer, all: sql<number>`(count(*) over ())::int` })
    .from(panelAnswers)
    .leftJoin(panelReadings, ofClient)
    .where(isMissing)
    .orderBy(desc(askedAt), id)
    .limit(MAX_READ_AT_ONCE);
  const read: (typeof panelReadings.$inferInsert)[] = [];
  for (const { all: _, ...one } of missing) {
    const reading = readAnswer(
      { ...one, place: market.place, cohort: one.cohort!, answer: one.answer!, askedAt: one.askedAt!.toISOString() },
      client.facts,
    );
    const { facts } = client;
    if (reading)
      read.push({
        ...{ clientId: client.id, answerId: one.id, verdict: reading.verdict, readerVersion: READER_VERSION },
        factsReadAt: new Date(facts.readAt),
      });
    // Other visitors are served in between.
    await yieldToEventLoop();
  }
  await store(db, read);
  return (missing[0]?.all ?? 0) - read.length;
}

/** Two concurrent requests read the same answers; the first result is kept. */
async function store(db: Database, rows: (typeof panelReadings.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(panelReadings)
    .values(rows)
    .onConflictDoUpdate({
      target: [panelReadings.clientId, panelReadings.answerId],
      set: {
        verdict: sql`excluded.verdict`,
        readerVersion: sql`excluded.reader_version`,
        factsReadAt: sql`excluded.facts_read_at`,
      },
      setWhere: ne(panelReadings.readerVersion, sql`excluded.reader_version`),
    });
}

async function readAnswers(db: Database, clientId: string, runIds: string[]) {
  if (runIds.length === 0) return [];
  const { runId, cohort, question } = panelAnswers;
  const rows = await db
    .select({
      ...{ runId, cohort, question, verdict: panelReadings.verdict },
      searched: sql<boolean>`(${panelAnswers.answer} ->> 'searched')::boolean`,
    })
    .from(panelReadings)
    .innerJoin(panelAnswers, eq(panelAnswers.id, panelReadings.answerId))
    .where(and(eq(panelReadings.clientId, clientId), inArray(runId, runIds)))
    .orderBy(panelAnswers.askedAt, panelAnswers.id);
  return rows.map(({ verdict, cohort: own, ...row }) => ({ ...row, cohort: own!, named: verdict === 'named' }));
}
