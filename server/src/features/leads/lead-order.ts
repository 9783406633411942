import { DEFAULT_LEAD_SORT, type LeadListQuery, type LeadSort, type SortOrder } from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { leads, textKey } from '../../db/schema/index.ts';
import { type Cursor, type CursorKeyType, readCursor } from '../page-cursor.ts';

/** A sort order of leads. Each has an index, so every page costs the same. The id breaks ties. */
export type LeadOrder = {
  /** Column and direction, as named in cursors. */
  name: string;
  /** The expression that is compared. */
  key: SQL;
  /** The key, or a column that contains it, as text that the database parses back exactly. */
  keyText(key: SQL): SQL;
  /** The type by which the database compares keys. */
  type: CursorKeyType;
  direction: SQL;
  /** Matches only rows after a cursor. */
  after(cursor: Cursor): SQL;
};

/** @throws AppError `invalid-input` if the query's cursor belongs to a different order. */
export function leadOrder(query: LeadListQuery): { order: LeadOrder; cursor: Cursor | null } {
  const sort = query.sort ?? DEFAULT_LEAD_SORT.sort;
  const order = describe(sort, query.order ?? DEFAULT_LEAD_SORT.order);
  return { order, cursor: query.cursor === undefined ? null : readCursor(query.cursor, order.name, order.type) };
}

function describe(sort: LeadSort, direction: SortOrder): LeadOrder {
  return sortedBy({ name: `${sort} ${direction}`, direction, ...keyOf(sort, direction) });
}

type Sorting = { name: string; key: SQL; type: CursorKeyType; direction: SortOrder };

/** Sorts by one key, and by the id if keys are equal. */
export function sortedBy({ name, key, type, direction }: Sorting): LeadOrder {
  const follows = sql.raw(direction === 'asc' ? '>' : '<');
  return {
    name,
    key,
    keyText: type === 'timestamptz' ? timestampText : asText,
    type,
    direction: sql.raw(direction),
    after: (cursor) => sql`(${key}, ${leads.id}) ${follows} (${cursor.key}::${sql.raw(type)}, ${cursor.id}::uuid)`,
  };
}

const asText = (key: SQL) => sql`(${key})::text`;

const timestampText = (key: SQL) => sql`to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function keyOf(sort: LeadSort, order: SortOrder): { key: SQL; type: CursorKeyType } {
  if (sort === 'createdAt') return { key: sql`${leads.createdAt}`, type: 'timestamptz' };
  if (sort === 'aiVisibilityScore') return { key: scoreKey(order), type: 'int' };
  return { key: textKey(leads[sort]), type: 'text' };
}

/** Leads without a score come last in both directions. */
export function scoreKey(order: SortOrder): SQL {
  return sql`coalesce(${leads.aiVisibilityScore}, ${sql.raw(order === 'asc' ? '101' : '-1')})`;
}
