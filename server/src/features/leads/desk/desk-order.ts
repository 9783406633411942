import { DEFAULT_DESK_SORT, type DeskQuery, type DeskSort, type SortOrder } from '@named-first/contract';
import type { SQL } from 'drizzle-orm';
import { deskKeys, leads } from '../../../db/schema/index.ts';
import { type Cursor, type CursorKeyType, readCursor } from '../../page-cursor.ts';
import { type LeadOrder, scoreKey, sortedBy } from '../lead-order.ts';

/** @throws AppError `invalid-input` if the query's cursor belongs to a different order. */
export function deskOrder(query: DeskQuery): { order: LeadOrder; cursor: Cursor | null } {
  const sort = query.sort ?? DEFAULT_DESK_SORT.sort;
  const direction = query.order ?? (query.sort === undefined ? DEFAULT_DESK_SORT.order : 'desc');
  const { key, type } = keyOf(sort, direction);
  const order = sortedBy({ name: `desk ${sort} ${direction}`, key, type, direction });
  return { order, cursor: query.cursor === undefined ? null : readCursor(query.cursor, order.name, type) };
}

function keyOf(sort: DeskSort, order: SortOrder): { key: SQL; type: CursorKeyType } {
  switch (sort) {
    case 'createdAt':
      return { key: leads.createdAt.getSQL(), type: 'timestamptz' };
    case 'stage':
      return { key: deskKeys.stage(leads), type: 'int' };
    case 'reads':
      return { key: deskKeys.reads(leads), type: 'int' };
    case 'nextCallAt':
      return { key: deskKeys.nextCallAt(leads), type: 'timestamptz' };
    case 'lastReadAt':
      return { key: deskKeys.lastReadAt(leads), type: 'timestamptz' };
    case 'aiVisibilityScore':
      return { key: scoreKey(order), type: 'int' };
  }
}
