import { FIX_CHECK_OUTCOMES, type FixCheck } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';
import { leads } from './leads.ts';

/** Each click on "I did it: check this one" in a lead's report, with its result. */
export const fixChecks = pgTable(
  'fix_checks',
  {
    id: generatedId(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    insightId: text('insight_id').notNull(),
    outcome: text('outcome', { enum: FIX_CHECK_OUTCOMES }).notNull(),
    /** What the check found, or why it failed, worded for the owner. */
    words: text('words').notNull().default(''),
    evidence: jsonb('evidence').$type<FixCheck['evidence']>().notNull().default([]),
    requests: integer('requests').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: timestampMs('finished_at'),
  },
  (table) => [
    index('fix_checks_lead_id_created_at_index').on(table.leadId, table.createdAt),
    check(
      'fix_checks_outcome_check',
      sql`${table.outcome} in ('running', 'fixed', 'better', 'not-fixed', 'worse', 'cannot-tell', 'site-down', 'failed')`,
    ),
  ],
);
