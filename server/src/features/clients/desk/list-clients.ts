import { type ClientListQuery, type ClientPage, PAGE_LIMIT } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { clients } from '../../../db/schema/index.ts';
import { type Cursor, writeCursor } from '../../page-cursor.ts';
import type { ClientDeps } from '../deps.ts';
import { type ClientOrder, clientOrder } from './client-order.ts';
import { clientItem, clientsWhere, type RawClient, withFigures, withScore, withWork } from './client-rows.ts';

const DEFAULT_LIMIT = 50;

type Found = RawClient & { total: number; key_text: string };

/**
 * One page of clients, searched, filtered and sorted in the database. Scores and open work are computed only for the
 * page, or for all clients if the list is sorted by them. An agency has at most a few thousand clients, and this way no
 * stored sum can be wrong.
 *
 * @throws AppError `invalid-input` if the cursor belongs to a different order.
 */
export async function listClients(deps: Pick<ClientDeps, 'db' | 'clock'>, query: ClientListQuery): Promise<ClientPage> {
  const { order, cursor } = clientOrder(query);
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const { rows } = await deps.db.execute<Found | { total: number; id: null }>(
    pageOf(deps.clock.now(), clientsWhere(matches(query)), { order, cursor, limit: limit + 1 }),
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

type Page = { order: ClientOrder; cursor: Cursor | null; limit: number };

/** The figures computed for all clients for sorting, and those computed only for the page. */
const FIGURES: Record<'nothing' | 'score' | 'work', (now: Date, all: SQL, cut: SQL) => { sorted: SQL; page: SQL }> = {
  nothing: (now, all, cut) => ({ sorted: all, page: withFigures(now, cut) }),
  score: (now, all, cut) => ({ sorted: withScore(all), page: withWork(now, cut) }),
  work: (now, all, cut) => ({ sorted: withWork(now, all), page: withScore(cut) }),
};

function pageOf(now: Date, matching: SQL, { order, cursor, limit }: Page): SQL {
  const cut = sql`select * from keyed where ${cursor ? order.after(cursor) : sql`true`}
                   order by key ${order.direction}, id ${order.direction} limit ${limit}`;
  const { sorted, page } = FIGURES[order.needs ?? 'nothing'](now, matching, cut);
  return sql`
    with matching as materialized (${sorted}),
    keyed as (select matching.*, ${order.key} as key from matching),
    page as (${page})
    select total.count as total, page.*, ${order.keyText} as key_text
      from (select count(*)::int as count from matching) as total left join page on true
     order by page.key ${order.direction}, page.id ${order.direction}`;
}

/** Matches the words literally: they contain no wildcards. */
function matches({ q, state, plan }: ClientListQuery): SQL {
  const conditions = [
    q ? sql`strpos(${clients.searchText}, lower(${q})) > 0` : undefined,
    state && sql`${clients.state} = ${state}`,
    plan && sql`${clients.planId} = ${plan}`,
  ].filter((condition) => condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
