import type { Answer, Cohort, Provider, Question } from '@named-first/answers';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from '../columns.ts';
import { panelRuns } from './panel-runs.ts';

/** One question to one assistant, and its result. The row is written before the request is sent. */
export const panelAnswers = pgTable(
  'panel_answers',
  {
    id: generatedId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => panelRuns.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<Provider>().notNull(),
    questionId: text('question_id').notNull(),
    /** The number of this attempt at the question, from 0. */
    sample: integer('sample').notNull(),
    question: jsonb('question').$type<Question>().notNull(),
    state: text('state', {
      enum: ['planned', 'asking', 'answered', 'refused', 'empty', 'failed', 'skipped'],
    }).notNull(),
    /** Incremented before each request, so a row is never asked more often than this number. */
    attempts: integer('attempts').notNull().default(0),
    /** The earliest time of the next request. */
    dueAt: timestampMs('due_at').notNull(),
    /** When the last request started. */
    askedAt: timestampMs('asked_at'),
    finishedAt: timestampMs('finished_at'),
    /** The code of the reason why it failed or was skipped. */
    reason: text('reason'),
    answer: jsonb('answer').$type<Answer>(),
    cohort: jsonb('cohort').$type<Cohort>(),
    /** The cost of all attempts, including the reserves of those with an unknown outcome. In whole micro-dollars. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    /** The raw body as evidence, deleted after 90 days. */
    raw: text('raw'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('panel_answers_run_id_provider_question_id_sample_index').on(
      ...[table.runId, table.provider, table.questionId, table.sample],
    ),
    index('panel_answers_open_index')
      .on(table.provider, table.state)
      .where(sql`${table.state} in ('planned', 'asking')`),
    index('panel_answers_raw_index').on(table.finishedAt).where(sql`${table.raw} is not null`),
    check(
      'panel_answers_state_check',
      sql`${table.state} in ('planned', 'asking', 'answered', 'refused', 'empty', 'failed', 'skipped')`,
    ),
  ],
);
