import { DEFAULT_LEAD_SORT, type LeadListQuery, type LeadSort, type SortOrder } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { leads, textKey } from '../../db/schema/index.ts';
import { type Cursor, type CursorKeyType, readCursor } from '../page-cursor.ts';

/** An order of leads: an index holds each, so a page costs the same wherever it is. The id settles ties. */
export type LeadOrder = {
  /** Column and direction, as cursors name it. */
  name: string;
  /** What is compared. */
  key: SQL;
  /** The key, or a column that holds it, as text that the database reads back exactly. */
  keyText(key: SQL): SQL;
  /** What the database compares keys as. */
  type: CursorKeyType;
  direction: SQL;
  /** Only what comes after a cursor. */
  after(cursor: Cursor): SQL;
};

/** @throws AppError `invalid-input` when the query's cursor is not of its order. */
export function leadOrder(query: LeadListQuery): { order: LeadOrder; cursor: Cursor | null } {
  const sort = query.sort ?? DEFAULT_LEAD_SORT.sort;
  const order = describe(sort, query.order ?? DEFAULT_LEAD_SORT.order);
  return { order, cursor: query.cursor === undefined ? null : readCursor(query.cursor, order.name, order.type) };
}

function describe(sort: LeadSort, order: SortOrder): LeadOrder {
  const { key, type, keyText = asText } = keyOf(sort, order);
  const follows = sql.raw(order === 'asc' ? '>' : '<');
  return {
    name: `${sort} ${order}`,
    key,
    keyText,
    type,
    direction: sql.raw(order),
    after: (cursor) => sql`(${key}, ${leads.id}) ${follows} (${cursor.key}::${sql.raw(type)}, ${cursor.id}::uuid)`,
  };
}

const asText = (key: SQL) => sql`(${key})::text`;

function keyOf(sort: LeadSort, order: SortOrder): { key: SQL; type: CursorKeyType; keyText?: LeadOrder['keyText'] } {
  if (sort === 'createdAt') {
    return {
      key: sql`${leads.createdAt}`,
      type: 'timestamptz',
      keyText: (key) => sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    };
  }
  // A lead without a score stands last, whichever way the scores run.
  if (sort === 'aiVisibilityScore') {
    return { key: sql`coalesce(${leads.aiVisibilityScore}, ${sql.raw(order === 'asc' ? '101' : '-1')})`, type: 'int' };
  }
  return { key: textKey(leads[sort]), type: 'text' };
}
