import { type LeadListQuery, type LeadPage, PAGE_LIMIT } from '@named-first/contract';
import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import { type Cursor, writeCursor } from '../page-cursor.ts';
import type { LeadDeps } from './deps.ts';
import { type LeadOrder, leadOrder } from './lead-order.ts';
import { LISTED, LISTED_WITH_REPORT, type ListedLead, leadView } from './lead-view.ts';

const DEFAULT_LIMIT = 50;

type Found = { id: string; key: string };

/**
 * One page of leads, searched and sorted in the database.
 *
 * @throws AppError `invalid-input` if the cursor belongs to a different order.
 */
export async function listLeads(deps: Pick<LeadDeps, 'db'>, query: LeadListQuery): Promise<LeadPage<ListedLead>> {
  const { order, cursor } = leadOrder(query);
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const { found, total } = await (query.q
    ? searchPage(deps, { order, cursor, limit: limit + 1, where: matches(query.q) })
    : plainPage(deps, { order, cursor, limit: limit + 1 }));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    leads: await readLeads(deps, shown, query.include === 'report'),
    total,
    nextCursor: last && found.length > limit ? writeCursor({ ...last, order: order.name }) : null,
  };
}

type PageRequest = { order: LeadOrder; cursor: Cursor | null; limit: number };

async function plainPage(deps: Pick<LeadDeps, 'db'>, request: PageRequest) {
  const [all] = await deps.db.select({ total: count() }).from(leads);
  return { found: await findPage(deps, { ...request, where: undefined }), total: all!.total };
}

/** Reads the index of the order and stops after one page. */
export function findPage(
  { db }: Pick<LeadDeps, 'db'>,
  { order, cursor, limit, where }: PageRequest & { where: SQL | undefined },
): Promise<Found[]> {
  return db
    .select({ id: leads.id, key: sql<string>`${order.keyText(order.key)}` })
    .from(leads)
    .where(and(where, cursor ? order.after(cursor) : undefined))
    .orderBy(sql`${order.key} ${order.direction}`, sql`${leads.id} ${order.direction}`)
    .limit(limit);
}

/** Reads the search text of every lead once, for total and page together, so a search costs the same for any words. */
export async function searchPage(
  deps: Pick<LeadDeps, 'db'>,
  { order, cursor, limit, where }: PageRequest & { where: SQL },
): Promise<{ found: Found[]; total: number }> {
  const { rows } = await deps.db.execute<{ total: number; id: string | null; key: string | null }>(sql`
    with found as materialized (
      select ${leads.id} as id, ${order.key} as key,
             ${cursor ? order.after(cursor) : sql`true`} as after
        from ${leads} where ${where}),
    page as (select id, key from found where after
              order by key ${order.direction}, id ${order.direction} limit ${limit})
    select total.count as total, page.id, ${order.keyText(sql`page.key`)} as key
      from (select count(*)::int as count from found) as total left join page on true
     order by page.key ${order.direction}, page.id ${order.direction}`);
  const found = rows.flatMap(({ id, key }): Found[] => (id === null || key === null ? [] : [{ id, key }]));
  return { found, total: rows[0]?.total ?? 0 };
}

/**
 * A case-insensitive substring search over name, email, business name, website and phone. `%` and `_` are ordinary
 * characters.
 */
export function matches(q: string): SQL {
  return sql`strpos(${leads.searchText}, lower(${q})) > 0`;
}

async function readLeads(deps: Pick<LeadDeps, 'db'>, found: Found[], withReport: boolean): Promise<ListedLead[]> {
  if (found.length === 0) return [];
  const rows = await deps.db
    .select(withReport ? LISTED_WITH_REPORT : LISTED)
    .from(leads)
    .where(
      inArray(
        leads.id,
        found.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, leadView(row)]));
  // A lead that was erased between the two queries is left out.
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
