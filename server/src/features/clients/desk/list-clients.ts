import { type ClientListQuery, type ClientPage, PAGE_LIMIT } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/index.ts';
import { type Cursor, writeCursor } from '../../page-cursor.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientOrder, clientOrder } from './client-order.ts';
import { clientItem, clientRows, type RawClient } from './client-rows.ts';

const DEFAULT_LIMIT = 50;

type Found = RawClient & { total: number; key_text: string };

/**
 * One page of clients, searched, filtered and sorted in the database. Scores and open work are worked out for every
 * client at once: an agency has some thousands of clients at most, and no stored sum can be wrong.
 *
 * @throws AppError `invalid-input` when the cursor belongs to another order.
 */
export async function listClients(deps: Pick<ClientDeps, 'db' | 'clock'>, query: ClientListQuery): Promise<ClientPage> {
  const { order, cursor } = clientOrder(query);
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const { rows } = await deps.db.execute<Found | { total: number; id: null }>(
    pageOf(clientRows(deps.clock.now(), matches(query)), order, cursor, limit + 1),
  );
  const found = rows.filter((row): row is Found => row.id !== null);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    clients: shown.map(clientItem),
    total: rows[0]?.total ?? 0,
    nextCursor:
      last && found.length > limit ? writeCursor({ order: order.name, key: last.key_text, id: last.id }) : null,
  };
}

function pageOf(rows: SQL, order: ClientOrder, cursor: Cursor | null, limit: number): SQL {
  return sql`
    with found as materialized (${rows}),
    keyed as (select found.*, ${order.key} as key from found),
    page as (select * from keyed where ${cursor ? order.after(cursor) : sql`true`}
              order by key ${order.direction}, id ${order.direction} limit ${limit})
    select total.count as total, page.*, ${order.keyText} as key_text
      from (select count(*)::int as count from found) as total left join page on true
     order by page.key ${order.direction}, page.id ${order.direction}`;
}

/** The words as they stand: nothing in them is a wildcard. */
function matches({ q, state, plan }: ClientListQuery): SQL {
  const conditions = [
    q ? sql`strpos(${clients.searchText}, lower(${q})) > 0` : undefined,
    state && sql`${clients.state} = ${state}`,
    plan && sql`${clients.planId} = ${plan}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
