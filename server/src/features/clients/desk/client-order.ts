import {
  CLIENT_STATES,
  type ClientListQuery,
  type ClientSort,
  DEFAULT_CLIENT_SORT,
  PLANS,
  type SortOrder,
} from '@named-first/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Cursor, type CursorKeyType, readCursor } from '../../page-cursor.ts';

/** A sort order of the list: compares by `key`, then by `id`. Keys use the columns of `client-rows.ts`. */
export type ClientOrder = {
  /** Column and direction, as named in cursors. */
  name: string;
  /** What must be computed for every client before the list can be cut, in addition to the columns of `clients`. */
  needs: 'score' | 'work' | null;
  key: SQL;
  /** The key of a row as text that the database parses back exactly. */
  keyText: SQL;
  direction: SQL;
  /** Matches only rows after a cursor. */
  after(cursor: Cursor): SQL;
};

const NEEDS: Partial<Record<ClientSort, 'score' | 'work'>> = {
  score: 'score',
  change: 'score',
  workOpen: 'work',
  workLate: 'work',
};

/** @throws AppError `invalid-input` if the query's cursor belongs to a different order. */
export function clientOrder(query: ClientListQuery): { order: ClientOrder; cursor: Cursor | null } {
  const sort = query.sort ?? DEFAULT_CLIENT_SORT.sort;
  const direction = query.order ?? DEFAULT_CLIENT_SORT.order;
  const { key, type } = keyOf(sort, direction);
  const follows = sql.raw(direction === 'asc' ? '>' : '<');
  const order: ClientOrder = {
    name: `${sort} ${direction}`,
    needs: NEEDS[sort] ?? null,
    key,
    keyText:
      type === 'timestamptz' ? sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : sql`key::text`,
    direction: sql.raw(direction),
    after: (cursor) => sql`(key, id) ${follows} (${cursor.key}::${sql.raw(type)}, ${cursor.id}::uuid)`,
  };
  return { order, cursor: query.cursor === undefined ? null : readCursor(query.cursor, order.name, type) };
}

/** Rows without a value come last in both directions. */
function keyOf(sort: ClientSort, order: SortOrder): { key: SQL; type: CursorKeyType } {
  const last = (ascending: string, descending: string) => sql.raw(order === 'asc' ? ascending : descending);
  const time = (column: SQL) => ({
    key: sql`coalesce(${column}, ${last("'9999-12-31T00:00:00Z'", "'1970-01-01T00:00:00Z'")}::timestamptz)`,
    type: 'timestamptz' as const,
  });
  const number = (column: SQL, ascending = '1000', descending = '-1000') => ({
    key: sql`coalesce(${column}, ${last(ascending, descending)})`,
    type: 'int' as const,
  });
  switch (sort) {
    case 'startedAt':
      return time(sql`started_at`);
    case 'lastContactAt':
      return time(sql`last_contact_at`);
    case 'endsAt':
      return time(sql`ends_at`);
    case 'businessName':
      return { key: sql`left(lower(business_name), 300) collate "C"`, type: 'text' };
    case 'plan':
      return number(
        rankOf(
          'plan_id',
          PLANS.map(({ id }) => id),
        ),
      );
    case 'state':
      return number(rankOf('state', CLIENT_STATES));
    case 'score':
      return number(sql`score`);
    case 'change':
      return number(sql`score - baseline_score`);
    case 'workOpen':
      return number(sql`work_open`);
    case 'workLate':
      return number(sql`work_late`);
  }
}

function rankOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`array_position(array[${values.map((value) => `'${value}'`).join(', ')}], ${column})`);
}
