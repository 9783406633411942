import { OWN_VERDICTS } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from '../clients/clients.ts';
import { timestampMs } from '../columns.ts';
import { panelAnswers } from './panel-answers.ts';

/**
 * Whether an answer names a client, judged by the facts that were known when it was read. Later facts do not change
 * earlier months; a new version of the reader does.
 */
export const panelReadings = pgTable(
  'panel_readings',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => panelAnswers.id, { onDelete: 'cascade' }),
    verdict: text('verdict', { enum: OWN_VERDICTS }).notNull(),
    /** `READER_VERSION` of the reading. */
    readerVersion: integer('reader_version').notNull(),
    /** When the facts were read on the client's site. */
    factsReadAt: timestampMs('facts_read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.answerId] }),
    index('panel_readings_answer_id_index').on(table.answerId),
    check(
      'panel_readings_verdict_check',
      sql`${table.verdict} in ('named', 'cited-only', 'somebody-alike', 'not-named')`,
    ),
  ],
);
