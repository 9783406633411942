import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from '../columns.ts';
import { clients } from './clients.ts';

/**
 * What is owed to a client of one kind of work in one month. The numbers are derived from the plan spans and the work
 * entries, and stored so that lists need not compute them.
 */
export const deliverables = pgTable(
  'deliverables',
  {
    id: generatedId(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** `WorkTemplate.id` of the contract. */
    workId: text('work_id').notNull(),
    /** The month as `2026-11`, or `once`. */
    period: text('period').notNull(),
    promised: integer('promised').notNull(),
    carriedIn: integer('carried_in').notNull().default(0),
    done: integer('done').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    carriedOut: integer('carried_out').notNull().default(0),
    /** Work done beyond what is owed after a downgrade. */
    surplus: integer('surplus').notNull().default(0),
    dueAt: timestampMs('due_at').notNull(),
    open: integer('open')
      .notNull()
      .generatedAlwaysAs(sql.raw('promised + carried_in + surplus - done - skipped - carried_out')),
  },
  (table) => [
    uniqueIndex('deliverables_client_id_work_id_period_index').on(table.clientId, table.workId, table.period),
    index('deliverables_open_index').on(table.clientId).where(sql`${table.open} > 0`),
    check('deliverables_open_check', sql`${table.open} >= 0`),
  ],
);

/** One piece of work that was done, skipped or moved to the next month. An undone entry is kept but not counted. */
export const workEntries = pgTable(
  'work_entries',
  {
    id: generatedId(),
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['done', 'skipped', 'carried'] }).notNull(),
    count: integer('count').notNull(),
    /** The URL or file that proves it. */
    evidence: text('evidence'),
    /** The check whose result changed. */
    checkId: text('check_id'),
    /** Why it was skipped or moved, or a note on the work. */
    note: text('note'),
    /** The person at the client who approved it. */
    approvedBy: text('approved_by'),
    createdAt: createdAt(),
    undoneAt: timestampMs('undone_at'),
  },
  (table) => [
    index('work_entries_deliverable_id_index').on(table.deliverableId),
    check('work_entries_count_check', sql`${table.count} > 0`),
    check('work_entries_kind_check', sql`${table.kind} in ('done', 'skipped', 'carried')`),
  ],
);
