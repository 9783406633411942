import type { LeadListQuery } from '@named-first/contract';
import { and, sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import type { Cursor } from '../page-cursor.ts';
import type { LeadDeps } from './deps.ts';
import { leadOrder } from './lead-order.ts';
import { LISTED, LISTED_WITH_REPORT, type ListedLead, leadView } from './lead-view.ts';
import { matches } from './list-leads.ts';

/** With reports, a batch has a few megabytes; without them, rows are small. */
const BATCH = { withReport: 100, plain: 1000 };

/**
 * All leads that match a search, in order, in batches that are read on demand, so that memory holds only one batch.
 *
 * @throws AppError `invalid-input` for an invalid cursor, before anything is read.
 */
export function eachLead(deps: Pick<LeadDeps, 'db'>, query: LeadListQuery): AsyncGenerator<ListedLead[]> {
  // Validate before the first batch is requested, because a response that has started can no longer be refused.
  return batches(deps, query, leadOrder(query));
}

async function* batches(
  deps: Pick<LeadDeps, 'db'>,
  query: LeadListQuery,
  { order, cursor: first }: ReturnType<typeof leadOrder>,
): AsyncGenerator<ListedLead[]> {
  const withReport = query.include === 'report';
  const size = withReport ? BATCH.withReport : BATCH.plain;
  let cursor: Cursor | null = first;
  while (true) {
    const rows = await deps.db
      .select({ ...(withReport ? LISTED_WITH_REPORT : LISTED), key: sql<string>`${order.keyText(order.key)}` })
      .from(leads)
      .where(and(query.q ? matches(query.q) : undefined, cursor ? order.after(cursor) : undefined))
      .orderBy(sql`${order.key} ${order.direction}`, sql`${leads.id} ${order.direction}`)
      .limit(size);
    if (rows.length > 0) yield rows.map(({ key: _key, ...row }) => leadView(row));
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    cursor = { order: order.name, key: last.key, id: last.id };
  }
}
