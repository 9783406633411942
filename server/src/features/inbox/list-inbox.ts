import { type InboxItems, type InboxList, type InboxPage, type InboxQuery, PAGE_LIMIT } from '@named-first/contract';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type CsvCell, csvLines } from '../csv-file.ts';
import { type Cursor, readCursor, writeCursor } from '../page-cursor.ts';
import type { InboxDeps } from './deps.ts';
import { INBOX } from './inbox-lists.ts';

const DEFAULT_LIMIT = 50;
const FILE_BATCH = 500;

type AnyItem = InboxItems[InboxList];

/** One page of a list, newest first. @throws AppError `invalid-input` if the cursor belongs to another list. */
export async function listInbox<L extends InboxList>(
  deps: Pick<InboxDeps, 'db'>,
  list: L,
  query: InboxQuery,
): Promise<InboxPage<L>> {
  const { table } = INBOX[list];
  const limit = Math.min(query.limit ?? DEFAULT_LIMIT, PAGE_LIMIT);
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor, list, 'timestamptz');
  const [all] = await deps.db.select({ total: count() }).from(table).where(condition(list, query.q));
  const found = await readRows(deps, { list, q: query.q, cursor, limit: limit + 1 });
  const items = await completed(deps, list, found.slice(0, limit));
  const last = items.at(-1);
  return {
    items: items as InboxItems[L][],
    total: all!.total,
    nextCursor: last && found.length > limit ? writeCursor(placeOf(list, last)) : null,
  };
}

function completed<L extends InboxList>({ db }: Pick<InboxDeps, 'db'>, list: L, rows: AnyItem[]): Promise<AnyItem[]> {
  const complete = INBOX[list].complete as ((...of: [InboxDeps['db'], AnyItem[]]) => Promise<AnyItem[]>) | undefined;
  return complete ? complete(db, rows) : Promise.resolve(rows);
}

/** The results of a search as a CSV file, in chunks. */
export async function* exportInbox(deps: Pick<InboxDeps, 'db'>, list: InboxList, q?: string): AsyncGenerator<string> {
  const file = INBOX[list].file as [string, keyof AnyItem][];
  yield csvLines([file.map(([heading]) => heading)]);
  let cursor: Cursor | null = null;
  while (true) {
    const rows: AnyItem[] = await readRows(deps, { list, q, cursor, limit: FILE_BATCH });
    if (rows.length > 0) yield csvLines(rows.map((row) => file.map(([, key]) => cellOf(row[key]))));
    const last = rows.at(-1);
    if (!last || rows.length < FILE_BATCH) return;
    cursor = placeOf(list, last);
  }
}

type RowsRequest = { list: InboxList; q: string | undefined; cursor: Cursor | null; limit: number };

async function readRows(deps: Pick<InboxDeps, 'db'>, { list, q, cursor, limit }: RowsRequest): Promise<AnyItem[]> {
  const { table } = INBOX[list];
  const columns = INBOX[list].columns as Record<string, AnyPgColumn>;
  const { id, createdAt } = INBOX[list].columns;
  const after = cursor && sql`(${createdAt}, ${id}) < (${cursor.key}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await deps.db
    .select(columns)
    .from(table)
    .where(and(condition(list, q), after ?? undefined))
    .orderBy(sql`${createdAt} desc`, sql`${id} desc`)
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: (row.createdAt as Date).toISOString() })) as unknown as AnyItem[];
}

/** A case-insensitive substring search over the list's search columns. `%` and `_` are ordinary characters. */
function condition(list: InboxList, q: string | undefined): SQL | undefined {
  const { only, search } = INBOX[list];
  if (!q) return only;
  const hits = search.map((column) => sql`strpos(lower(${column}), lower(${q})) > 0`);
  return and(only, sql`(${sql.join(hits, sql` or `)})`);
}

function placeOf(list: InboxList, { createdAt, id }: AnyItem): Cursor {
  return { order: list, key: createdAt, id };
}

function cellOf(value: unknown): CsvCell {
  return Array.isArray(value) ? value.join(', ') : (value as CsvCell);
}
